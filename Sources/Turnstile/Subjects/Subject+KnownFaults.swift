extension Subject {
  /// Returns true if a finding is declared as known.
  package func knows(_ finding: Finding) -> Bool {
    knownFaults.contains { finding.isCovered(by: $0) }
  }
}
