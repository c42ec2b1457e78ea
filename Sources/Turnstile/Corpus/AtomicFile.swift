import Foundation
import LinuxOnly

/// Functions that write a file as a whole or not at all.
///
/// The text is written to a file without a name, flushed to disk, and then given its name in one
/// step. If the process ends before that, nothing remains. A file system may not support files
/// without a name; the text is then written to a draft with another name, which may remain.
package enum AtomicFile {
  /// The flag that opens a new file without a name in a folder: `O_TMPFILE` in C.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Writes a text to a file, and replaces the old one.
  package static func write(_ text: String, to path: String) throws(StorageProblem) {
    let draft = try Draft(text, for: path)
    defer { draft.close() }
    if draft.name == nil, draft.link(to: path) == 0 { return }
    // A file without a name can only be linked to a name that is free. To replace the old file, the
    // draft gets a name of its own first and is then renamed.
    let name = try draft.named(beside: path)
    guard rename(name, path) == 0 else { throw failure(at: path, removing: name) }
  }

  /// Creates a file with a text, if there is none yet.
  ///
  /// If several processes try at once, one succeeds, and none overwrites the file of another.
  ///
  /// - Returns: True if the file was created, false if there was one.
  package static func create(_ text: String, at path: String) throws(StorageProblem) -> Bool {
    if access(path, F_OK) == 0 { return false }
    let draft = try Draft(text, for: path)
    defer { draft.close() }
    let error = draft.link(to: path)
    if error == 0 || error == EEXIST {
      if let name = draft.name { unlink(name) }
      return error == 0
    }
    // Without support for links, an empty file first reserves the name, and the draft then replaces
    // that file.
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

  /// Creates the folder in which a file will be written, with all folders above it.
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
  /// A complete file that does not have its final name yet.
  private struct Draft {
    let descriptor: Int32
    /// The draft's own name in its folder; `nil` for a file without a name.
    let name: String?

    /// Creates a draft with a text, and flushes it to disk.
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

    /// Links the draft to a path that no file has yet.
    ///
    /// - Returns: 0, or the error number.
    func link(to path: String) -> Int32 {
      if let name { return Foundation.link(name, path) == 0 ? 0 : errno }
      let own = Linux.place(of: descriptor)
      return linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno
    }

    /// Returns the name of the draft. A draft without a name gets one beside its final path. The
    /// name contains the file's inode number, which no other file has while this one is open, not
    /// even on another machine.
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
      // The draft's random name comes from `mkstemps`. A process number would not be unique,
      // because processes on several machines may share the folder.
      var name = Array("\(path).XXXXXX.draft".utf8CString)
      let descriptor = mkstemps(&name, 6)
      guard descriptor >= 0 else {
        throw StorageProblem(path: path, message: "the file cannot be made: \(reason())")
      }
      // The name is decoded from its bytes, because the type of C's characters is signed on some
      // processors only.
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
