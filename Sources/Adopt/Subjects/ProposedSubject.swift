/// A subject, that is, a transition to test, that `init` proposes for a part of an app.
struct ProposedSubject {
  /// The Swift expression that creates the subject, that is, sets up a transition to test.
  let text: String
  /// The names of the animators, interactors and presentation controllers that run in the tested
  /// transition.
  let classes: [String]
  /// True if the transition can be tested without launching the app, because it needs nothing that
  /// only the running app has. It is tested so if the launched app never reaches its classes.
  let canWait: Bool
  /// False if the tested animator belongs to a transition that no finger drives in the app.
  let isDriven: Bool

  init(
    _ text: String, runs classes: [String] = [], canWait: Bool = false, isDriven: Bool = true
  ) {
    self.text = text
    self.classes = classes
    self.canWait = canWait && !classes.isEmpty
    self.isDriven = isDriven
  }

  /// True if the subject (a transition to test) makes a presentation controller itself, without a
  /// delegate of the app's.
  var runsPresentation: Bool { text.contains(", presentation: {") }

  /// The expression that creates the subject (a transition to test) in a list that also launches
  /// the app. The subject then runs only if the launched app never reached its classes.
  var waiting: String {
    let names = classes.map { "\"\($0)\"" }.joined(separator: ", ")
    let call = isDriven ? text : undriven
    return "\(call)\(call.contains("\n") ? "" : "\n  ").ifNeverRan(\(names))"
  }

  /// The expression that creates the subject (a transition to test) without a pan gesture. A
  /// gesture could cancel a transition that nobody can cancel in the app.
  private var undriven: String {
    guard let head = text.firstMatch(of: #/^(\.\w+)\("[^"]*"(?:, style: \.\w+)?/#) else {
      return text
    }
    let rest = text[head.range.upperBound...]
    let call = "\(head.output.0), isInteractive: false"
    // The longer form of the expression is written, because the short form for a single animator
    // has no parameter for the pan gesture.
    if head.output.1 == ".modal", rest.hasPrefix(") { "), rest.hasSuffix(" }") {
      return "\(call), directed: { _ in \(rest.dropFirst(4).dropLast(2)) })"
    }
    return call + rest
  }
}
