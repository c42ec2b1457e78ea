import Foundation
import Turnstile
import UIKit

/// Apps that attack the process which checks them, for example by `fork`. Each does so after the
/// action `knock` was performed twice in a row.
enum Hostility {
  static let all = [
    rare("forks") { _ = fork() },
    rare("forks and traps") {
      if fork() == 0 { sleepForEver() }
      abort()
    },
    rare("leaves children") {
      if fork() == 0 {
        setsid()
        if fork() == 0 { sleepForEver() }
        _exit(0)
      }
    },
    rare("leaves children and kills its parent") {
      if fork() == 0 {
        setsid()
        sleepForEver()
      }
      kill(getppid(), SIGKILL)
      sleepForEver()
    },
    rare("stops") { raise(SIGSTOP) },
    rare("ignores") {
      for number in 1..<32 as Range<Int32> { signal(number, SIG_IGN) }
      sleepForEver()
    },
    rare("truncates") {
      for descriptor in 3..<64 as Range<Int32> { _ = ftruncate(descriptor, 0) }
    },
    rare("unmaps") {
      for (start, length) in sharedMemory { munmap(start, length) }
    },
    rare("scribbles") {
      for (start, length) in sharedMemory { memset(start, 0xA5, length) }
    },
    rare("writes junk") {
      let junk = [UInt8](repeating: 0xA5, count: 4096)
      for descriptor in 3..<64 as Range<Int32> { _ = write(descriptor, junk, junk.count) }
    },
    rare("closes") { for descriptor in 3..<64 as Range<Int32> { close(descriptor) } },
    rare("kills its parent") {
      kill(getppid(), SIGKILL)
      sleepForEver()
    },
    rare("stops its parent") {
      kill(getppid(), SIGSTOP)
      sleepForEver()
    },
    rare("dictates") {
      throw Dictation()
    },
  ]

  private struct Dictation: Error, CustomStringConvertible {
    let description = "\u{1B}[2Jgone\n::error::planted\n  ##[error]planted\n```\n\u{202E}txet"
  }

  /// Calls the C function `fork`, which Swift does not make available, by looking it up by name.
  private static func fork() -> Int32 {
    typealias Fork = @convention(c) () -> Int32
    guard let symbol = dlsym(nil, "fork") else { return -1 }
    return unsafeBitCast(symbol, to: Fork.self)()
  }

  private static func sleepForEver() -> Never {
    while true { pause() }
  }

  /// The memory regions that this process shares with other processes, as the system lists them.
  private static var sharedMemory: [(UnsafeMutableRawPointer, Int)] {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    return maps.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      let ends = words[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
      guard words[1].hasSuffix("s"), words[1].contains("w"), ends.count == 2,
        let start = UnsafeMutableRawPointer(bitPattern: ends[0])
      else { return nil }
      return (start, Int(ends[1] - ends[0]))
    }
  }

  /// Returns an app that misbehaves at the second action `knock`, if no other action comes in
  /// between.
  private static func rare(
    _ name: String, _ trouble: @escaping @MainActor @Sendable () throws -> Void
  ) -> Subject {
    Subject(name) { stage in
      stage.window.rootViewController = UIViewController()
      var knocks = 0
      stage.action("knock") {
        knocks += 1
        if knocks == 2 { try trouble() }
      }
      stage.action("calm down") { knocks = 0 }
    }
  }
}
