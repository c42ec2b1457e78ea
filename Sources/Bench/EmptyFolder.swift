import Foundation

/// Runs something in a folder made for it, so that nothing that an earlier process left behind is
/// reported.
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
