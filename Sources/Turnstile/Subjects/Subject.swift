public import HeadlessUIKit

/// A small app under test: how to build it afresh, and what code can do in it.
///
/// The closure builds everything the run needs and nothing survives it: it is called once for every run, on a
/// stage whose clock stands at zero.
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

  /// What reports, seed folders and the command line call it.
  public var name: String
  /// Faults that are there and not yet mended: found, they count as expected; no longer found, that is reported.
  public var knownFaults: [Finding]
  /// What must happen at least once in a full budget, lest a green result mean nothing.
  public var expecting: [Expectation]
  /// What sources leave open about UIKit, decided for this subject.
  public var behavior: UIKitBehavior
  /// The screen it is shown on.
  public var screen: ScreenShape
  /// Builds the app.
  public var build: Builder

  /// Describes a subject.
  public init(
    _ name: String,
    knownFaults: [Finding] = [],
    expecting: [Expectation] = [],
    behavior: UIKitBehavior = UIKitBehavior(),
    screen: ScreenShape = .phone,
    _ build: @escaping Builder
  ) {
    self.name = name
    self.knownFaults = knownFaults
    self.expecting = expecting
    self.behavior = behavior
    self.screen = screen
    self.build = build
  }
}
