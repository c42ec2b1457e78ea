/// A subject that `init` proposes for a part of an app.
struct ProposedSubject {
  /// The Swift expression that creates the subject.
  let text: String
  /// The names of the animators, interactors and presentation controllers that the subject runs.
  let classes: [String]
  /// True if the subject can be checked by itself where the launched app never reaches it: it needs
  /// nothing that only the app gives it.
  let canWait: Bool
  /// False if the subject is an animator that the app never lets a finger drive.
  let isDriven: Bool

  init(
    _ text: String, runs classes: [String] = [], canWait: Bool = false, isDriven: Bool = true
  ) {
    self.text = text
    self.classes = classes
    self.canWait = canWait && !classes.isEmpty
    self.isDriven = isDriven
  }

  /// The expression for a list that begins with the app: the subject is checked only if no run of
  /// the app reaches one of its classes.
  var waiting: String {
    let names = classes.map { "\"\($0)\"" }.joined(separator: ", ")
    let call = isDriven ? text : undriven
    return "\(call)\(call.contains("\n") ? "" : "\n  ").ifNeverRan(\(names))"
  }

  /// The expression without the supplied pan. The pan would cancel transitions that the app itself
  /// never cancels.
  private var undriven: String {
    guard let head = text.firstMatch(of: #/^(\.\w+)\("[^"]*"(?:, style: \.\w+)?/#) else {
      return text
    }
    let rest = text[head.range.upperBound...]
    let call = "\(head.output.0), isInteractive: false"
    // The short form of the expression, for one animator, has no parameter for the pan.
    if head.output.1 == ".modal", rest.hasPrefix(") { "), rest.hasSuffix(" }") {
      return "\(call), directed: { _ in \(rest.dropFirst(4).dropLast(2)) })"
    }
    return call + rest
  }
}
