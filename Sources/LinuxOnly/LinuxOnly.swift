// Every module of this package depends on this one, so a build elsewhere stops here, at one error.
//
// Modules named UIKit, QuartzCore and CoreGraphics stand against the system's own on a Mac, and
// NSObject is another class there. `TURNSTILE_PRETEND_DARWIN` lets a test see the error.
#if canImport(Darwin) || TURNSTILE_PRETEND_DARWIN
#error(
  "Turnstile builds on Linux. On a Mac run it in a Linux container: CI/container. Do not add it to an Xcode target. See Sources/Turnstile/Turnstile.docc/WhereItRuns.md"
)
#else
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What differs from one operating system or processor to another: all of it stands here.
package enum Linux {
  /// The executable of this process, whatever it was called as.
  package static let executable = "/proc/self/exe"

  /// Where a file that this process has open is found, whether or not it has a name.
  package static func place(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Swift's standard library, as a backtrace names it. Where it is linked statically, no line
  /// does.
  package static let standardLibrary = "libswiftCore.so"

  /// How much memory a process has in use, in bytes; 0 if there is no such process.
  package static func residentBytes(of process: Int32) -> Int {
    let words = text(of: "/proc/\(process)/statm").split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// What a process does: how many seconds it has computed, and whether it could go on now if the
  /// machine let it, which has no processor free for it or has not read what it needs from the
  /// disk.
  ///
  /// - Returns: Nothing, if there is no such process.
  package static func activity(of process: Int32) -> (computed: Double, isHeldUp: Bool)? {
    // The name in the parentheses may be anything.
    let words = text(of: "/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ")
    guard let words, words.count > 12, let user = Double(words[11]), let system = Double(words[12])
    else { return nil }
    let seconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    return (seconds, words[0] == "R" || words[0] == "D")
  }

  /// The process that has started a process; 0 if there is no such process.
  package static func parent(of process: Int32) -> Int32 {
    let words = text(of: "/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int32($0[1]) : nil } ?? 0
  }

  /// A path to what a process has open under a number: the same in every process, whatever it leads
  /// to.
  package static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// What stands in a file whose size is not known before it is read, so that it is read by hand.
  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var data = [UInt8](repeating: 0, count: 512)
    let count = data.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return String(decoding: data.prefix(max(0, count)), as: UTF8.self)
  }

  /// Whether a signal is what Swift's traps end in: an illegal instruction on x86-64, a breakpoint
  /// on arm64.
  package static func isTrap(_ signal: Int32) -> Bool { signal == SIGILL || signal == SIGTRAP }

  /// A signal by its number and name.
  package static func name(ofSignal signal: Int32) -> String {
    let names = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS",
      SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE",
      SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
    ]
    return "signal \(signal)" + (names[signal].map { " (\($0))" } ?? "")
  }
}
#endif
