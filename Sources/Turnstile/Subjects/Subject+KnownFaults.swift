extension Subject {
  /// Returns true if the subject declares the finding among its known or rare faults, which do not
  /// make a check fail.
  package func knows(_ finding: Finding) -> Bool {
    (knownFaults + rareFaults).contains { finding.isCovered(by: $0) }
  }

  /// Returns the subject with no fault declared, so that a check reports each that it finds.
  package var withoutKnownFaults: Subject {
    var subject = self
    subject.knownFaults = []
    subject.rareFaults = []
    return subject
  }
}
