/// What a file beside the sources is to the app.
enum ResourceKind: Sendable {
  case document, catalogue, strings, info

  /// What a file is by its path; `nil` for one that says nothing here.
  static func of(_ path: String) -> ResourceKind? {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    if parts.dropLast().contains(where: { $0.hasSuffix(".xcassets") }) { return .catalogue }
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return .document }
    if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { return .strings }
    if name == "Info.plist" || name.hasSuffix("-Info.plist") { return .info }
    return nil
  }

  /// The language of a file that is in a folder for one.
  static func language(of path: String) -> String? {
    path.split(separator: "/").first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  /// Languages of which a phone reads the first one that is there.
  static let languages = ["en", "en-US", "en-GB", "Base"]
}
