import HeadlessUIKit

/// What is put on a stage afresh for each run: a screen, what is decided about UIKit, and how the
/// app is built.
struct Staging: Sendable {
  /// The screen it is shown on.
  var screen: ScreenShape
  /// What sources leave open about UIKit.
  var behavior: UIKitBehavior
  /// What stands in for what was cut out of the app.
  var cutAnswers = CutAnswers.plain
  /// Where cards of the app's own rest on purpose.
  var detents: [Detent] = []
  /// Builds the app.
  var build: Stage.Builder
}

extension Stage {
  /// Builds an app on a fresh stage.
  public typealias Builder = @MainActor @Sendable (Stage) throws -> Void
}
