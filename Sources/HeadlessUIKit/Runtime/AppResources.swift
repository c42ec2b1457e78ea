import Foundation

/// The resources in an app's bundle: storyboards, nibs, images, colours and texts.
///
/// `turnstile adopt` turns these files into Swift code, which registers them here. Every simulator
/// starts without any, like every launch of an app, and registers them the first time that a
/// resource is looked up by name.
///
/// ```swift
/// AppResources.provide {
///   UIImage.register("cover", size: CGSize(width: 300, height: 200))
/// }
/// ```
public enum AppResources {
  // Filled by one thread before `main` runs, and only read afterwards.
  // Unchecked: it is only read after `main` has begun.
  nonisolated(unsafe) private static var providers: [@MainActor () -> Void] = []

  /// Adds a closure that registers an app's resources. It runs once in each simulator.
  public static func provide(_ register: @escaping @MainActor () -> Void) {
    providers.append(register)
  }

  /// Registers a table of texts in the present simulator.
  @MainActor
  public static func register(strings: [String: String], table: String = "Localizable") {
    Simulator.current.resources.strings[table, default: [:]].merge(strings) { $1 }
  }

  /// Registers a file of the app's bundle in the present simulator.
  @MainActor
  public static func register(file name: String, contents: String) {
    let files = Simulator.current.resources
    if files.files[name] == nil { files.files[name] = contents }
  }

  /// Writes a file of the app's bundle to the disk, and returns its path; `nil` if the bundle has
  /// no such file.
  @MainActor
  static func place(of name: String) -> String? {
    let resources = Simulator.current.resources
    let own = name == "Info.plist" ? infoText : nil
    guard let contents = resources.files[name] ?? own else { return nil }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "Bundle.app").path
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    let bytes = Data(contents.utf8)
    if files.contents(atPath: path) != bytes {
      guard files.createFile(atPath: path, contents: bytes) else { return nil }
    }
    return path
  }

  /// Registers the app's Info.plist in the present simulator.
  @MainActor
  public static func register(info: [String: Any]) {
    Simulator.current.resources.info.merge(info) { $1 }
  }

  /// The contents of the app's Info.plist.
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

  /// Returns the text for a key; `nil` if the table has none.
  @MainActor
  public static func string(forKey key: String, table: String? = nil) -> String? {
    Simulator.current.resources.strings[table ?? "Localizable"]?[key]
  }

  @MainActor
  fileprivate static func registerAll() {
    for register in providers { register() }
  }
}

/// The app's texts and Info.plist in one simulator, and a flag that says if resources were
/// registered.
@MainActor
final class ResourceRegister {
  fileprivate var isFilled = false
  /// The texts of the app, by table and key.
  var strings: [String: [String: String]] = [:]
  /// The contents of the app's Info.plist.
  var info: [String: Any] = [:]
  /// The files of the app's bundle, by name.
  var files: [String: String] = [:]
}

extension Simulator {
  /// The resources of this simulator's app, registered on first use.
  var resources: ResourceRegister {
    let register = kept(at: .resources) { ResourceRegister() }
    if !register.isFilled {
      register.isFilled = true
      AppResources.registerAll()
    }
    return register
  }
}
