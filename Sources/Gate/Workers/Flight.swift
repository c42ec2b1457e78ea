import Foundation
import Turnstile

/// The trace in flight, in memory that a worker and its gate share.
///
/// The worker writes down each trace before it runs it. Shared memory outlives the process, however it ends, and costs no
/// system call, so this can be done for every run.
final class Flight {
  private static let size = SeedFile.sizeLimit + 4096
  private static let header = 24
  private let memory: UnsafeMutableRawPointer

  /// Maps a file, which is made if need be.
  init(path: String) throws(UsageError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, off_t(Self.size)) == 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw UsageError("\(path): the trace in flight cannot be shared: \(reason)")
    }
    close(descriptor)
    self.memory = memory
  }

  deinit { munmap(memory, Self.size) }

  /// How many traces were begun: as long as this grows, the worker goes on.
  var count: UInt64 { memory.load(as: UInt64.self) }

  /// Notes what is about to run.
  func note(_ trace: Trace, run: Int?) {
    let text = "turnstile trace 1\nsubject -\n" + trace.lines.joined(separator: "\n") + "\n"
    let bytes = Array(text.utf8.prefix(Self.size - Self.header))
    memory.storeBytes(of: 0, toByteOffset: 8, as: Int64.self)
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      memory.advanced(by: Self.header).copyMemory(from: base, byteCount: source.count)
    }
    memory.storeBytes(of: Int64(run ?? 0), toByteOffset: 16, as: Int64.self)
    memory.storeBytes(of: Int64(bytes.count), toByteOffset: 8, as: Int64.self)
    memory.storeBytes(of: count &+ 1, as: UInt64.self)
  }

  /// Nothing is in flight.
  func clear() { memory.storeBytes(of: 0, toByteOffset: 8, as: Int64.self) }

  /// What was noted last, and the run it belongs to.
  var trace: (trace: Trace, run: Int?)? {
    let length = Int(memory.load(fromByteOffset: 8, as: Int64.self))
    guard length > 0, length <= Self.size - Self.header else { return nil }
    let bytes = UnsafeRawBufferPointer(start: memory.advanced(by: Self.header), count: length)
    guard let file = try? SeedFile(parsing: Array(bytes)) else { return nil }
    let run = Int(memory.load(fromByteOffset: 16, as: Int64.self))
    return (file.trace, run > 0 ? run : nil)
  }
}
