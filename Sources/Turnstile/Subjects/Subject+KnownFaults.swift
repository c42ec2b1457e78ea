extension Subject {
  /// Returns true if the subject declares a finding as known.
  package func knows(_ finding: Finding) -> Bool {
    knownFaults.contains { finding.isCovered(by: $0) }
  }
}
