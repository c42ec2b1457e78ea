import Foundation

/// Runs a closure in a new working directory, so that it sees no files of earlier processes.
@MainActor
func inEmptyFolder(_ body: () throws -> Void) throws {
  let files = FileManager.default
  let before = files.currentDirectoryPath
  let folder = files.temporaryDirectory.appendingPathComponent("turnstile-bench-\(getpid())")
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  guard files.changeCurrentDirectoryPath(folder.path) else { throw CocoaError(.fileNoSuchFile) }
  defer {
    _ = files.changeCurrentDirectoryPath(before)
    try? files.removeItem(at: folder)
  }
  try body()
}
