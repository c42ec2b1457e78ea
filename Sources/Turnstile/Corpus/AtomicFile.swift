import Foundation
import LinuxOnly

/// Writes files that are either whole or not there.
///
/// A text is written to a file that has no name, brought to disk, and given its name in one step.
/// Nothing is left of it if the process is ended in between. Where a file system knows no such
/// files, a draft may be left, whose name is not the file's.
package enum AtomicFile {
  /// Opens a new file in a folder that has no name there: what C calls `O_TMPFILE`.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Writes a text, in place of what was there.
  package static func write(_ text: String, to path: String) throws(StorageProblem) {
    let draft = try Draft(text, for: path)
    defer { draft.close() }
    if draft.name == nil, draft.link(to: path) == 0 { return }
    // A name cannot be taken from another file but by one that has a name.
    let name = try draft.named(beside: path)
    guard rename(name, path) == 0 else { throw failure(at: path, removing: name) }
  }

  /// Writes a text where nothing is yet.
  ///
  /// Of several processes that try at once one succeeds, and none overwrites what another wrote.
  ///
  /// - Returns: Whether it was written; `false` if something is there.
  package static func create(_ text: String, at path: String) throws(StorageProblem) -> Bool {
    if access(path, F_OK) == 0 { return false }
    let draft = try Draft(text, for: path)
    defer { draft.close() }
    let error = draft.link(to: path)
    if error == 0 || error == EEXIST {
      if let name = draft.name { unlink(name) }
      return error == 0
    }
    // A file system without links. An empty file claims the place, and the draft takes it over.
    let name = try draft.named(beside: path)
    let claim = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard claim >= 0 else {
      if errno != EEXIST { throw failure(at: path, removing: name) }
      unlink(name)
      return false
    }
    close(claim)
    guard rename(name, path) == 0 else { throw failure(at: path, removing: name) }
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

  private static func failure(at path: String, removing draft: String?) -> StorageProblem {
    let problem = StorageProblem(path: path, message: "the file cannot be written: \(reason())")
    if let draft { unlink(draft) }
    return problem
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

// MARK: - Drafts

extension AtomicFile {
  /// A file that is whole and not yet in its place.
  private struct Draft {
    let descriptor: Int32
    /// Its name, where it has one.
    let name: String?

    /// Writes a text to a new file, all of it and to the disk.
    init(_ text: String, for path: String) throws(StorageProblem) {
      try makeFolder(of: path)
      let folder = (path as NSString).deletingLastPathComponent
      let nameless = open(folder.isEmpty ? "." : folder, nameless | O_WRONLY | O_CLOEXEC, 0o600)
      if nameless >= 0 {
        (descriptor, name) = (nameless, nil)
      } else {
        (descriptor, name) = try Self.makeNamed(beside: path)
      }
      guard Self.writeAll(Array(text.utf8), to: descriptor), fchmod(descriptor, 0o644) == 0,
        fsync(descriptor) == 0
      else {
        defer { close() }
        throw failure(at: path, removing: name)
      }
    }

    func close() { _ = Foundation.close(descriptor) }

    /// Gives it a name that no file has yet.
    ///
    /// - Returns: 0, or why that cannot be.
    func link(to path: String) -> Int32 {
      if let name { return Foundation.link(name, path) == 0 ? 0 : errno }
      let own = Linux.place(of: descriptor)
      return linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno
    }

    /// Its name, and if it has none one beside its place: its number is no other file's as long as
    /// it is open, on whichever machine.
    func named(beside path: String) throws(StorageProblem) -> String {
      if let name { return name }
      var status = stat()
      fstat(descriptor, &status)
      let name = "\(path).\(status.st_ino).draft"
      unlink(name)
      errno = link(to: name)
      guard errno == 0 else { throw failure(at: path, removing: nil) }
      return name
    }

    private static func makeNamed(
      beside path: String
    ) throws(StorageProblem) -> (descriptor: Int32, name: String) {
      // Processes of several machines may share the folder, so no number of a process would do.
      var name = Array("\(path).XXXXXX.draft".utf8CString)
      let descriptor = mkstemps(&name, 6)
      guard descriptor >= 0 else {
        throw StorageProblem(path: path, message: "the file cannot be made: \(reason())")
      }
      // Characters of C have a sign on some processors and none on others; bytes have none.
      return (descriptor, name.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) })
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
  }
}
