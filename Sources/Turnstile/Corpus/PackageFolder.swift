import Foundation

/// The folder of the package that checks something, as a path from where the process was started.
///
/// Stored traces belong to the package: they are the same whether somebody starts a check in the
/// package's folder, in the one above, or with `--package-path`. The package is the one whose
/// sources hold the call, so a file's own path leads there.
package struct PackageFolder: Hashable, Sendable {
  /// The folder; empty if it is the one that the process was started in.
  package let path: String

  /// Finds the package that holds a source file.
  ///
  /// `TURNSTILE_PACKAGE` names another folder. Where no package is found, as for code that a plugin
  /// has written into the build, it is the folder that the process was started in.
  package init(of file: String, environment: [String: String], here: String = Self.here) {
    if let folder = environment["TURNSTILE_PACKAGE"], !folder.isEmpty {
      path = Self.relative(URL(filePath: folder).resolvingSymlinksInPath().path, to: here)
      return
    }
    path = Self.root(above: file).map { Self.relative($0, to: here) } ?? ""
  }

  private init(path: String) { self.path = path }

  /// The folder as one types it.
  ///
  /// `swift test --package-path` starts tests in the package's folder. Where it was typed is what
  /// the shell says.
  package func typed(in environment: [String: String], here: String = Self.here) -> PackageFolder {
    guard path.isEmpty, let shell = environment["PWD"], !shell.isEmpty else { return self }
    let folder = URL(filePath: shell).resolvingSymlinksInPath().path
    return PackageFolder(path: Self.relative(here, to: folder))
  }

  /// A file or folder of the package, from where the process was started.
  package func place(of name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

  /// The folder that the process was started in.
  package static var here: String {
    URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
  }

  private static func root(above file: String) -> String? {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.path.count > 1 {
      // What was fetched or written for a build belongs to nobody who starts a check.
      let above = folder.deletingLastPathComponent().lastPathComponent
      if folder.lastPathComponent == ".build" || above == "checkouts" { return nil }
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.resolvingSymlinksInPath().path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// A path from a folder; the whole path where the two have nothing in common.
  package static func relative(_ path: String, to folder: String) -> String {
    let (theirs, mine) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(theirs, mine).prefix { $0 == $1 }.count
    guard common > 0 || mine.isEmpty else { return path }
    let up = Array(repeating: "..", count: mine.count - common)
    return (up + theirs[common...].map(String.init)).joined(separator: "/")
  }
}
