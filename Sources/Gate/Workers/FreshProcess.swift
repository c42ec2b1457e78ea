import Foundation
import LinuxProcesses

/// A forked process that handles one request, in which no app has run before.
///
/// A subject may keep state beyond the end of a run: a static variable, a cache, a counter. The
/// result of a run would then depend on earlier runs in the same process, and so on how the work is
/// divided. A new process for each request has no earlier runs. Forking it takes a thousandth of
/// the time that starting an executable would take.
///
/// The process that forks survives whatever a subject does in the forked process. It tells the gate
/// how that process ended, and ends processes that it has left behind.
@MainActor
struct FreshProcess {
  /// The status with which the forked process ended, as `wait` returns it.
  let status: Int32
  /// The bytes that the forked process wrote as its answer. They are empty if it ended early.
  let answer: Data

  /// Runs a function in a newly forked process, and waits for the end of that process.
  ///
  /// - Parameters:
  ///   - pipe: A descriptor. If it closes, nobody needs the answer any more.
  ///   - began: Called with the process's number once it is running.
  ///   - work: The function to run. It is passed a function that ends the process at once with an
  ///     answer.
  /// - Returns: The ended process; `nil` if nobody needs the answer any more.
  static func run(
    watching pipe: Int32, began: (pid_t) -> Void,
    _ work: (_ leave: @escaping ([UInt8]) -> Never) -> [UInt8]
  ) -> FreshProcess? {
    guard let memory = try? NamelessFile.inMemory() else { return FreshProcess(status: 0) }
    defer { close(memory) }
    let child = turnstile_fork()
    guard child >= 0 else { return FreshProcess(status: 0) }
    if child == 0 {
      let own = getpid()
      func leave(_ bytes: [UInt8]) -> Never {
        // The output buffers are written out first, because `_exit` would lose text that the
        // subject under test has printed and that is still in a buffer.
        fflush(nil)
        // If the subject's code has forked this process, the copy must not write an answer.
        if getpid() == own { _ = Wire.write([done] + bytes, to: memory) }
        // The process ends without running exit handlers, because those that the subject under test
        // has installed belong to its run, which has ended.
        _exit(0)
      }
      leave(work(leave))
    }
    began(child)
    var status: Int32 = 0
    let isAlone = turnstile_wait(pipe, child, &status) != 0
    turnstile_end_descendants(child)
    return isAlone ? nil : FreshProcess(status: status, answer: contents(of: memory))
  }

  /// The first byte of a complete answer. If it is missing, the subject under test has ended the
  /// process before the answer was written.
  private static let done: UInt8 = 0x74

  private init(status: Int32, answer: Data = Data()) {
    (self.status, self.answer) = (status, answer)
  }

  private static func contents(of memory: Int32) -> Data {
    let length = Int(lseek(memory, 0, SEEK_END))
    guard length > 1, length <= Wire.limit else { return Data() }
    var bytes = [UInt8](repeating: 0, count: length)
    let count = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, $0.count, 0) }
    return count == length && bytes[0] == done ? Data(bytes.dropFirst()) : Data()
  }
}
