import Foundation

/// The newest commit that changed Swift code in a folder.
///
/// It tells which Xcode the app was last built with where the project does not: `LastUpgradeCheck`
/// stays as it is until somebody lets Xcode upgrade the settings, for years in some projects.
enum NewestCommit {
  /// Returns the month of the commit, such as `2019-10`; `nil` outside of a repository, and where
  /// there is no `git`.
  static func month(in folder: String) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "log", "-1", "--format=%cd", "--date=format:%Y-%m", "--", "*.swift"]
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let month = String(decoding: data, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let isMonth = month.wholeMatch(of: #/\d{4}-\d{2}/#) != nil
    return process.terminationStatus == 0 && isMonth ? month : nil
  }
}
