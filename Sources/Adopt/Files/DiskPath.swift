import Foundation

/// Paths of files in the form in which this tool compares and prints them.
enum DiskPath {
  /// The folder in which the command is given.
  static var here: String { absolute(FileManager.default.currentDirectoryPath) }

  /// The whole path of a file, without links and without a slash at its end.
  static func absolute(_ path: String) -> String {
    let text = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Returns the path of a file as seen from a folder; both are given as whole paths.
  static func relative(_ path: String, to folder: String) -> String {
    let (mine, theirs) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(mine, theirs).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: theirs.count - common) + mine[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
