import Foundation

@testable import Adopt

/// A folder for one test of `adopt`, with an app and a place for the rewritten files. The folder is
/// deleted with the object.
final class Folder {
  let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "adopt-\(UInt64.random(in: 0...(.max)))").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, _ name: String) throws {
    try write(Array(text.utf8), name)
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  var names: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Runs the command `adopt` in this folder and returns its output, without the folder's path.
  @discardableResult
  func adopt(_ words: String) throws -> (output: String, warnings: String) {
    let arguments = words.split(separator: " ").map {
      $0.hasPrefix("-") ? String($0) : "\(path)/\($0)"
    }
    do {
      let (output, warnings) = try AdoptCommand(arguments).run()
      return (shorten(output), shorten(warnings))
    } catch {
      throw AdoptionError(shorten("\(error)"))
    }
  }

  /// Returns the error with which the command `adopt` refuses a command line; `nil` if it accepts
  /// it.
  func refusal(_ words: String) -> String? {
    do {
      try adopt(words)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func shorten(_ text: String) -> String { text.replacing("\(path)/", with: "") }
}
