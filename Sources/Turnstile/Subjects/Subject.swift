public import HeadlessUIKit

/// A small app under test: the builder of the app, with the actions that code can perform.
///
/// The closure builds everything that a run needs, and nothing outlives the run. It is called once
/// for every run, on a stage whose clock is at zero.
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
  /// A closure that builds the app on a fresh stage.
  public typealias Builder = Stage.Builder

  /// The name in reports, seed folders and the command line: up to 120 bytes without line breaks
  /// and other control characters, and without a blank at either end. A check refuses any other
  /// name.
  public var name: String
  /// The faults that are known and not yet fixed. A check expects them, and reports one that is no
  /// longer found.
  public var knownFaults: [Finding]
  /// Further known faults, which so few traces show that a check need not find them. It accepts
  /// each of them, but it does not search on for one that it has not found, and does not report it
  /// as gone.
  ///
  /// A fault often has a rare consequence beside its usual one. Declared in ``knownFaults``, the
  /// rare one would make the checks fail that do not come across it.
  public var rareFaults: [Finding] = []
  /// The events that must happen at least once in 256 runs or more; otherwise the check fails as
  /// "nothing ran", because a check without them proves nothing. In fewer runs it fails as "too few
  /// runs".
  public var expecting: [Expectation]
  /// The settings of the simulated UIKit for behaviour that sources, such as Apple's documentation,
  /// leave open.
  public var behavior: UIKitBehavior
  /// The screen of the device on which the subject runs.
  public var screen: ScreenShape
  /// The heights or widths at which cards that the app moves by itself, without UIKit's sheet, may
  /// come to rest. The clause comes-to-rest accepts a drag that leaves a card at one of them.
  public var detents: [Detent]
  /// The closure that builds the app for each run, on a fresh stage.
  public var build: Builder
  /// True if the subject is a whole app. Such a subject declares no actions, so a check explores
  /// more of its screens.
  package var isApp = false
  /// The stand-in values for the app's cuts, that is, for code that does not compile here and was
  /// taken out.
  package var cutAnswers = CutAnswers.plain
  /// The names of the classes that make the check of this subject unnecessary if a run of a whole
  /// app has used one of them (``ifNeverRan(_:)``); empty if the use of any animator does so;
  /// `nil` if the subject is checked in any case.
  package var awaited: [String]?

  /// Creates a subject with a name and a closure that builds the app under test.
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
  /// The reason why the name cannot be stored and read back; `nil` if it can.
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
