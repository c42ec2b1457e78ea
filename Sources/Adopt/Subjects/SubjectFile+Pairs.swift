// The part of the proposal that is about animators which a delegate hands out for one direction.
extension SubjectFile {
  /// Adds a subject for the two animators of a delegate, or for the only one, if they can be made
  /// without arguments or with plain ones.
  mutating func addPair(
    _ entry: Program.TypeEntry, _ pair: AnimatorPair, _ title: String
  ) {
    let made = plain.text(of: entry, for: .animator)
    if pair.leavesOtherToUIKit, let made { return addLone(entry, made, pair, title) }
    let way = pair.isPresenting ? "presentations" : "dismissals"
    guard let partner = pair.partner, let made,
      let other = plain.text(of: partner, for: .animator)
    else {
      open.append("// \(entry.path), which \(pair.delegate.path) hands out for \(way) alone")
      return
    }
    guard pair.isPresenting else {
      open.append("// \(entry.path) is checked with \(partner.path), for presentations")
      return
    }
    let style = styles.style(of: pair.delegate, running: [partner])
    let call = "isPresenting ? \(made) : \(other)"
    let own = proposed(Self.directed(title, call, style: style), entry, .animator)
    parts.append(
      ProposedSubject(
        own.text, runs: own.classes + classes(runBy: partner), canWait: own.canWait,
        isDriven: own.isDriven))
  }

  /// Adds a subject for an animator of one direction. UIKit animates the other direction. No finger
  /// drives a dismissal that UIKit animates, so the subject has no pan then.
  private mutating func addLone(
    _ entry: Program.TypeEntry, _ call: String, _ pair: AnimatorPair, _ title: String
  ) {
    let choice = pair.isPresenting ? "\(call) : nil" : "nil : \(call)"
    let style = Self.styled(styles.style(of: pair.delegate, running: [entry]))
    let pan = pair.isPresenting ? ", isInteractive: false" : ""
    let own = proposed(
      ".modal(\"\(title)\"\(style)\(pan), directed: { isPresenting in isPresenting ? \(choice) })",
      entry, .animator)
    parts.append(
      ProposedSubject(
        own.text, runs: own.classes, canWait: own.canWait,
        isDriven: own.isDriven || pair.isPresenting))
  }
}
