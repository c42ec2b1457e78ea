public import Foundation

/// Searches for files in the app's bundle. In an adopted app they replace Foundation's methods,
/// whose main bundle on Linux is the folder of the executable.
extension Bundle {
  /// Returns the path of a file in the app's bundle; `nil` if there is none.
  ///
  /// The app's resources exist in one language only, so for a `.lproj` folder the path of the
  /// bundle itself is returned.
  public func appPath(forResource name: String?, ofType type: String?) -> String? {
    if let found = path(forResource: name, ofType: type) { return found }
    guard let name else { return nil }
    if type == "lproj" { return bundlePath }
    let suffix = type ?? ""
    let dotted = suffix.isEmpty || suffix.hasPrefix(".") ? suffix : ".\(suffix)"
    return onMainThread("Bundle.path(forResource:ofType:)") {
      AppResources.place(of: name + dotted)
    }
  }

  /// Returns the URL of a file in the app's bundle; `nil` if there is none.
  public func appURL(forResource name: String?, withExtension suffix: String?) -> URL? {
    appPath(forResource: name, ofType: suffix).map { URL(fileURLWithPath: $0) }
  }
}
