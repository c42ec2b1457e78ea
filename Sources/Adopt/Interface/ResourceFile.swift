/// The kind of a file beside an app's sources.
enum ResourceKind: Sendable {
  case document, catalogue, strings, info

  /// Returns the kind of a file by its path; `nil` for a file that is not used here.
  static func of(_ path: String) -> ResourceKind? {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    if parts.dropLast().contains(where: { $0.hasSuffix(".xcassets") }) { return .catalogue }
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return .document }
    if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { return .strings }
    if name == "Info.plist" || name.hasSuffix("-Info.plist") { return .info }
    return nil
  }

  /// Returns the language of a file that is in a language's folder.
  static func language(of path: String) -> String? {
    path.split(separator: "/").first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// The languages of a phone, of which it reads the first one that exists.
  static let languages = ["en", "en-US", "en-GB", "Base"]
}
