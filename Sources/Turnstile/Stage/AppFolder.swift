import Foundation

/// The folder that an app uses for its own files: documents, library, temporary files.
///
/// A run is an app's first start, so the files of an earlier run are removed. The process that runs
/// subjects sets the folder; without one, as in a test that calls `check` itself, files stay.
@MainActor
package enum AppFolder {
  /// The path of the app's folder. Setting it empties the folder and creates its subfolders.
  package static var path: String? {
    didSet {
      folders = path.map { path in [path] + names.map { "\(path)/\($0)" } } ?? []
      if path != nil { makeAnew() }
    }
  }

  /// The names of the subfolders that an app finds at its first start.
  private static let names = ["Documents", "Library", "Library/Caches", "tmp"]
  private static var folders: [String] = []

  /// Empties the folder if anything was written to it since the last run.
  static func forget() {
    guard !folders.allSatisfy(isUntouched) else { return }
    makeAnew()
  }

  /// Removes the contents of the app's folder, as far as possible.
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
    // The modification time of each folder is set to zero. Creating or removing a file in a folder
    // changes it, so a folder with this time is untouched.
    let beginning = [timespec(), timespec()]
    for folder in folders { utimensat(AT_FDCWD, folder, beginning, 0) }
  }

  private static func isUntouched(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mtim.tv_sec == 0 && status.st_mtim.tv_nsec == 0
  }
}
