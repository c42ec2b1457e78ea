import Foundation
import HeadlessUIKit

/// The trace that is being run, on disk before it runs.
///
/// A subject that traps takes the whole process with it. What it was doing then is in this file,
/// and the next check of the subject finds it. Each process has a file of its own; one whose
/// process still runs is left alone.
///
/// A trace that passed a cut before it ended its process is nobody's fault. Its file stays, and
/// later checks leave the trace out, since running it again would end them as well; whoever wants
/// it to be tried again deletes the folder. What the run passed stands in the file before the
/// trace:
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
  /// What is in flight.
  private var trace = Trace([])
  private var answers = CutAnswers.plain
  private var cuts: [String] = []

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
  func note(_ trace: Trace, answers: CutAnswers = .plain) {
    (self.trace, self.answers, cuts) = (trace, answers, [])
    write()
  }

  /// Notes that what runs passes a cut.
  func pass(_ cut: String) {
    cuts.append(cut)
    write()
  }

  private func write() {
    let head = cuts.map { "cut \($0)\n" }.joined() + answers.line
    let text = head + header + trace.lines.joined(separator: "\n") + "\n"
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

  /// Takes the traces that earlier processes of this subject did not survive, and lists those that
  /// passed a cut before.
  static func takeLeftovers(
    in folder: String, of subject: String
  ) -> (crashes: [StoredTrace], leftOut: [Subject.LeftOut]) {
    let stem = StoredTraceFolder.fileName(for: subject)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var crashes: [StoredTrace] = []
    var leftOut: [Subject.LeftOut] = []
    for name in names {
      let parts = name.split(separator: ".")
      guard name.hasPrefix(stem + "."), parts.count >= 3, parts.last == "trace",
        let process = Int32(parts[parts.count - 2]),
        name == "\(stem).\(process).trace", process != getpid(), kill(process, 0) != 0
      else { continue }
      let path = "\(folder)/\(name)"
      let file = Leftover(path, of: subject)
      if let file, let cut = file.cut {
        leftOut.append(Subject.LeftOut(trace: file.trace.trace, answers: file.answers, cut: cut))
        continue
      }
      unlink(path)
      if let file { crashes.append(file.trace) }
    }
    return (crashes, leftOut)
  }

  /// A file that a process has left.
  private struct Leftover {
    var trace: StoredTrace
    var answers = CutAnswers.plain
    /// The last cut that was passed.
    var cut: String?

    init?(_ path: String, of subject: String) {
      guard let bytes = try? RegularFile.read(path, limit: StoredTrace.sizeLimit + 1),
        let text = String(validating: bytes, as: UTF8.self)
      else { return nil }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      while let line = lines.first {
        if line.hasPrefix("cut ") {
          cut = String(line.dropFirst(4))
        } else if let answers = CutAnswers(line: line) {
          self.answers = answers
          cut = cut ?? "with another answer"
        } else {
          break
        }
        lines.removeFirst()
      }
      guard let trace = try? StoredTrace(parsing: lines.joined(separator: "\n")),
        trace.subject == subject
      else { return nil }
      self.trace = trace
    }
  }
}

extension CutAnswers {
  /// A line of a file; nothing for the plain answers.
  fileprivate var line: String {
    switch self {
    case .plain: ""
    case .other(let cut): "answers of \(cut)\n"
    case .allOthers: "answers of all\n"
    case .otherSizes: "answers sizes\n"
    }
  }

  fileprivate init?(line: Substring) {
    switch line {
    case "answers of all": self = .allOthers
    case "answers sizes": self = .otherSizes
    case _ where line.hasPrefix("answers of "): self = .other(of: String(line.dropFirst(11)))
    default: return nil
    }
  }
}
