import Foundation

/// The entries of an app's Info.plist that determine how the app starts.
struct InfoPlist: Equatable {
  /// The scene delegate's class that the Info.plist names, without its module.
  var sceneDelegate: String?
  /// The storyboard that the app shows first: the scene's, or else the app's.
  var storyboard: String?
  /// The interface orientations that the Info.plist lists for a phone.
  var orientations: [String] = []
  /// True if the app uses scenes, because its Info.plist has a scene manifest.
  var hasScenes = false

  init() {}

  /// Reads an Info.plist, in XML or as an old-style property list.
  init(_ path: String) throws(AdoptionError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError(
        "\(path): error: This Info.plist, which the project names, cannot be read.")
    }
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.hasPrefix("<") || text.hasPrefix("{") else {
      throw AdoptionError(
        "\(path): error: This is no property list that is text; 'plutil -convert xml1' makes one.")
    }
    let table = try PropertyList(text, name: path)
    let turns = ["~iphone", ""].lazy.map { table["UISupportedInterfaceOrientations\($0)"].items }
    orientations = turns.first { !$0.isEmpty }?.compactMap(\.text) ?? []
    storyboard = Self.name(table["UIMainStoryboardFile"])
    guard table.order.contains("UIApplicationSceneManifest") else { return }
    hasScenes = true
    let roles = table["UIApplicationSceneManifest"]["UISceneConfigurations"]
    guard let scene = roles["UIWindowSceneSessionRoleApplication"].items.first else { return }
    let name = Self.name(scene["UISceneDelegateClassName"])
    sceneDelegate = name?.split(separator: ".").last.map(String.init)
    storyboard = Self.name(scene["UISceneStoryboardFile"])
  }

  /// Returns the name that an entry holds; `nil` if it is empty, as Xcode leaves the entry of an
  /// app that makes its first screen in code.
  private static func name(_ value: PropertyList) -> String? {
    value.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Adds to the Info.plist the entries that Xcode would generate from the build settings when it
  /// builds the app.
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

  /// True if the app turns between portrait and landscape, as one does that states no orientations.
  var turns: Bool {
    orientations.isEmpty
      || orientations.contains("UIInterfaceOrientationPortrait")
        && orientations.contains(where: { $0.contains("Landscape") })
  }

  /// The app's supported orientations as a Swift expression, or `nil` if they are those of an app
  /// that does not state any.
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
