public import HeadlessUIKit

extension Subject {
  /// Returns the subject of a whole app, launched as on a phone; its touchable areas are found by
  /// exploring.
  ///
  /// No actions are necessary: buttons, bar items, cells, segments, switches, text fields,
  /// gestures, the buttons of alerts and the ways back are found on every screen, tried, and
  /// followed to other screens.
  ///
  /// ```swift
  /// // `@main class AppDelegate`, and `UISceneDelegateClassName` in Info.plist
  /// try check(.app("Shop", delegate: { AppDelegate() }, scene: { SceneDelegate() }))
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: Makes the class behind `@main` or `@UIApplicationMain`.
  ///   - scene: Makes the scene's delegate, if Info.plist has a scene manifest that names one.
  ///   - storyboard: The main storyboard, if Info.plist names one.
  ///   - orientations: The orientations that the app supports, as in Info.plist.
  ///   - prepare: Called before the launch, on each run, to prepare what the app needs at its
  ///     start.
  public static func app(
    _ name: String,
    delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)? = nil,
    scene: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
    storyboard: String? = nil,
    orientations: UIInterfaceOrientationMask = .allButUpsideDown,
    knownFaults: [Finding] = [],
    expecting: [Expectation] = [],
    behavior: UIKitBehavior = UIKitBehavior(),
    screen: ScreenShape = .phone,
    prepare: @escaping Builder = { _ in }
  ) -> Subject {
    let launch = AppLaunch(
      delegate: delegate, scene: scene, storyboard: storyboard, orientations: orientations)
    var subject = Subject(
      name, knownFaults: knownFaults, expecting: expecting, behavior: behavior, screen: screen
    ) { stage in
      try prepare(stage)
      try stage.launch(launch)
    }
    subject.isApp = true
    return subject
  }
}
