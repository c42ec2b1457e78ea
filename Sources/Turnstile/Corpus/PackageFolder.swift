import Foundation

/// The folder of the package that calls a check, as a path relative to the folder in which the
/// process was started.
///
/// Stored traces belong to the package: they are the same if a check is started in the package's
/// folder, in the one above, or with `--package-path`. The package is found from the path of the
/// source file that contains the call.
package struct PackageFolder: Hashable, Sendable {
  /// The path of the package's folder; empty if the process was started in it.
  package let path: String

  /// Finds the package that holds a source file.
  ///
  /// `TURNSTILE_PACKAGE` names another folder. If no package is found, as for code that a plugin
  /// has written into the build, the folder in which the process was started is used.
  package init(of file: String, environment: [String: String], here: String = Self.here) {
    if let folder = environment["TURNSTILE_PACKAGE"], !folder.isEmpty {
      path = Self.relative(URL(filePath: folder).resolvingSymlinksInPath().path, to: here)
      return
    }
    path = Self.root(above: file).map { Self.relative($0, to: here) } ?? ""
  }

  private init(path: String) { self.path = path }

  /// Returns the package's folder relative to the working directory of the user's shell, for
  /// commands that the user pastes there.
  ///
  /// `swift test --package-path` starts tests in the package's folder, and leaves the shell's
  /// working directory in the variable `PWD`.
  package func typed(in environment: [String: String], here: String = Self.here) -> PackageFolder {
    guard path.isEmpty, let shell = environment["PWD"], !shell.isEmpty else { return self }
    let folder = URL(filePath: shell).resolvingSymlinksInPath().path
    return PackageFolder(path: Self.relative(here, to: folder))
  }

  /// Returns the path of a file or folder of the package, relative to the folder in which the
  /// process was started.
  package func place(of name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

  /// The folder in which the process was started.
  package static var here: String {
    URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
  }

  private static func root(above file: String) -> String? {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.path.count > 1 {
      // A source file in a `.build` or `checkouts` folder gives no package: it was generated or
      // fetched for a build, and its package is not the caller's.
      let above = folder.deletingLastPathComponent().lastPathComponent
      if folder.lastPathComponent == ".build" || above == "checkouts" { return nil }
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.resolvingSymlinksInPath().path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns a path relative to a folder; the whole path if the two have nothing in common.
  package static func relative(_ path: String, to folder: String) -> String {
    let (theirs, mine) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(theirs, mine).prefix { $0 == $1 }.count
    guard common > 0 || mine.isEmpty else { return path }
    let up = Array(repeating: "..", count: mine.count - common)
    return (up + theirs[common...].map(String.init)).joined(separator: "/")
  }
}
