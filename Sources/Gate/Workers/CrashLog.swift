import Foundation
import LinuxOnly
import Turnstile

/// The messages of a process that crashed, read from its standard error.
struct CrashLog {
  /// The settings of Swift's runtime for a backtrace of the crashed thread alone.
  static let setting =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24"

  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// The line of the standard error with the reason of the trap.
  var lastWords: String? {
    lines.last { line in TrapWords.all.contains { line.contains($0) } }
      .map { String($0.prefix(300)) }
  }

  /// The functions that were running at the crash, innermost first. It has no addresses, because
  /// those differ from process to process, and leaves out the runtime's own functions before the
  /// trap and those that perform the trace.
  var backtrace: [String] {
    let frames = lines.compactMap { line in
      line.wholeMatch(of: /\s*\d+ (\[[a-z]+\])? *0x[0-9a-f]+ (.+?) \+ \d+ in (.+)/).map { match in
        (function: match.2, place: match.3)
      }
    }
    let here = FileManager.default.currentDirectoryPath + "/"
    return frames.drop { $0.place == Linux.standardLibrary }
      .prefix { !$0.function.contains("Performance.") }.prefix(8)
      .map { "\($0.function) in \($0.place)".replacing(here, with: "") }
  }
}
