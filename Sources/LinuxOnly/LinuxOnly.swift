// The build of this package stops here with one error on systems other than Linux, because every
// other module depends on this one.
//
// Modules named UIKit, QuartzCore and CoreGraphics clash with the system's own on a Mac, and
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

/// The Swift code that depends on the operating system. Code that has to ask the system in a way of
/// its own, such as the C modules, stays where it is.
package enum Linux {
  /// The path to the executable of this process, whatever name the process was started by.
  package static let executable = "/proc/self/exe"

  /// Returns a path to a file that this process has open, even if the file has no name.
  package static func place(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// The name of Swift's standard library in a backtrace. If the library is linked statically, no
  /// line of a backtrace has that name.
  package static let standardLibrary = "libswiftCore.so"

  /// Returns the resident memory of a process in bytes, or 0 if there is no such process.
  package static func residentBytes(of process: Int32) -> Int {
    let words = text(of: "/proc/\(process)/statm").split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// Returns the processor seconds that a process has used, and true if the process could run and
  /// only the machine delays it.
  ///
  /// The machine alone delays a process that runs, waits for a processor, or waits for the disk.
  ///
  /// - Returns: `nil` if there is no such process.
  package static func activity(of process: Int32) -> (computed: Double, isHeldUp: Bool)? {
    let words = state(of: process)
    guard words.count > 12, let user = Double(words[11]), let system = Double(words[12])
    else { return nil }
    let seconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    return (seconds, words[0] == "R" || words[0] == "D")
  }

  /// Returns the process that has started a process, or 0 if there is no such process.
  package static func parent(of process: Int32) -> Int32 {
    let words = state(of: process)
    return words.count > 1 ? Int32(words[1]) ?? 0 : 0
  }

  /// Returns true if a signal such as `SIGSTOP` has suspended a process.
  package static func isSuspended(_ process: Int32) -> Bool { state(of: process).first == "T" }

  /// Returns the system's description of a process as words: its state as a letter, the process
  /// that has started it, and further numbers. There are no words if there is no such process.
  private static func state(of process: Int32) -> [Substring] {
    // The fields of `/proc/PID/stat` are counted from behind the process's name in parentheses,
    // because the name may hold spaces.
    text(of: "/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
  }

  /// Returns a path to the file that a process has open under a number. The path is the same in
  /// every process, and leads each to its own file.
  package static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Returns the first 512 bytes of a file as text. Foundation cannot read the file, because a file
  /// in `/proc` does not tell its size.
  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var data = [UInt8](repeating: 0, count: 512)
    let count = data.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return String(decoding: data.prefix(max(0, count)), as: UTF8.self)
  }

  /// True for a signal that a trap of Swift raises: an illegal instruction on x86-64, a breakpoint
  /// on arm64.
  package static func isTrap(_ signal: Int32) -> Bool { signal == SIGILL || signal == SIGTRAP }

  /// Returns a signal's number and name as text, such as `signal 11 (SIGSEGV)`.
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
