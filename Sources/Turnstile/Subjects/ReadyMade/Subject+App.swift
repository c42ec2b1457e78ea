public import HeadlessUIKit

extension Subject {
  /// An app as it is, launched as on a phone; what there is to touch in it is found by looking.
  ///
  /// No action has to be written: buttons, bar items, cells, segments, switches, text fields,
  /// gestures, the buttons of alerts and the ways back are found on every screen, tried, and
  /// followed to the screens behind them.
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
  ///   - orientations: The ways in which the app may be held, as Info.plist says.
  ///   - prepare: Called before the launch, on each run: for what has to be there when the app
  ///     starts.
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
