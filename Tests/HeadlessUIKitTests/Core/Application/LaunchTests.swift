import Testing
import UIKit

@Suite("Launching") @MainActor
struct LaunchTests {
  final class Diary {
    static var lines: [String] {
      get { perLaunch("Diary.lines") { [] } }
      set { setPerLaunch("Diary.lines", newValue) }
    }
  }

  class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Diary.lines.append("will finish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Diary.lines.append("did finish, window \(window == nil ? "not there" : "there")")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      Diary.lines.append("application active")
    }
  }

  /// An app delegate with only the older method about the end of the launch.
  final class Old: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  /// An app delegate with both methods about the end of the launch.
  final class Both: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Diary.lines.append("new")
      return true
    }
    func applicationDidFinishLaunching(_ application: UIApplication) { Diary.lines.append("old") }
  }

  @Test(
    "R225 a delegate that has only applicationDidFinishLaunching gets it, one that has both does not"
  )
  func olderMethod() throws {
    let simulator = Simulator.boot()
    let window = simulator.launch(AppLaunch(delegate: { Old() }))
    #expect(window?.rootViewController != nil)

    Diary.lines = []
    Simulator.boot().launch(AppLaunch(delegate: { Both() }))
    #expect(Diary.lines == ["new"])
  }

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Diary.lines.append("connect, window \(window == nil ? "not there" : "there")")
      guard window == nil, let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Diary.lines.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Diary.lines.append("scene active") }
  }

  /// An app delegate that chooses the class of its scene delegate in code.
  final class Choosing: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = Scene.self
      return configuration
    }
  }

  @Test("R195 with scenes the app finishes launching, the scene connects, and it alone is told")
  func scenes() {
    let simulator = Simulator.boot()
    let window = simulator.launch(AppLaunch(delegate: { Delegate() }, scene: { Scene() }))

    #expect(
      Diary.lines == [
        "will finish", "did finish, window not there", "connect, window not there",
        "scene foreground", "scene active",
      ])
    #expect(window?.isKeyWindow == true)
    #expect(window?.rootViewController != nil)
  }

  @Test("A main storyboard's window is there before the app finishes launching, and shown behind")
  func storyboard() {
    let simulator = Simulator.boot()
    UIStoryboard.register("Main") { main in
      main.scene("home", isInitial: true) { UITabBarController() }
    }
    let window = simulator.launch(AppLaunch(delegate: { Delegate() }, storyboard: "Main"))

    #expect(Diary.lines == ["will finish", "did finish, window there", "application active"])
    #expect(window?.rootViewController is UITabBarController)
    #expect((UIApplication.shared.delegate as? Delegate)?.window === window)
  }

  @Test("With scenes the storyboard's window is the scene's")
  func sceneStoryboard() {
    let simulator = Simulator.boot()
    UIStoryboard.register("Main") { main in
      main.scene("home", isInitial: true) { UITabBarController() }
    }
    let window = simulator.launch(
      AppLaunch(delegate: { Delegate() }, scene: { Scene() }, storyboard: "Main"))

    #expect(Diary.lines.contains("connect, window there"))
    #expect(window?.rootViewController is UITabBarController)
  }

  /// A scene delegate that makes a window although the storyboard has made one.
  final class Replacing: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UINavigationController()
      window?.makeKeyAndVisible()
    }
  }

  /// Launches an app whose main storyboard begins with a tab bar controller, and returns its
  /// window.
  private static func window(_ launch: AppLaunch) -> UIWindow? {
    let simulator = Simulator.boot()
    UIStoryboard.register("Main") { main in
      main.scene("home", isInitial: true) { UITabBarController() }
    }
    return simulator.launch(launch)
  }

  /// An app delegate that makes a window in an app without scenes, although the storyboard has made
  /// one.
  final class ReplacingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// A delegate that sets a window of its own and leaves it to UIKit to show it.
  final class LeavingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController()
      return true
    }
  }

  @Test("R201 a window that the delegate sets is shown, also if the delegate does not show it")
  func shownForDelegate() {
    let window = Self.window(AppLaunch(delegate: { LeavingDelegate() }, storyboard: "Main"))

    #expect(window?.rootViewController is UINavigationController)
    #expect(window?.isKeyWindow == true && window?.isHidden == false)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test(
    "R201 a window that the delegate sets replaces the one of the main storyboard",
    arguments: [true, false])
  func replaced(hasScenes: Bool) {
    let window = Self.window(
      hasScenes
        ? AppLaunch(delegate: { Delegate() }, scene: { Replacing() }, storyboard: "Main")
        : AppLaunch(delegate: { ReplacingDelegate() }, storyboard: "Main"))

    #expect(window?.rootViewController is UINavigationController)
    #expect(UIApplication.shared.windows.count == 1)
  }

  final class OwnWindow: UIWindow {}

  /// A delegate whose window is of a class of its own, made when UIKit first asks for it.
  final class WindowMaker: UIResponder, UIApplicationDelegate {
    private lazy var own = OwnWindow()
    var window: UIWindow? {
      get { own }
      set { preconditionFailure("a window is there") }
    }
  }

  final class SceneWindowMaker: UIResponder, UIWindowSceneDelegate {
    private lazy var own = OwnWindow()
    var window: UIWindow? {
      get { own }
      set { preconditionFailure("a window is there") }
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Diary.lines.append("root \(window?.rootViewController is UITabBarController)")
    }
  }

  @Test(
    "R231 the main storyboard is shown in the window that the delegate returns",
    arguments: [true, false])
  func returned(hasScenes: Bool) {
    let window = Self.window(
      hasScenes
        ? AppLaunch(delegate: { Delegate() }, scene: { SceneWindowMaker() }, storyboard: "Main")
        : AppLaunch(delegate: { WindowMaker() }, storyboard: "Main"))

    #expect(window is OwnWindow)
    #expect(window?.rootViewController is UITabBarController)
    #expect(window?.isKeyWindow == true)
    #expect(UIApplication.shared.windows.count == 1)
    #expect(Diary.lines.contains("root true") == hasScenes)
  }

  @Test("A scene's delegate that the app chooses in code is made of its class")
  func chosen() {
    let simulator = Simulator.boot()
    let window = simulator.launch(AppLaunch(delegate: { Choosing() }))

    #expect(Diary.lines.contains("connect, window not there"))
    #expect(window != nil)
  }

  @Test("What an app noted, and what its variables held, is gone with its world")
  func afresh() {
    Simulator.boot()
    UserDefaults.standard.set(3, forKey: "starts")
    UserDefaults(suiteName: "group")?.set(true, forKey: "shared")
    Diary.lines.append("here")
    #expect(UserDefaults.standard.integer(forKey: "starts") == 3)
    #expect(UserDefaults().integer(forKey: "starts") == 3)
    #expect(UserDefaults(suiteName: nil)?.integer(forKey: "starts") == 3)
    #expect(UserDefaults(suiteName: "group")?.bool(forKey: "shared") == true)
    #expect(Diary.lines == ["here"])

    Simulator.boot()
    #expect(UserDefaults.standard.object(forKey: "starts") == nil)
    #expect(UserDefaults(suiteName: "group")?.bool(forKey: "shared") == false)
    #expect(Diary.lines == [])
  }

  @Test(
    "A variable that may be nothing begins with what it is given, and is nothing once that is set")
  func optionals() {
    Simulator.boot()
    func font() -> UIFont? {
      perLaunch("Diary.font") { () -> UIFont? in UIFont.systemFont(ofSize: 15) }
    }
    #expect(font()?.pointSize == 15)
    setPerLaunch("Diary.font", UIFont?.none)
    #expect(font() == nil)
  }

  /// A bar that sets its look when the first one is made, as the toolbar of a widespread library
  /// does.
  final class Dressed: UIToolbar {
    static var dressings = 0
    static var dressOnce: Void {
      perLaunch("Dressed.dressOnce") {
        dressings += 1
        appearance().tintColor = .red
      }
    }
    override init(frame: CGRect) {
      _ = Dressed.dressOnce
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("Code that runs once is not run again by the view that it makes for the appearance")
  func onceAndNotWithin() {
    Simulator.boot()
    Dressed.dressings = 0
    _ = [Dressed(), Dressed()]

    #expect(Dressed.dressings == 1)
  }

  @Test("Defaults are read as what they are asked for, and registered ones where nothing is noted")
  func defaults() {
    Simulator.boot()
    let defaults = UserDefaults.standard
    defaults.register(defaults: ["a": 1, "b": "two"])
    defaults.set("7", forKey: "a")
    defaults.set(nil as String?, forKey: "c")

    #expect(defaults.integer(forKey: "a") == 7)
    #expect(defaults.string(forKey: "b") == "two")
    #expect(defaults.bool(forKey: "c") == false)
    defaults.removeObject(forKey: "a")
    #expect(defaults.integer(forKey: "a") == 1)
  }
}
