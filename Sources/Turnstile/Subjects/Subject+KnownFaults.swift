extension Subject {
  /// Returns true if the subject declares the finding among its known faults, which do not make a
  /// check fail.
  package func knows(_ finding: Finding) -> Bool {
    knownFaults.contains { finding.isCovered(by: $0) }
  }
}
