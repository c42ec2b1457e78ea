extension Subject {
  /// The faults that the subject declares, known and rare ones, none of which makes a check fail.
  package var declaredFaults: [Finding] { knownFaults + rareFaults }

  /// Returns true if the subject declares the finding as known or rare.
  package func knows(_ finding: Finding) -> Bool {
    declaredFaults.contains { finding.isCovered(by: $0) }
  }

  /// Returns the subject with no fault declared, so that a check reports each that it finds.
  package var withoutKnownFaults: Subject {
    var subject = self
    subject.knownFaults = []
    subject.rareFaults = []
    return subject
  }
}
