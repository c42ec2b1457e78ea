import Foundation

/// The trace that is being run, on disk before it runs.
///
/// A subject that traps takes the whole process with it. What it was doing then is in this file,
/// and the next check of the subject finds it. Each process has a file of its own; one whose
/// process still runs is left alone.
///
/// A trace that passed a cut before it ended its process is nobody's fault. Its file stays, and
/// tells later checks to run the subject in processes of their own. What the run passed stands in
/// the file before the trace:
/// ```
/// cut CardView.swift:41 sizeThatFits
/// turnstile trace 1
/// …
/// ```
final class TraceInFlight {
  /// Where checks note their traces, for the next check to find.
  static let folder = ".turnstile/in-flight"

  private let path: String
  private let header: String
  private let descriptor: Int32
  /// What is in flight, and its run.
  private var trace = Trace([])
  private var run: Int?
  /// The cuts that it has passed.
  private var cuts: [CutPassage] = []
  /// The cut that it cannot pass, as far as is known, and the type that has no stand-in.
  private var end: (cut: String, type: String)?

  /// Opens the file of this process for one subject.
  ///
  /// - Throws: ``StorageProblem`` if it cannot be made; a check can go on without, and says so.
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

  /// Notes what is about to run.
  func note(_ trace: Trace, run: Int? = nil) {
    (self.trace, self.run, cuts, end) = (trace, run, [], nil)
    write()
  }

  /// Notes that what runs passes a cut.
  func pass(_ cut: CutPassage) {
    cuts.append(cut)
    write()
  }

  /// Notes the cut that the process leaves at if it leaves now; nothing takes that back.
  func leaves(at cut: (cut: String, type: String)?) {
    end = cut
    write()
  }

  private func write() {
    var head = run.map { "run \($0)\n" } ?? ""
    for cut in cuts {
      head += "cut \(cut.isInTransition ? "t" : "-")\(cut.hasOtherAnswer ? "a" : "-") \(cut.cut)\n"
    }
    if let end { head += "end \(end.type)\nat \(end.cut)\n" }
    // A trace without steps has no line: an app may leave as it is launched.
    let text = head + header + trace.lines.map { $0 + "\n" }.joined()
    var bytes = text
    bytes.withUTF8 { buffer in
      _ = pwrite(descriptor, buffer.baseAddress, buffer.count, 0)
      _ = ftruncate(descriptor, off_t(buffer.count))
    }
  }

  /// Forgets the file: everything that was noted has run to its end.
  func remove() {
    unlink(path)
  }

  deinit { close(descriptor) }

  /// Takes the traces that earlier processes of this subject did not survive.
  ///
  /// - Returns: The traces, and whether there is one that passed a cut before: that stays.
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

  /// What stands in the file.
  var contents: Contents? { Contents(path, of: nil) }

  /// What stands in a file.
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
                hasOtherAnswer: rest.dropFirst().hasPrefix("a"), isPart: rest.hasPrefix("t"))
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
