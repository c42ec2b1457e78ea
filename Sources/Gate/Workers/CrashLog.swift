import Foundation
import LinuxOnly
import Turnstile

/// The text that a crashed process wrote on its standard error, from which the reason and the place
/// of the crash are read.
struct CrashLog {
  /// The value of `SWIFT_BACKTRACE` with which Swift's runtime prints a backtrace of only the
  /// thread that crashed.
  static let setting =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24"

  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// The line in the crashed process's output that states the reason of the trap; `nil` without
  /// one.
  ///
  /// Addresses are left out, because the same crash has others in each process.
  var lastWords: String? {
    lines.last { line in TrapWords.all.contains { line.contains($0) } }
      .map {
        String(
          $0.replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/0x[0-9a-f]{6,}/, with: "0x…")
            .prefix(300))
      }
  }

  /// The names of the functions that were running at the crash, the innermost one first.
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
