/// The kind of a file beside an app's sources.
enum ResourceKind: Sendable {
  case document, catalogue, strings, info
  /// A text file that the app reads from its bundle.
  case data

  /// Returns the kind of a file by its path; `nil` for a file that the adoption ignores.
  static func of(_ path: String) -> ResourceKind? {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    if parts.dropLast().contains(where: { $0.hasSuffix(".xcassets") }) { return .catalogue }
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return .document }
    if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { return .strings }
    if name == "Info.plist" || name.hasSuffix("-Info.plist") { return .info }
    return dataSuffixes.contains(where: name.hasSuffix) ? .data : nil
  }

  /// The suffixes of files whose text an app may read from its bundle.
  static let dataSuffixes = [".json", ".geojson", ".csv", ".plist", ".txt", ".xml"]

  /// The size in bytes up to which a file's text is included in the adopted app.
  static let largestData = 128 << 10

  /// Returns the language of a file in a folder such as `en.lproj`.
  static func language(of path: String) -> String? {
    path.split(separator: "/").first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// The languages of a phone in order; the phone uses the first one that an app has.
  static let languages = ["en", "en-US", "en-GB", "Base"]
}
