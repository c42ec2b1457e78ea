import Foundation

/// The folder that an app takes for its own: documents, library, what is temporary.
///
/// A run is an app's first start, so what an earlier run has written is taken away. The process
/// that runs subjects says where the folder is; where none is said, as in a test that checks by
/// itself, files stay as they are.
@MainActor
package enum AppFolder {
  /// Where it is. It is made anew when this is set.
  package static var path: String? {
    didSet {
      folders = path.map { path in [path] + names.map { "\(path)/\($0)" } } ?? []
      if path != nil { makeAnew() }
    }
  }

  /// What there is at an app's first start.
  private static let names = ["Documents", "Library", "Library/Caches", "tmp"]
  private static var folders: [String] = []

  /// Takes away whatever was written since the last run.
  static func forget() {
    guard !folders.allSatisfy(isUntouched) else { return }
    makeAnew()
  }

  /// Takes everything away, as far as it can be.
  package static func clear() {
    guard let path else { return }
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] {
      try? files.removeItem(atPath: "\(path)/\(name)")
    }
  }

  private static func makeAnew() {
    clear()
    for folder in folders {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    // No file is made in a folder, or taken from it, without this time becoming another.
    let beginning = [timespec(), timespec()]
    for folder in folders { utimensat(AT_FDCWD, folder, beginning, 0) }
  }

  private static func isUntouched(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mtim.tv_sec == 0 && status.st_mtim.tv_nsec == 0
  }
}
