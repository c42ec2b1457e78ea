import Foundation

/// What an app's Info.plist says about how it starts.
struct InfoPlist: Equatable {
  /// The class of the scene's delegate, without its module.
  var sceneDelegate: String?
  /// The storyboard that is shown first, of the scene or else of the app.
  var storyboard: String?
  /// `UISupportedInterfaceOrientations`, of a phone.
  var orientations: [String] = []
  /// Whether there is a manifest of scenes.
  var hasScenes = false

  init() {}

  /// Reads a file.
  init(_ path: String) throws(AdoptionError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError(
        "\(path): error: This Info.plist, which the project names, cannot be read.")
    }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let table = list as? [String: Any]
    else { throw AdoptionError("\(path): error: This is no property list.") }
    orientations =
      table["UISupportedInterfaceOrientations~iphone"] as? [String]
      ?? table["UISupportedInterfaceOrientations"] as? [String] ?? []
    storyboard = table["UIMainStoryboardFile"] as? String
    guard let manifest = table["UIApplicationSceneManifest"] as? [String: Any] else { return }
    hasScenes = true
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let scene = scenes?.first else { return }
    let name = scene["UISceneDelegateClassName"] as? String
    sceneDelegate = name?.split(separator: ".").last.map(String.init)
    storyboard = scene["UISceneStoryboardFile"] as? String
  }

  /// Adds what Xcode writes into the file when it builds, which stands in the build settings.
  mutating func add(_ settings: [String: String]) {
    func value(_ key: String) -> String? {
      settings["INFOPLIST_KEY_\(key)"].flatMap { $0.isEmpty ? nil : $0 }
    }
    storyboard = storyboard ?? value("UIMainStoryboardFile")
    let turns =
      value("UISupportedInterfaceOrientations_iPhone")
      ?? value("UISupportedInterfaceOrientations")
    if let turns, orientations.isEmpty {
      orientations = turns.split(separator: " ").map(String.init)
    }
    if value("UIApplicationSceneManifest_Generation") == "YES" { hasScenes = true }
  }

  /// The ways to hold the app, as Swift says it; `nil` for what apps have unless they say otherwise.
  var mask: String? {
    let names = [
      ("UIInterfaceOrientationPortrait", ".portrait"),
      ("UIInterfaceOrientationPortraitUpsideDown", ".portraitUpsideDown"),
      ("UIInterfaceOrientationLandscapeLeft", ".landscapeLeft"),
      ("UIInterfaceOrientationLandscapeRight", ".landscapeRight"),
    ].filter { orientations.contains($0.0) }.map(\.1)
    switch names {
    case [], [".portrait", ".landscapeLeft", ".landscapeRight"]: return nil
    case let one where one.count == 1: return one[0]
    default: return "[\(names.joined(separator: ", "))]"
    }
  }
}
