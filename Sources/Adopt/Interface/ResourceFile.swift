/// The kind of an app's file that is not Swift: storyboard, asset catalogue, string table and so
/// on.
enum ResourceKind: Sendable {
  case document, catalogue, strings, info
  /// A version of a Core Data model, or the file that names the current version.
  case model
  /// A text file that the app may read from its bundle at run time.
  case data
  /// A film, sound, font or loose picture in the app's bundle, which the app finds by its name.
  case media

  /// Returns the kind of a file by its path, or `nil` for a file that the check of an app does not
  /// need.
  static func of(_ path: String) -> ResourceKind? {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    if parts.dropLast().contains(where: { $0.hasSuffix(".xcassets") }) { return .catalogue }
    let folder = parts.dropLast().last ?? ""
    if name == "contents", folder.hasSuffix(".xcdatamodel") { return .model }
    if name == ".xccurrentversion" { return .model }
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return .document }
    if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { return .strings }
    if isInfo(name) { return .info }
    if dataSuffixes.contains(where: name.hasSuffix) { return .data }
    return mediaSuffixes.contains(where: name.lowercased().hasSuffix) ? .media : nil
  }

  /// Returns true if a file has the name of an Info.plist. The file of settings for Google's
  /// services has such a name, too, and an app reads it from its bundle as a file.
  private static func isInfo(_ name: Substring) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist") && name != "GoogleService-Info.plist"
  }

  /// The suffixes of text files that an app may read from its bundle at run time.
  static let dataSuffixes = [".json", ".geojson", ".csv", ".plist", ".txt", ".xml"]

  /// The suffixes of films, sounds, fonts and pictures that an app may ask its bundle for.
  static let mediaSuffixes = [
    ".mp4", ".mov", ".m4v", ".mp3", ".m4a", ".wav", ".caf", ".aif", ".aiff", ".ttf", ".otf",
    ".png", ".jpg", ".jpeg", ".gif", ".heic", ".webp", ".pdf",
  ]

  /// The largest size, in bytes, of a text file that is built into the rewritten app. Larger ones
  /// are left out.
  static let largestData = 128 << 10

  /// Returns the language of a file in a folder such as `en.lproj`, or `nil` outside of such
  /// folders.
  static func language(of path: String) -> String? {
    path.split(separator: "/").first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// The languages that the simulated phone prefers, in order. It uses the first one that the app
  /// has.
  static let languages = ["en", "en-US", "en-GB", "Base"]
}
