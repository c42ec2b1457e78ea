/// The line of Swift that launches the app for the check, made from the app's classes and its
/// Info.plist.
struct LaunchLine {
  /// The line of Swift that launches the app for the check; `nil` if the sources have nothing to
  /// launch.
  private(set) var text: String?
  /// Notes for the user on the launch of the app: why it cannot be launched, or what could not be
  /// found.
  private(set) var notes: [String] = []
  /// True if the launched app shows any screen of UIKit. Views of SwiftUI are not modelled, so they
  /// do not count.
  private(set) var showsScreens = true

  /// Makes the line that launches an app, from the app's classes and its Info.plist.
  ///
  /// - Parameter program: The app's sources as they are, before anything was rewritten.
  init(_ app: AppProject, _ program: Program) {
    let delegate = Self.delegate(in: program)
    let scene = Self.scene(app, program)
    if let name = app.info.sceneDelegate, scene != name {
      notes.append("Info.plist names the scene delegate \(name), and no class is called so.")
    }
    if let entry = Self.swiftUI(in: program) {
      showsScreens = Self.makesWindow(program)
      let start = "\(entry) starts the app with SwiftUI, whose views are not modelled: "
      guard let delegate else {
        showsScreens = false
        notes.append(
          start
            + "it is not launched, and what its representables and hosting controllers show is not seen "
            + "by itself.")
        return
      }
      notes.append(
        start + "its delegate \(delegate) is launched, and "
          + (showsScreens
            ? "what is shown is what windows of UIKit's show."
            : "no file makes a window of UIKit's, so that it shows nothing by itself."))
    }
    guard delegate != nil || scene != nil || app.info.storyboard != nil else {
      notes.append("No class is a UIApplicationDelegate, so there is no app to launch.")
      return
    }
    var arguments = ["\"\(app.name)\""]
    if let delegate { arguments.append("delegate: { \(delegate)() }") }
    if let scene { arguments.append("scene: { \(scene)() }") }
    if let storyboard = app.info.storyboard { arguments.append("storyboard: \"\(storyboard)\"") }
    if let mask = app.info.mask { arguments.append("orientations: \(mask)") }
    text = ".app(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the class that is marked `@main` or `@UIApplicationMain`, or else the only application
  /// delegate.
  private static func delegate(in program: Program) -> String? {
    let delegates = program.ownClasses.filter {
      program.ancestry(of: $0.entry).contains("UIApplicationDelegate")
    }
    let marked = delegates.first { _, declaration in
      let listing = program.listing(declaration)
      return program[declaration].attributes.contains {
        ["main", "UIApplicationMain"].contains(listing.word($0.lowerBound + 1))
      }
    }
    return marked?.entry.path ?? (delegates.count == 1 ? delegates[0].entry.path : nil)
  }

  private static func scene(_ app: AppProject, _ program: Program) -> String? {
    let scenes = program.ownClasses.filter {
      let names = program.ancestry(of: $0.entry)
      return names.contains("UIWindowSceneDelegate") || names.contains("UISceneDelegate")
    }.map(\.entry.path)
    if let name = app.info.sceneDelegate {
      return scenes.first { $0 == name } ?? (scenes.count == 1 ? scenes[0] : nil)
    }
    // UIKit makes a scene delegate only for an Info.plist with a scene manifest. If there is no
    // Info.plist, the app's only scene delegate is taken as the probable one.
    return !app.hasInfo || app.info.hasScenes ? (scenes.count == 1 ? scenes[0] : nil) : nil
  }

  /// Returns true if any file of the app creates a `UIWindow`, which an app does to show screens of
  /// UIKit.
  private static func makesWindow(_ program: Program) -> Bool {
    program.outlines.prefix(program.own).contains { outline in
      outline.listing.tokens.indices.contains { index in
        outline.listing.says("UIWindow", at: index) && outline.listing.says("(", at: index + 1)
      }
    }
  }

  /// Returns the app's type that is a SwiftUI `App` and is marked with `@main`; `nil` if there is
  /// none.
  private static func swiftUI(in program: Program) -> String? {
    program.entries.first { entry in
      guard let declaration = entry.declaration, program[declaration].inherited.contains("App")
      else { return false }
      let listing = program.listing(declaration)
      return program[declaration].attributes.contains {
        listing.word($0.lowerBound + 1) == "main"
      }
    }?.path
  }
}
