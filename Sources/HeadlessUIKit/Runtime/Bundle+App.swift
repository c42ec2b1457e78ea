public import Foundation

/// Searches for files in the app's bundle. In an adopted app they replace Foundation's methods,
/// whose main bundle on Linux is the folder of the executable.
extension Bundle {
  /// Returns the path of a file in the app's bundle; `nil` if there is none.
  ///
  /// The app's resources exist in one language only and in one place, so for a `.lproj` folder and
  /// for a bundle in the bundle the path of the bundle itself is returned.
  public func appPath(forResource name: String?, ofType type: String?) -> String? {
    if let found = path(forResource: name, ofType: type) { return found }
    guard let name else { return nil }
    let suffix = type ?? ""
    if Self.isFolderOfResources("\(name).\(suffix)") || Self.isFolderOfResources(name) {
      return bundlePath
    }
    let dotted = suffix.isEmpty || suffix.hasPrefix(".") ? suffix : ".\(suffix)"
    return onMainThread("Bundle.path(forResource:ofType:)") {
      AppResources.place(of: name + dotted)
    }
  }

  /// Returns the URL of a file in the app's bundle; `nil` if there is none.
  public func appURL(forResource name: String?, withExtension suffix: String?) -> URL? {
    appPath(forResource: name, ofType: suffix).map { URL(fileURLWithPath: $0) }
  }

  /// Returns the path of a file in a folder of the app's bundle; `nil` if the bundle has no file of
  /// that name in any folder.
  public func appPath(
    forResource name: String?, ofType type: String?, inDirectory folder: String?
  ) -> String? {
    path(forResource: name, ofType: type, inDirectory: folder)
      ?? name.flatMap { name in
        folder.flatMap { appPath(forResource: "\($0)/\(name)", ofType: type) }
      } ?? appPath(forResource: name, ofType: type)
  }

  /// Returns the URL of a file in a folder of the app's bundle; `nil` if the bundle has no file of
  /// that name in any folder.
  public func appURL(
    forResource name: String?, withExtension suffix: String?, subdirectory folder: String?
  ) -> URL? {
    appPath(forResource: name, ofType: suffix, inDirectory: folder).map {
      URL(fileURLWithPath: $0)
    }
  }

  /// The contents of the app's Info.plist, by key. Those that Xcode itself writes, such as the
  /// version, are there in any case.
  ///
  /// Apps unwrap these without a test, and would end at launch.
  public var appInfoDictionary: [String: Any]? {
    guard self == .main else { return infoDictionary }
    var info: [String: Any] = [
      "CFBundleIdentifier": "app", "CFBundleName": "App", "CFBundleDisplayName": "App",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    info.merge(infoDictionary ?? [:]) { $1 }
    guard Simulator.isHere else { return info }
    // Unchecked: the contents are not sent to another thread; they are read on this one.
    nonisolated(unsafe) var own: [String: Any] = [:]
    onMainThread("Bundle.infoDictionary") { own = AppResources.info }
    return info.merging(own) { $1 }
  }

  /// The bundle's identifier; that of the app, as its Info.plist states it, where Foundation knows
  /// none.
  public var appBundleIdentifier: String? {
    bundleIdentifier ?? Bundle.main.appInfoDictionary?["CFBundleIdentifier"] as? String
  }

  /// Returns the value of a key in the app's Info.plist; `nil` if it has none.
  public func appObject(forInfoDictionaryKey key: String) -> Any? { appInfoDictionary?[key] }

  /// Returns the bundle in a folder. All resources of the app are in one place, so the bundles in
  /// the app's own, in which pods keep their resources, are the app's bundle.
  public static func app(path: String) -> Bundle? {
    Bundle(path: path) ?? (isFolderOfResources(path) ? Bundle.main : nil)
  }

  /// Returns the bundle at a URL, which is the app's own for a bundle in the app's.
  public static func app(url: URL) -> Bundle? { app(path: url.path) }

  /// Returns true if a path is that of a language's folder or of a bundle in the app's bundle.
  private static func isFolderOfResources(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return ["lproj", "bundle"].contains(name.split(separator: ".").last.map(String.init))
      && name.contains(".")
  }
}

/// The key of the build's number in an Info.plist.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the app's identifier in an Info.plist.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the app's short name in an Info.plist.
public let kCFBundleNameKey = "CFBundleName"
