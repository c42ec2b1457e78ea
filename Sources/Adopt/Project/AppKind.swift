import Foundation

/// The traits of an app that decide which of several apps in a folder is checked.
struct AppKind {
  /// True if the app's files declare a SwiftUI `App`, and no delegate of an application that could
  /// show screens of UIKit. Views of SwiftUI are not modelled.
  let startsWithSwiftUI: Bool
  /// True if the app's code or storyboards show another screen. Without that no transition can
  /// happen.
  let showsScreens: Bool

  /// The rank of such an app among several: the highest one is checked.
  var rank: Int { startsWithSwiftUI ? 0 : showsScreens ? 2 : 1 }

  /// Reads the files of an app's target.
  init(_ target: XcodeProject.Target) {
    let inFolders = target.folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().map {
        "\(folder.path)/\($0)"
      }
    }
    let files = (target.sources + target.resources + inFolders).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".storyboard")
    }
    let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    func says(_ words: [String]) -> Bool {
      texts.contains { text in words.contains { text.contains($0) } }
    }
    startsWithSwiftUI = says([": App {", ": App\n"]) && !says(["UIApplicationDelegate"])
    let segues = ["show", "presentation", "custom"].map { "kind=\"\($0)\"" }
    showsScreens = says(["present(", "pushViewController("] + segues)
  }

  /// Returns the first of several apps that does not look like an app for tests and has the highest
  /// rank; `nil` if there are none.
  static func best<App>(of apps: [App], _ target: (App) -> XcodeProject.Target) -> App? {
    let ordinary = apps.filter { !isForTests(target($0)) && target($0).hasSwift }
    guard ordinary.count > 1 else { return ordinary.first ?? apps.first }
    let ranks = ordinary.map { AppKind(target($0)).rank }
    return ranks.indices.max { (ranks[$0], -$0) < (ranks[$1], -$1) }.map { ordinary[$0] }
  }

  /// Returns true if the name of an app says that it is for tests.
  static func isForTests(_ target: XcodeProject.Target) -> Bool { target.name.contains("Test") }
}
