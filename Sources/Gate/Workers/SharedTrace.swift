import CallStacks
import Foundation
import LinuxOnly
import Turnstile

/// The memory that a worker process shares with the process that started it, and that holds the
/// trace (input sequence) which is running.
///
/// The worker writes each trace before it runs the trace. The memory survives the worker's process,
/// and writing to it needs no system call, so it costs little for every run. A subject may
/// overwrite the memory by mistake, so the gate does not trust what it reads.
final class SharedTrace {
  /// The offset, in the memory that processes share, of the number of the process that runs the
  /// app.
  private static let processOffset = 24
  /// The offset in the shared memory of the counter of steps and of advances of virtual time.
  private static let beatOffset = 28
  private static let header = 32
  private static let traceLimit = StoredTrace.sizeLimit + 4096
  /// The offset in the shared memory of the run's latest event: the length of the text, then the
  /// text.
  private static let entryOffset = header + traceLimit
  private static let entryLimit = 1024
  /// The offset in the shared memory of the call stack that the process writes when it crashes or
  /// is ended.
  private static let callsOffset = entryOffset + 8 + entryLimit
  /// The offset in the shared memory of the cuts (code left out of the app) that the run has come
  /// upon: the length of the text, then one line for each.
  private static let cutsOffset = callsOffset + MemoryLayout<turnstile_calls>.size
  private static let cutsLimit = 1 << 16
  /// The offset in the shared memory of the cut that ended the process, because no stand-in could
  /// be made for the cut code's value.
  private static let unansweredOffset = cutsOffset + 8 + cutsLimit
  private static let unansweredLimit = 4096
  /// The offset in the shared memory of the classes whose methods UIKit has called in the run: the
  /// length of the text, then one line for each.
  private static let calledOffset = unansweredOffset + 8 + unansweredLimit
  private static let calledLimit = 1 << 14
  /// The size of the memory that the processes share, in bytes.
  static let size = calledOffset + 8 + calledLimit
  private let memory: UnsafeMutableRawPointer
  /// The way in which the harness tries to leave the screen at the end of a run, such as a tap on
  /// Back. It is stored with later events, because no step of the trace (input sequence) causes
  /// them.
  private var wayBack: String?
  /// The names of the classes in the shared memory whose methods UIKit has called in the run.
  private var noted: Set<String> = []

  /// Maps the file of ``size`` bytes that processes share into this process's memory.
  init(mapping descriptor: Int32) throws(UsageError) {
    guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else {
      let reason = String(cString: strerror(errno))
      throw UsageError("The trace in flight cannot be shared: \(reason)")
    }
    self.memory = memory
  }

  deinit { munmap(memory, Self.size) }

  /// The number (pid) of the process that runs the app; 0 if there is none.
  var process: Int32 {
    get { memory.load(fromByteOffset: Self.processOffset, as: Int32.self) }
    set { memory.storeBytes(of: newValue, toByteOffset: Self.processOffset, as: Int32.self) }
  }

  /// The number of runs that the worker process has begun.
  var count: UInt64 { memory.load(as: UInt64.self) }

  /// The counter of steps and of advances of virtual time. As long as it grows, the worker process
  /// is not hung.
  private(set) var beats: UInt32 {
    get { memory.load(fromByteOffset: Self.beatOffset, as: UInt32.self) }
    set { memory.storeBytes(of: newValue, toByteOffset: Self.beatOffset, as: UInt32.self) }
  }

  /// Counts one step of a trace (input sequence) or one advance of virtual time, as a sign of
  /// progress.
  func beat() { beats &+= 1 }

