import CallStacks
import Foundation
import LinuxOnly
import Turnstile

/// The trace in flight, in memory that a worker and its gate share.
///
/// The worker writes down each trace before it runs it. Shared memory outlives the process, however
/// it ends, and costs no system call, so this can be done for every run. A subject may write
/// anything into it: the gate reads it as it would read a file of a stranger.
final class SharedTrace {
  /// Where the number of the process stands that runs traces.
  private static let processOffset = 24
  /// Where it is counted how often virtual time went on.
  private static let beatOffset = 28
  private static let header = 32
  private static let traceLimit = StoredTrace.sizeLimit + 4096
  /// Where the last line of the journal stands: its length, then its text.
  private static let entryOffset = header + traceLimit
  private static let entryLimit = 1024
  /// Where the process writes down where it was when it ended.
  private static let callsOffset = entryOffset + 8 + entryLimit
  /// Where the cuts stand that the trace in flight has passed: their length, then a line each.
  private static let cutsOffset = callsOffset + MemoryLayout<turnstile_calls>.size
  private static let cutsLimit = 1 << 16
  /// Where the cut stands that the process could not pass, and the type that has no stand-in.
  private static let unansweredOffset = cutsOffset + 8 + cutsLimit
  private static let unansweredLimit = 4096
  /// How long the file is.
  static let size = unansweredOffset + 8 + unansweredLimit
  private let memory: UnsafeMutableRawPointer
  /// The way back that the harness tries in the trace: no step asks for what happens from then on.
  private var wayBack: String?

  /// Maps a file of ``size`` bytes.
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

  /// The process that runs traces; 0 if there is none.
  var process: Int32 {
    get { memory.load(fromByteOffset: Self.processOffset, as: Int32.self) }
    set { memory.storeBytes(of: newValue, toByteOffset: Self.processOffset, as: Int32.self) }
  }

  /// How many traces were begun.
  var count: UInt64 { memory.load(as: UInt64.self) }

  /// How many steps were done and how often virtual time went on: as long as this changes, the
  /// worker goes on.
  private(set) var beats: UInt32 {
    get { memory.load(fromByteOffset: Self.beatOffset, as: UInt32.self) }
    set { memory.storeBytes(of: newValue, toByteOffset: Self.beatOffset, as: UInt32.self) }
  }

  /// Notes that a step is done, or that virtual time goes on.
  func beat() { beats &+= 1 }

  /// Notes what is about to run.
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

  /// Notes how far something has come, in place of how many traces were begun.
  func mark(_ number: Int) { memory.storeBytes(of: UInt64(number), as: UInt64.self) }

  /// Notes what has happened in the trace.
  func hear(_ entry: Journal.Entry) {
    if case .harness(let act) = entry.event, let tried = act.wayBack { wayBack = tried }
    let text = "\(entry)" + (wayBack.map { ", while the way back was tried (\($0))" } ?? "")
    let bytes = Array(text.utf8.prefix(Self.entryLimit))
    memory.storeBytes(of: 0, toByteOffset: Self.entryOffset, as: Int64.self)
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      memory.advanced(by: Self.entryOffset + 8).copyMemory(from: base, byteCount: source.count)
    }
    memory.storeBytes(of: Int64(bytes.count), toByteOffset: Self.entryOffset, as: Int64.self)
  }

  /// Nothing is in flight.
  func clear() {
    memory.storeBytes(of: 0, toByteOffset: 8, as: Int64.self)
    forget()
  }

  private func forget() {
    for offset in [Self.entryOffset, Self.cutsOffset, Self.unansweredOffset] {
      memory.storeBytes(of: 0, toByteOffset: offset, as: Int64.self)
    }
    calls.pointee.count = 0
  }

  // MARK: - Cuts

  /// Notes that the trace in flight passes a cut.
  func pass(_ cut: CutPassage) {
    let line =
      "\(cut.isInTransition ? "t" : "-")\(cut.hasOtherAnswer ? "a" : "-")"
      + "\(cut.cut.replacing("\n", with: " "))\n"
    append(line, at: Self.cutsOffset, limit: Self.cutsLimit)
  }

  /// Notes the cut that the process leaves at if it leaves now; nothing takes that back.
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

  /// The cuts that the trace in flight has passed; `nil` if it has passed none.
  var cuts: [CutPassage]? {
    text(at: Self.cutsOffset, limit: Self.cutsLimit)?.split(separator: "\n").map { line in
      CutPassage(
        String(line.dropFirst(2)), isInTransition: line.hasPrefix("t"),
        hasOtherAnswer: line.dropFirst().hasPrefix("a"), isPart: line.hasPrefix("t"))
    }
  }

  /// The cut that the process could not pass, and the type that has no stand-in.
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

  /// From now on this process writes down here where it was when it is ended.
  func noteLastCalls() { turnstile_note_last_calls(calls) }

  /// Where the process was when it ended; `nil` if it could not write that down.
  var lastCalls: CallStack? {
    let calls = calls.pointee
    return calls.count > 0 ? CallStack(calls) : nil
  }

  /// Ends the process that runs traces so that it writes down where it is.
  ///
  /// - Parameter worker: The process that has started it: what stands here may be a stranger's
  ///   number.
  func askForLastCalls(startedBy worker: Int32) {
    let process = process
    guard process > 1, Linux.parent(of: process) == worker else { return }
    kill(process, turnstile_last_calls_signal())
    for _ in 0..<Self.lastWord where calls.pointee.count == 0 {
      var none = pollfd(fd: -1, events: 0, revents: 0)
      poll(&none, 1, 1)
    }
  }

  /// How many milliseconds a process has to write down where it is.
  private static let lastWord = 500

  /// The last line of the journal of the trace in flight, without the blanks before it.
  var lastEntry: String? {
    let length = Int(memory.load(fromByteOffset: Self.entryOffset, as: Int64.self))
    guard (1...Self.entryLimit).contains(length) else { return nil }
    let text = UnsafeRawBufferPointer(
      start: memory.advanced(by: Self.entryOffset + 8), count: length)
    return String(String(decoding: text, as: UTF8.self).drop { $0 == " " })
  }

  /// What was noted last, and the run it belongs to.
  var trace: (trace: Trace, run: Int?)? {
    let length = Int(memory.load(fromByteOffset: 8, as: Int64.self))
    guard (1...Self.traceLimit).contains(length) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: memory.advanced(by: Self.header), count: length)
    guard let file = try? StoredTrace(parsing: Array(bytes)) else { return nil }
    let run = Int(memory.load(fromByteOffset: 16, as: Int64.self))
    return (file.trace, run > 0 ? run : nil)
  }
}
