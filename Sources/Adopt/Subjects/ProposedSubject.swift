/// A subject that `init` proposes for a part of an app.
struct ProposedSubject {
  /// The expression that makes the subject.
  let text: String
  /// The names of the animators, interactors and presentation controllers that the subject runs.
  let classes: [String]
  /// True if the subject can be checked where the launched app leaves it out: it needs nothing that
  /// only the app gives it.
  let canWait: Bool

  init(_ text: String, runs classes: [String] = [], canWait: Bool = false) {
    self.text = text
    self.classes = classes
    self.canWait = canWait && !classes.isEmpty
  }

  /// The expression for a list that begins with the app: the subject is checked if no run of the app
  /// comes to one of its classes.
  var waiting: String {
    let names = classes.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(text)\(text.contains("\n") ? "" : "\n  ").ifNeverRan(\(names))"
  }
}