  /// Stores the trace (input sequence) that is about to run, and the number of its run, where the
  /// supervising process can read them.
  func note(_ trace: Trace, run: Int?) {
    let text = "turnstile trace 1\nsubject -\n" + trace.lines.map { $0 + "\n" }.joined()
    let bytes = Array(text.utf8.prefix(Self.traceLimit))
    memory.storeBytes(of: 0, toByteOffset: 8, as: Int64.self)
    forget()
    wayBack = nil
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      memory.advanced(by: Self.header).copyMemory(from: base, byteCount: source.count)
    }
    memory.storeBytes(of: Int64(run ?? 0), toByteOffset: 16, as: Int64.self)
    memory.storeBytes(of: Int64(bytes.count), toByteOffset: 8, as: Int64.self)
    memory.storeBytes(of: count &+ 1, as: UInt64.self)
  }

  /// Stores a number, such as the number of frames of a film, where otherwise the number of begun
  /// traces (input sequences) stands.
  func mark(_ number: Int) { memory.storeBytes(of: UInt64(number), as: UInt64.self) }

  /// Stores the latest event of the run in the shared memory, so that it is known even if the
  /// process ends.
  func hear(_ entry: Journal.Entry) {
    if case .harness(let act) = entry.event, let tried = act.wayBack { wayBack = tried }
    if case .call(let type, _) = entry.event, noted.insert(type).inserted {
      append("\(type)\n", at: Self.calledOffset, limit: Self.calledLimit)
    }
    let text = "\(entry)" + (wayBack.map { ", while the way back was tried (\($0))" } ?? "")
    let bytes = Array(text.utf8.prefix(Self.entryLimit))
    memory.storeBytes(of: 0, toByteOffset: Self.entryOffset, as: Int64.self)
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      memory.advanced(by: Self.entryOffset + 8).copyMemory(from: base, byteCount: source.count)
    }
    memory.storeBytes(of: Int64(bytes.count), toByteOffset: Self.entryOffset, as: Int64.self)
  }

  /// Stores that the process runs no trace (input sequence) at present.
  func clear() {
    memory.storeBytes(of: 0, toByteOffset: 8, as: Int64.self)
    forget()
  }

  private func forget() {
    noted = []
    for offset in [
      Self.entryOffset, Self.cutsOffset, Self.unansweredOffset, Self.calledOffset,
    ] {
      memory.storeBytes(of: 0, toByteOffset: offset, as: Int64.self)
    }
    calls.pointee.count = 0
  }

  // MARK: - Cuts

  /// Stores that the run has come upon a cut, that is, code that was left out of the app.
  func pass(_ cut: CutPassage) {
    let line =
      "\(cut.isInTransition ? "t" : "-")\(cut.isLoss == true ? "l" : cut.hasOtherAnswer ? "a" : "-")"
      + "\(cut.cut.replacing("\n", with: " "))\n"
    append(line, at: Self.cutsOffset, limit: Self.cutsLimit)
  }

  /// Stores the cut (code left out of the app) that is to blame if the process ends now, or clears
  /// it.
  func leaves(at cut: (cut: String, type: String)?) {
    memory.storeBytes(of: 0, toByteOffset: Self.unansweredOffset, as: Int64.self)
    guard let cut else { return }
    append("\(cut.cut)\n\(cut.type)", at: Self.unansweredOffset, limit: Self.unansweredLimit)
  }

  private func append(_ text: String, at offset: Int, limit: Int) {
    let bytes = Array(text.utf8)
    let length = Int(memory.load(fromByteOffset: offset, as: Int64.self))
    guard length >= 0, length + bytes.count <= limit else { return }
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      memory.advanced(by: offset + 8 + length).copyMemory(from: base, byteCount: source.count)
    }
    memory.storeBytes(of: Int64(length + bytes.count), toByteOffset: offset, as: Int64.self)
  }

  private func text(at offset: Int, limit: Int) -> String? {
    let length = Int(memory.load(fromByteOffset: offset, as: Int64.self))
    guard (1...limit).contains(length) else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: memory.advanced(by: offset + 8), count: length),
      as: UTF8.self)
  }

  /// The cuts, that is, pieces of code left out of the app, that the run has come upon; `nil` if
  /// there are none.
  var cuts: [CutPassage]? {
    text(at: Self.cutsOffset, limit: Self.cutsLimit)?.split(separator: "\n").map { line in
      CutPassage(
        String(line.dropFirst(2)), isInTransition: line.hasPrefix("t"),
        hasOtherAnswer: line.dropFirst().hasPrefix("a"), isPart: line.hasPrefix("t"),
        isLoss: line.dropFirst().hasPrefix("l"))
    }
  }

  /// The names of the classes whose methods UIKit has called in the run; `nil` if there are none.
  var called: [String]? {
    text(at: Self.calledOffset, limit: Self.calledLimit)?.split(separator: "\n").map(String.init)
  }

  /// The cut (code left out) that ended the process, because no stand-in could be made for a value
  /// of the named type; `nil` if there is none.
  var unanswered: (cut: String, type: String)? {
    guard
      let lines = text(at: Self.unansweredOffset, limit: Self.unansweredLimit)?
        .split(separator: "\n"), lines.count == 2
    else { return nil }
    return (String(lines[0]), String(lines[1]))
  }

  // MARK: - Where it ended

  private var calls: UnsafeMutablePointer<turnstile_calls> {
    memory.advanced(by: Self.callsOffset).assumingMemoryBound(to: turnstile_calls.self)
  }

  /// Installs a handler that writes this process's call stack into the shared memory when the
  /// process crashes or is ended by a signal.
  func noteLastCalls() { turnstile_note_last_calls(calls) }

  /// The call stack that the process wrote at its end; `nil` if it could not write any.
  var lastCalls: CallStack? {
    let calls = calls.pointee
    return calls.count > 0 ? CallStack(calls) : nil
  }

  /// Ends the process that runs the app's code by a signal, which makes the process write its call
  /// stack first.
  ///
  /// - Parameter worker: The worker that forked the process. The process must be its child, because
  ///   a subject may have overwritten the process's number in this memory.
  func askForLastCalls(startedBy worker: Int32) {
    let process = process
    guard process > 1, Linux.parent(of: process) == worker else { return }
    kill(process, turnstile_last_calls_signal())
    // The wait for the call stack counts only time in which the process could run. A busy machine
    // may delay the process, and its finding must have the same name there.
    var waited = 0
    var idle = 0
    while calls.pointee.count == 0, idle < Self.lastWord, waited < Self.lastWordAtMost {
      var none = pollfd(fd: -1, events: 0, revents: 0)
      poll(&none, 1, 1)
      waited += 1
      if Linux.activity(of: process)?.isHeldUp != true { idle += 1 }
    }
  }

  /// The milliseconds for which the supervising process waits until an ending process has written
  /// its call stack, not counting time in which the machine delays that process.
  private static let lastWord = 500

  /// The milliseconds for which the supervising process waits at most for a call stack. The limit
  /// is for a process that computes for ever and ignores the signal.
  private static let lastWordAtMost = 5000

  /// The latest event of the running trace (input sequence), without leading blanks, as the process
  /// has stored it.
  var lastEntry: String? {
    let length = Int(memory.load(fromByteOffset: Self.entryOffset, as: Int64.self))
    guard (1...Self.entryLimit).contains(length) else { return nil }
    let text = UnsafeRawBufferPointer(
      start: memory.advanced(by: Self.entryOffset + 8), count: length)
    return String(String(decoding: text, as: UTF8.self).drop { $0 == " " })
  }

  /// The last trace (input sequence) that the process has stored, with the number of its run.
  var trace: (trace: Trace, run: Int?)? {
    let length = Int(memory.load(fromByteOffset: 8, as: Int64.self))
    guard (1...Self.traceLimit).contains(length) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: memory.advanced(by: Self.header), count: length)
    guard let file = try? StoredTrace(parsing: Array(bytes)) else { return nil }
    let run = Int(memory.load(fromByteOffset: 16, as: Int64.self))
    return (file.trace, run > 0 ? run : nil)
  }
}
