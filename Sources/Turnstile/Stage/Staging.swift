import HeadlessUIKit

/// The setup that all runs of a subject share: the device's screen, the settings of the simulated
/// UIKit, and the closure that builds the app.
struct Staging: Sendable {
  /// The screen of the device on which the app runs.
  var screen: ScreenShape
  /// The settings of the simulated UIKit for behaviour that sources, such as Apple's documentation,
  /// leave open.
  var behavior: UIKitBehavior
  /// The stand-in values for the app's cuts, that is, for code that does not compile here and was
  /// taken out.
  var cutAnswers = CutAnswers.plain
  /// The heights or widths at which cards that the app moves by itself, without UIKit's sheet, may
  /// come to rest.
  var detents: [Detent] = []
  /// The closure that builds the app for each run.
  var build: Stage.Builder
}

extension Stage {
  /// A closure that builds an app on a fresh stage.
  public typealias Builder = @MainActor @Sendable (Stage) throws -> Void
}
