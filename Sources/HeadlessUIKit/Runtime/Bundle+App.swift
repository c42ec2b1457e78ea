public import Foundation

/// Look-ups of files in the app's bundle. The tool `adopt` writes calls of them in place of
/// Foundation's methods, whose main bundle here is the folder of the executable.
extension Bundle {
  /// Returns the path of a file in the app's bundle; `nil` if there is none.
  ///
  /// The app's resources exist in one language only, so a `.lproj` folder counts as the bundle
  /// itself.
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
