import Foundation

/// The trace that is being run, on disk before it runs.
///
/// A subject that traps takes the whole process with it. What it was doing then is in this file,
/// and the next check of the subject finds it. Each process has a file of its own; one whose
/// process still runs is left alone.
final class TraceInFlight {
  /// Where checks note their traces, for the next check to find.
  static let folder = ".turnstile/in-flight"

  private let path: String
  private let header: String
  private let descriptor: Int32

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
  func note(_ trace: Trace) {
    let text = header + trace.lines.joined(separator: "\n") + "\n"
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
  static func takeLeftovers(in folder: String, of subject: String) -> [StoredTrace] {
    let stem = StoredTraceFolder.fileName(for: subject)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.compactMap { name -> StoredTrace? in
      let parts = name.split(separator: ".")
      guard name.hasPrefix(stem + "."), parts.count >= 3, parts.last == "trace",
        let process = Int32(parts[parts.count - 2]), process != getpid(),
        name == "\(stem).\(process).trace", kill(process, 0) != 0
      else { return nil }
      let path = "\(folder)/\(name)"
      let seed = try? StoredTraceFolder.read(path, for: subject).get()
      unlink(path)
      return seed
    }
  }
}
