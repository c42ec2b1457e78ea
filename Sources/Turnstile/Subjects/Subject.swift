public import HeadlessUIKit

/// A small app under test: how to build it afresh, and what code can do in it.
///
/// The closure builds everything the run needs and nothing survives it: it is called once for every
/// run, on a stage whose clock stands at zero.
///
/// ```swift
/// let card = Subject("card") { stage in
///   let home = HomeViewController()
///   stage.window.rootViewController = home
///   stage.action("open") { home.present(CardViewController(), animated: true) }
///   stage.action("close") { home.dismiss(animated: true) }
/// }
/// ```
public struct Subject: Sendable {
  /// Builds the app on a fresh stage.
  public typealias Builder = Stage.Builder

  /// What reports, seed folders and the command line call it: up to 120 bytes without line breaks
  /// and other control characters, and without a blank at either end. A check refuses any other.
  public var name: String
  /// Faults that are there and not yet mended: found, they count as expected; no longer found, that
  /// is reported.
  public var knownFaults: [Finding]
  /// What must happen at least once in 256 runs or more, lest a green result mean nothing; where
  /// fewer were made and it did not happen, they were too few.
  public var expecting: [Expectation]
  /// What sources leave open about UIKit, decided for this subject.
  public var behavior: UIKitBehavior
  /// The screen it is shown on.
  public var screen: ScreenShape
  /// Where cards of the app's own rest on purpose: comes-to-rest does not ask a drag to take back
  /// what it left there.
  public var detents: [Detent]
  /// Builds the app.
  public var build: Builder
  /// Whether this is a whole app: it names no actions, so more of it is looked at, and further.
  package var isApp = false
  /// What stands in for what was cut out of it.
  package var cutAnswers = CutAnswers.plain

  /// Describes a subject.
  public init(
    _ name: String,
    knownFaults: [Finding] = [],
    expecting: [Expectation] = [],
    behavior: UIKitBehavior = UIKitBehavior(),
    screen: ScreenShape = .phone,
    detents: [Detent] = [],
    _ build: @escaping Builder
  ) {
    self.name = name
    self.knownFaults = knownFaults
    self.expecting = expecting
    self.behavior = behavior
    self.screen = screen
    self.detents = detents
    self.build = build
  }
}

extension Subject {
  /// Why its name cannot be stored and read back; `nil` if it can.
  package var nameFlaw: String? {
    let rule =
      "A subject's name must have 1 to 120 bytes, no control characters, and no blank at either end"
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: true
      }
    }
    let hasBlanks =
      name.first?.isWhitespace == true || name.last?.isWhitespace == true
    guard !(1...120).contains(name.utf8.count) || !isPlain || hasBlanks else { return nil }
    return "\(rule) (was \(name.prefix(130).debugDescription))"
  }
}
