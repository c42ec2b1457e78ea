/// A subject, that is, a transition to test, that `init` proposes for a part of an app.
struct ProposedSubject {
  /// The Swift expression that creates the subject.
  let text: String
  /// The names of the animators, interactors and presentation controllers that the subject runs.
  let classes: [String]
  /// True if the subject can be checked without the app, because it needs nothing that only the
  /// running app gives it. Such a subject is checked if the launched app never reaches its classes.
  let canWait: Bool
  /// False if the subject is an animator whose transition the app never lets a finger drive.
  let isDriven: Bool

  init(
    _ text: String, runs classes: [String] = [], canWait: Bool = false, isDriven: Bool = true
  ) {
    self.text = text
    self.classes = classes
    self.canWait = canWait && !classes.isEmpty
    self.isDriven = isDriven
  }

  /// The subject's expression for a list that begins with the app. That subject is checked only if
  /// no run of the app reaches its classes.
  var waiting: String {
    let names = classes.map { "\"\($0)\"" }.joined(separator: ", ")
    let call = isDriven ? text : undriven
    return "\(call)\(call.contains("\n") ? "" : "\n  ").ifNeverRan(\(names))"
  }

  /// The subject's expression without a supplied pan gesture. A pan could cancel transitions that
  /// the app itself never cancels.
  private var undriven: String {
    guard let head = text.firstMatch(of: #/^(\.\w+)\("[^"]*"(?:, style: \.\w+)?/#) else {
      return text
    }
    let rest = text[head.range.upperBound...]
    let call = "\(head.output.0), isInteractive: false"
    // The short form for a single animator has no parameter for the pan, so the longer form is
    // written.
    if head.output.1 == ".modal", rest.hasPrefix(") { "), rest.hasSuffix(" }") {
      return "\(call), directed: { _ in \(rest.dropFirst(4).dropLast(2)) })"
    }
    return call + rest
  }
}
