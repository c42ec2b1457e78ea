import Foundation

/// A reader of regular files, which refuses everything else.
///
/// A pipe, a device or a socket may block the process that reads it for ever, or never end.
package enum RegularFile {
  /// Reads a file, up to a number of bytes.
  ///
  /// - Throws: ``StorageProblem`` if it is no regular file, or cannot be read.
  package static func read(_ path: String, limit: Int) throws(StorageProblem) -> [UInt8] {
    // The file is opened with `O_NONBLOCK`, because opening a pipe would wait for its writer
    // otherwise.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    let error = errno
    guard descriptor >= 0 else {
      let message =
        switch error {
        case ENOENT: "there is no such file"
        case ENXIO: "it is no regular file"
        default: "it cannot be opened for reading"
        }
      throw StorageProblem(path: path, message: message)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw StorageProblem(path: path, message: "it cannot be read")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw StorageProblem(path: path, message: "it is a folder")
    default: throw StorageProblem(path: path, message: "it is no regular file")
    }
    // The file's size is not used, because some system files report a size of zero and yet have
    // contents.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, wanted)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw StorageProblem(path: path, message: "it cannot be read") }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
