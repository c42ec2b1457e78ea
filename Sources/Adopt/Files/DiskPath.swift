import Foundation

/// Brings paths of files into one form, so that they can be compared and printed.
enum DiskPath {
  /// The current folder, as an absolute path with symbolic links resolved.
  static var here: String { absolute(FileManager.default.currentDirectoryPath) }

  /// Returns the absolute path of a file, with symbolic links resolved and without a slash at its
  /// end.
  static func absolute(_ path: String) -> String {
    let text = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Returns the path of a file relative to a folder. Both are given as absolute paths.
  static func relative(_ path: String, to folder: String) -> String {
    let (mine, theirs) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(mine, theirs).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: theirs.count - common) + mine[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
