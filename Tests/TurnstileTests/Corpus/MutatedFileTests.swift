import Choices
import Foundation
import Testing
import Turnstile

/// Tests that damaged trace files are refused or read without a crash: 4,000 files, or 100,000 with
/// `TURNSTILE_SOAK=1`.
@Suite("Mutated seed files")
struct MutatedFileTests {
  private static let count: UInt64 =
    ProcessInfo.processInfo.environment["TURNSTILE_SOAK"] == nil ? 4_000 : 100_000

  private static let originals = [
    StoredTraceTests.flick, StoredTraceTests.everything,
    "turnstile trace 1\nsubject long\n" + String(repeating: " 7 tap at 1,2\n", count: 300),
  ].map { Array($0.utf8) }

  private static let words = [
    "99999999999999999999", "-", "\n", "\r\n", "\0", "é", "\u{FEFF}", "turnstile trace 1\n",
    "subject ", "breaks ", " 0 settle\n", " 0 down 1 at 1,1\n", ",", " ", "down", "to", "at",
  ].map { Array($0.utf8) }

  private static func mutant(_ number: UInt64) -> [UInt8] {
    var generator = Seed(0).stream("mutant", number)
    func place(_ bytes: [UInt8]) -> Int { Int(generator.next(below: UInt64(bytes.count) + 1)) }
    var bytes = originals[Int(number) % originals.count]
    for _ in 0...generator.next(below: 4) {
      let (one, other) = (place(bytes), place(bytes))
      let range = min(one, other)..<max(one, other)
      switch generator.next(below: 6) {
      case 0 where one < bytes.count: bytes[one] ^= UInt8(1 << generator.next(below: 8))
      case 1: bytes.insert(UInt8(generator.next(below: 256)), at: one)
      case 2: bytes.removeSubrange(range)
      case 3: bytes.insert(contentsOf: bytes[range], at: other)
      case 4: bytes.removeSubrange(one...)
      default:
        bytes.insert(contentsOf: words[Int(generator.next(below: UInt64(words.count)))], at: one)
      }
    }
    return bytes
  }

  /// The processor time that this thread has used, which does not include the machine's other work.
  private static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  @Test(
    "Each is read or refused at a line that is there, within 50 ms, and what is read prints itself")
  func mutants() {
    var (read, refused, slowest) = (0, 0, 0.0)
    for number in 0..<Self.count {
      let bytes = Self.mutant(number)
      let begun = Self.milliseconds
      let result = Result { () throws(TraceError) in try StoredTrace(parsing: bytes) }
      slowest = max(slowest, Self.milliseconds - begun)
      switch result {
      case .success(let seed):
        read += 1
        #expect((try? StoredTrace(parsing: seed.description)) == seed, "mutant \(number)")
      case .failure(let error):
        refused += 1
        let lines = bytes.count { $0 == 0x0A } + 1
        #expect((1...lines).contains(error.line), "mutant \(number): \(error)")
      }
    }

    #expect(slowest < 50)
    #expect(read > Self.count / 100)
    #expect(refused > Self.count / 2)
  }

  @Test("The largest file there can be takes no longer, whatever it is full of")
  func largest() {
    for line in [" 0 settle\n", " 0 down 1 at 1,1\n", "x", "\n", " 1 up 1\n", "9"] {
      let head = Array("turnstile trace 1\nsubject a\n".utf8)
      let count = (StoredTrace.sizeLimit - head.count - 1) / line.utf8.count
      let bytes = head + Array(String(repeating: line, count: count).utf8) + [0x0A]
      let begun = Self.milliseconds
      _ = try? StoredTrace(parsing: bytes)
      #expect(Self.milliseconds - begun < 50 * Self.slowness, "\(line)")
    }
  }

  /// The factor by which the time limits are longer in a debug build, whose code is slow.
  private static var slowness: Double {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug ? 40 : 1
  }
}
