import Foundation
import LinuxProcesses

/// Creates files without a name, which disappear with the last process that has them open.
///
/// So no file is left behind in the temporary folder, however the gate ends.
enum NamelessFile {
  /// Creates a file in memory that has no name. If a size is given, no process that has the file
  /// open can change the size.
  ///
  /// - Returns: A descriptor above those with which a worker begins. Programs started by `exec` do
  ///   not inherit it.
  static func inMemory(size: Int = 0) throws(UsageError) -> Int32 {
    let descriptor = turnstile_memory(size)
    return descriptor >= 0 ? descriptor : try make(size: size)
  }

  /// Creates a file without a name on the disk, with all its space reserved. If the space were not
  /// reserved, a full disk would kill a process that writes to the file's mapped memory.
  ///
  /// - Returns: A descriptor above those with which a worker begins. Programs started by `exec` do
  ///   not inherit it.
  static func make(size: Int = 0) throws(UsageError) -> Int32 {
    let folder = NSTemporaryDirectory()
    var template = Array((folder + "/turnstile-XXXXXX").utf8CString)
    let low = mkstemp(&template)
    guard low >= 0 else { throw problem(folder, errno) }
    // `O_APPEND` makes every process that writes to the file write at its end, so that no text is
    // overwritten.
    _ = fcntl(low, F_SETFL, O_APPEND)
    unlink(template)
    let descriptor = fcntl(low, F_DUPFD_CLOEXEC, 16)
    close(low)
    guard descriptor >= 0 else { throw problem(folder, errno) }
    let status = size == 0 ? 0 : reserve(descriptor, size)
    guard status == 0 else {
      close(descriptor)
      throw problem(folder, status)
    }
    return descriptor
  }

  /// Returns the content of an open file, or its first mebibyte if it is longer.
  static func contents(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private static func reserve(_ descriptor: Int32, _ size: Int) -> Int32 {
    posix_fallocate(descriptor, 0, off_t(size))
  }

  private static func problem(_ folder: String, _ error: Int32) -> UsageError {
    UsageError("\(folder): no file for a worker can be made: \(String(cString: strerror(error)))")
  }
}
