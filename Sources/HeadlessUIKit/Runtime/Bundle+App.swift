public import Foundation

/// The look-ups of files in the app's bundle. `adopt` writes them in place of Foundation's, whose
/// main bundle is the folder of the executable.
extension Bundle {
  /// Returns the path of a file in the app's bundle; `nil` if there is none.
  ///
  /// The texts of the app are in one language, so each folder of a language is the bundle itself.
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

  /// Returns the address of a file in the app's bundle; `nil` if there is none.
  public func appURL(forResource name: String?, withExtension suffix: String?) -> URL? {
    appPath(forResource: name, ofType: suffix).map { URL(fileURLWithPath: $0) }
  }
}
