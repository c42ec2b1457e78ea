import Foundation

/// Writes files that are either whole or not there.
///
/// A text is written beside its place, brought to disk, and put there in one step. A process that is ended in between
/// leaves a draft behind, whose name is not the file's.
package enum AtomicFile {
  /// Writes a text, in place of what was there.
  package static func write(_ text: String, to path: String) throws(StorageProblem) {
    let draft = try draft(of: text, for: path)
    guard rename(draft, path) == 0 else { throw failure(at: path, removing: draft) }
  }

  /// Writes a text where nothing is yet.
  ///
  /// Of several processes that try at once one succeeds, and none overwrites what another wrote.
  ///
  /// - Returns: Whether it was written; `false` if something is there.
  package static func create(_ text: String, at path: String) throws(StorageProblem) -> Bool {
    if access(path, F_OK) == 0 { return false }
    let draft = try draft(of: text, for: path)
    if link(draft, path) == 0 {
      unlink(draft)
      return true
    }
    if errno == EEXIST {
      unlink(draft)
      return false
    }
    // A file system without links. An empty file claims the place, and the draft takes it over.
    let claim = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard claim >= 0 else {
      if errno != EEXIST { throw failure(at: path, removing: draft) }
      unlink(draft)
      return false
    }
    close(claim)
    guard rename(draft, path) == 0 else { throw failure(at: path, removing: draft) }
    return true
  }

  /// Makes the folder a file is to be written to.
  package static func makeFolder(of path: String) throws(StorageProblem) {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw StorageProblem(path: folder, message: "the folder cannot be made: \(reason())")
    }
  }

  /// Writes a text to a new file beside its place, all of it and to the disk.
  private static func draft(of text: String, for path: String) throws(StorageProblem) -> String {
    try makeFolder(of: path)
    // Processes of several machines may share the folder, so no number of a process would do.
    var name = Array("\(path).XXXXXX.draft".utf8CString)
    let descriptor = mkstemps(&name, 6)
    guard descriptor >= 0 else {
      throw StorageProblem(path: path, message: "the file cannot be made: \(reason())")
    }
    // Characters of C have a sign on some processors and none on others; bytes have none.
    let draft = name.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
    defer { close(descriptor) }
    guard writeAll(Array(text.utf8), to: descriptor), fchmod(descriptor, 0o644) == 0,
      fsync(descriptor) == 0
    else { throw failure(at: path, removing: draft) }
    return draft
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

  private static func failure(at path: String, removing draft: String) -> StorageProblem {
    let problem = StorageProblem(path: path, message: "the file cannot be written: \(reason())")
    unlink(draft)
    return problem
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
