import Foundation

/// A file with the trace that is being run, written before the run.
///
/// A subject that traps ends the whole process. The file then holds its last trace, and the next
/// check of the subject finds it. Each process has its own file; a file whose process still runs is
/// left alone.
///
/// If a trace passed a cut, that is, removed app code, before it ended its process, the app is not
/// at fault. Its file stays, so that later checks run the subject in separate processes. The cuts
/// that the run passed are in the file before the trace:
/// ```
/// cut -a CardView.swift:41 sizeThatFits
/// turnstile trace 1
/// …
/// ```
final class TraceInFlight {
  /// The folder in which every process keeps the file of its running trace, and in which the next
  /// check looks for files of ended processes.
  static let folder = ".turnstile/in-flight"

  private let path: String
  private let header: String
  private let descriptor: Int32
  /// The trace that this process is running, and the number of its run.
  private var trace = Trace([])
  private var run: Int?
  /// The cuts that the running trace has passed, that is, places where app code that does not
  /// compile here was taken out.
  private var cuts: [CutPassage] = []
  /// The cut, that is, the removed app code, whose value the app is about to need and for which
  /// there is no stand-in, so that the process ends; with the type of the value. It is `nil` while
  /// no such value is needed.
  private var end: (cut: String, type: String)?

  /// Creates the file of this process for one subject.
  ///
  /// - Throws: ``StorageProblem`` if the file cannot be made; a check continues without it, and
  ///   reports that.
  init(folder: String, subject: String) throws(StorageProblem) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw StorageProblem(
        path: folder, message: "the folder cannot be made: \(String(cString: strerror(errno)))")
    }
    path = "\(folder)/\(StoredTraceFolder.fileName(for: subject)).\(getpid()).trace"
    header = "turnstile trace \(StoredTrace.version)\nsubject \(subject)\n"
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else {
      throw StorageProblem(
        path: path, message: "the file cannot be made: \(String(cString: strerror(errno)))")
    }
  }

  /// Records in the file the trace that is about to run.
  func note(_ trace: Trace, run: Int? = nil) {
    (self.trace, self.run, cuts, end) = (trace, run, [], nil)
    write()
  }

  /// Records in the file that the running trace passes a cut, that is, removed app code.
  func pass(_ cut: CutPassage) {
    cuts.append(cut)
    write()
  }

  /// Records the cut, that is, the removed app code, to which a following end of the process is put
  /// down, because no stand-in value exists for it; `nil` removes the record.
  func leaves(at cut: (cut: String, type: String)?) {
    end = cut
    write()
  }

  private func write() {
    var head = run.map { "run \($0)\n" } ?? ""
    for cut in cuts {
      let kind = cut.isLoss == true ? "l" : cut.hasOtherAnswer ? "a" : "-"
      head += "cut \(cut.isInTransition ? "t" : "-")\(kind) \(cut.cut)\n"
    }
    if let end { head += "end \(end.type)\nat \(end.cut)\n" }
    // The file is complete without any line of a step, because an app may end the process during
    // its launch, before the first step.
    let text = head + header + trace.lines.map { $0 + "\n" }.joined()
    var bytes = text
    bytes.withUTF8 { buffer in
      _ = pwrite(descriptor, buffer.baseAddress, buffer.count, 0)
      _ = ftruncate(descriptor, off_t(buffer.count))
    }
  }

  /// Deletes the file of this process, because every trace that was recorded in it has run to its
  /// end.
  func remove() {
    unlink(path)
  }

  deinit { close(descriptor) }

  /// Returns the traces that ended earlier processes of this subject, and deletes their files,
  /// except those of traces that passed a cut, that is, removed app code.
  ///
  /// - Returns: The traces, and true if there is one that passed a cut, whose file stays.
  static func takeLeftovers(
    in folder: String, of subject: String
  ) -> (crashes: [StoredTrace], endsAtCuts: Bool) {
    let stem = StoredTraceFolder.fileName(for: subject)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var crashes: [StoredTrace] = []
    var endsAtCuts = false
    for name in names {
      let parts = name.split(separator: ".")
      guard name.hasPrefix(stem + "."), parts.count >= 3, parts.last == "trace",
        let process = Int32(parts[parts.count - 2]), process != getpid(),
        name == "\(stem).\(process).trace", kill(process, 0) != 0
      else { continue }
      let path = "\(folder)/\(name)"
      let left = Contents(path, of: subject)
      if let left, left.cuts != nil || left.end != nil {
        endsAtCuts = true
        continue
      }
      unlink(path)
      if let left { crashes.append(left.trace) }
    }
    return (crashes, endsAtCuts)
  }

  /// The trace and the cuts, that is, the removed app code it passed, that are recorded in this
  /// process's file; `nil` if the file cannot be read.
  var contents: Contents? { Contents(path, of: nil) }

  /// The contents of the file of a process that may have ended: its trace, and the cuts, that is,
  /// the removed app code, that the trace passed.
  struct Contents {
    var trace: StoredTrace
    var run: Int?
    var cuts: [CutPassage]?
    var end: (cut: String, type: String)?

    init?(_ path: String, of subject: String?) {
      guard let bytes = try? RegularFile.read(path, limit: StoredTrace.sizeLimit + 1),
        let text = String(validating: bytes, as: UTF8.self)
      else { return nil }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      var type: String?
      reading: while let line = lines.first {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { break }
        let rest = String(words[1])
        switch words[0] {
        case "run": run = Int(rest)
        case "cut":
          cuts =
            (cuts ?? []) + [
              CutPassage(
                String(rest.dropFirst(3)), isInTransition: rest.hasPrefix("t"),
                hasOtherAnswer: rest.dropFirst().hasPrefix("a"), isPart: rest.hasPrefix("t"),
                isLoss: rest.dropFirst().hasPrefix("l"))
            ]
        case "end": type = rest
        case "at": end = type.map { (rest, $0) }
        default: break reading
        }
        lines.removeFirst()
      }
      guard let trace = try? StoredTrace(parsing: lines.joined(separator: "\n")),
        subject == nil || trace.subject == subject
      else { return nil }
      self.trace = trace
    }
  }
}
