import HeadlessUIKit

/// The setup that all runs of a subject share: a screen, the settings of UIKit's behaviour, and the
/// app's builder.
struct Staging: Sendable {
  /// The screen of the device on which the app runs.
  var screen: ScreenShape
  /// The settings for behaviour of UIKit that sources leave open.
  var behavior: UIKitBehavior
  /// The stand-in values for the app's cuts, that is, for code that does not compile here and was
  /// taken out.
  var cutAnswers = CutAnswers.plain
  /// The detents of the app's own cards.
  var detents: [Detent] = []
  /// The closure that builds the app.
  var build: Stage.Builder
}

extension Stage {
  /// A closure that builds an app on a fresh stage.
  public typealias Builder = @MainActor @Sendable (Stage) throws -> Void
}
