import Foundation
import LinuxOnly
import Turnstile

/// What a process that died had to say about it, read from its standard error.
struct CrashLog {
  /// Asks Swift's runtime for a backtrace of the thread that crashed, and for nothing else.
  static let setting =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24"

  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// The line that says why it trapped.
  var lastWords: String? {
    lines.last { line in TrapWords.all.contains { line.contains($0) } }
      .map { String($0.prefix(300)) }
  }

  /// Where it was, innermost first, as far as a reader can use it: functions and places, without
  /// addresses, since those differ from process to process, without the runtime's own functions on
  /// the way to the trap, and without those that perform the trace.
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
