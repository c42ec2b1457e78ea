import Foundation
import LinuxProcesses

/// A process for one request, forked from a process that has run no subject.
///
/// A subject may keep state that outlives a run: a static variable, a cache, a counter. The result
/// of a run would then depend on earlier runs in the process, and so on the division of the work. A
/// new process for each request has no earlier runs. It is forked and not started anew, because
/// that takes only a thousandth of a second.
///
/// The process that forks never runs a subject. It survives whatever a subject does in the forked
/// process, tells the gate how that process ended, and ends its remaining children.
@MainActor
struct FreshProcess {
  /// The exit status of the process, as `wait` returns it.
  let status: Int32
  /// The answer that the process has written, if it was not ended early.
  let answer: Data

  /// Runs a function in a fresh process.
  ///
  /// - Parameters:
  ///   - pipe: If this descriptor closes, the answer is no longer awaited.
  ///   - began: Called with the process's number once it is running.
  ///   - work: The function to run. It can leave early with an answer, from any depth of calls.
  /// - Returns: The ended process; `nil` if the answer is no longer awaited.
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
        // The output of the subject is flushed, because `_exit` would lose it.
        fflush(nil)
        // If the subject has forked this process, only the original process may answer.
        if getpid() == own { _ = Wire.write([done] + bytes, to: memory) }
        // Exit handlers of the subject must not run, because there is no stage any more.
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

  /// The first byte of an answer, which shows that the subject did not end the process.
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
