import Foundation

/// The resources of an app (what its bundle contains on a device): storyboards, nibs, images,
/// colours and texts.
///
/// The command `turnstile adopt` turns these files into Swift code, which registers them here.
/// Every simulator begins without resources, like every launch of an app. It registers them when
/// one is looked up by name for the first time.
///
/// ```swift
/// AppResources.provide {
///   UIImage.register("cover", size: CGSize(width: 300, height: 200))
/// }
/// ```
public enum AppResources {
  // The closures that register the app's resources (strings, images, files).
  // Unchecked: one thread fills the array before `main` runs, and then the array is only read.
  nonisolated(unsafe) private static var providers: [@MainActor () -> Void] = []

  /// Adds a closure that registers an app's resources, such as its images. Each simulator runs the
  /// closure once.
  public static func provide(_ register: @escaping @MainActor () -> Void) {
    providers.append(register)
  }

  /// Registers a table of the app's localized strings in the current simulator.
  @MainActor
  public static func register(strings: [String: String], table: String = "Localizable") {
    Simulator.current.resources.strings[table, default: [:]].merge(strings) { $1 }
  }

  /// Registers a file of the app's bundle, with its contents, in the current simulator.
  @MainActor
  public static func register(file name: String, contents: String) {
    let files = Simulator.current.resources
    if files.files[name] == nil { files.files[name] = contents }
  }

  /// Writes a registered file of the app's bundle, or a folder with all that is in it, to a
  /// temporary folder, and returns its path; `nil` if the bundle has no such file or folder.
  @MainActor
  static func place(of name: String) -> String? {
    let resources = Simulator.current.resources
    let own = name == "Info.plist" ? infoText : nil
    guard let contents = resources.files[name] ?? own else { return placeFolder(name) }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "Bundle.app").path
    let path = "\(folder)/\(name)"
    try? files.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let bytes = Data(contents.utf8)
    if files.contents(atPath: path) != bytes {
      guard files.createFile(atPath: path, contents: bytes) else { return nil }
    }
    return path
  }

  /// Writes all registered files of a folder of the bundle to a temporary folder, and returns the
  /// folder's path; `nil` if the bundle has no such folder.
  @MainActor
  private static func placeFolder(_ name: String) -> String? {
    let inside = Simulator.current.resources.files.keys.filter { $0.hasPrefix("\(name)/") }.sorted()
    guard let first = inside.first else { return nil }
    for file in inside.dropFirst() { _ = place(of: file) }
    return place(of: first).map { String($0.dropLast(first.count - name.count)) }
  }

  /// Registers the contents of the app's Info.plist in the current simulator.
  @MainActor
  public static func register(info: [String: Any]) {
    Simulator.current.resources.info.merge(info) { $1 }
  }

  /// The contents of the app's Info.plist, by key.
  @MainActor
  public static var info: [String: Any] { Simulator.current.resources.info }

  /// The Info.plist as the file that lies in an app's bundle; `nil` without one. Some apps decode
  /// their configuration from that file.
  @MainActor
  private static var infoText: String? {
    guard !info.isEmpty else { return nil }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: info, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the localized string for a key; `nil` if the app's table has none.
  @MainActor
  public static func string(forKey key: String, table: String? = nil) -> String? {
    Simulator.current.resources.strings[table ?? "Localizable"]?[key]
  }

  @MainActor
  fileprivate static func registerAll() {
    for register in providers { register() }
  }
}

/// The localized strings, files and Info.plist of the app in one simulator, and a flag that says
/// whether the app has registered them.
@MainActor
final class ResourceRegister {
  fileprivate var isFilled = false
  /// The app's localized strings, by table and then by key.
  var strings: [String: [String: String]] = [:]
  /// The contents of the app's Info.plist.
  var info: [String: Any] = [:]
  /// The contents of the files in the app's bundle, by name.
  var files: [String: String] = [:]
}

extension Simulator {
  /// The app's strings, files and Info.plist in this simulator. The app registers them when one is
  /// first needed.
  var resources: ResourceRegister {
    let register = kept(at: .resources) { ResourceRegister() }
    if !register.isFilled {
      register.isFilled = true
      AppResources.registerAll()
    }
    return register
  }
}
