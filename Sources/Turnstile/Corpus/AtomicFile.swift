import Foundation

/// Writes files that are either whole or not there.
package enum AtomicFile {
  /// Writes a text beside its place, makes sure it is on disk, and moves it there in one step.
  package static func write(_ text: String, to path: String) throws(SeedProblem) {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw SeedProblem(path: folder, message: "the folder cannot be made: \(reason())")
      }
    }
    let draft = "\(path).\(getpid()).draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else {
      throw SeedProblem(path: draft, message: "the file cannot be made: \(reason())")
    }
    let written = writeAll(Array(text.utf8), to: descriptor) && fsync(descriptor) == 0
    let why = reason()
    close(descriptor)
    guard written, rename(draft, path) == 0 else {
      let problem = written ? reason() : why
      unlink(draft)
      throw SeedProblem(path: path, message: "the file cannot be written: \(problem)")
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
