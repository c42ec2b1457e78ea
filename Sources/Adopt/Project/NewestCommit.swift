import Foundation

/// Finds the newest commit that changed Swift code in a folder.
///
/// Its date tells which Xcode probably built the app last. The project's `LastUpgradeCheck` can be
/// years older, because it changes only when somebody lets Xcode upgrade the settings.
enum NewestCommit {
  /// Returns the month of the newest commit, such as `2019-10`. Returns `nil` if the folder is in
  /// no repository or if `git` is not installed.
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
