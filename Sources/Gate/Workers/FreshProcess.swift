import Foundation
import LinuxProcesses

/// A process for one request, made from one that has run nothing.
///
/// A subject may keep state that outlives a run: a static variable, a cache, a counter. What a run
/// finds would then depend on what the process did before, and so on how the work was shared out. A
/// process that begins with each request anew has nothing before it. It is forked and not started,
/// since that takes a thousandth of a second.
///
/// The process that forks runs no subject ever. It outlives what a subject does to the one that has
/// the request, tells the gate how that ended, and ends whatever it has left running.
@MainActor
struct FreshProcess {
  /// How it ended, as the system tells it.
  let status: Int32
  /// What it has left as an answer, if it came to its end.
  let answer: Data

  /// Lets a fresh process do something.
  ///
  /// - Parameters:
  ///   - pipe: If this closes, the answer is not waited for any more.
  ///   - began: Called with the number of the process once it is there.
  ///   - work: What it does. From deep inside, it can leave with an answer.
  /// - Returns: What became of it; `nil` if that is not waited for any more.
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
        // What the subject has printed is not lost with the process.
        fflush(nil)
        // A subject that forks has made two of this process. One is enough to answer.
        if getpid() == own { _ = Wire.write([done] + bytes, to: memory) }
        // Whatever the subject wants to be called at the end would run without a stage.
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

  /// The first byte of what a process writes that has not been ended by its subject.
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
