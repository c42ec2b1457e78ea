import Foundation
import Turnstile

/// What a worker is told before anything else.
struct Orders: Codable {
  var terms: Terms
  var patience: Double
  /// MiB.
  var memory: Int
  /// Whether Swift's runtime may be asked for a backtrace: not where the user has told it something
  /// else.
  var allowsBacktraces: Bool
  /// Whether the process has the hash seeds of the other half; what it starts has them, too.
  var hashes: Hashing
}

/// Which hash seeds a process has.
enum Hashing: String, Codable {
  /// The same in every process, as far as the runtime can do that.
  case fixed
  /// Others in every process, as apps have them.
  case seeded
}

/// Something for a worker to do.
struct WorkerRequest: Codable {
  /// Which of the worker's requests it is; the worker counts them when they are sent.
  var number: UInt64 = 0
  var subject: String
  var search: Search
  var budget: Budget
  var assignment: Assignment
}

/// What a worker says of a request: which one it is, how the process ended that had it, and what
/// that left.
struct Reply {
  var number: UInt64
  /// As the system tells it.
  var status: Int32
  /// The answer, if there is one.
  var answer: Data

  private static let head = 12

  init(number: UInt64, status: Int32, answer: Data) {
    (self.number, self.status, self.answer) = (number, status, answer)
  }

  /// Reads a message; `nil` if it is none of a worker.
  init?(_ message: Data) {
    guard message.count >= Self.head else { return nil }
    let bytes = [UInt8](message.prefix(Self.head))
    number = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    status = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 8, as: Int32.self) }
    answer = message.dropFirst(Self.head)
  }

  var message: [UInt8] {
    withUnsafeBytes(of: number) { Array($0) } + withUnsafeBytes(of: status) { Array($0) } + answer
  }
}

/// Messages on a pipe: four bytes of length, then the message.
enum Wire {
  /// No message is longer; a length beyond it is none.
  static let limit = 1 << 30

  /// A message as it goes over the pipe.
  static func framed(_ body: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) } + body
  }

  static func encode(_ message: some Encodable) throws -> [UInt8] {
    framed(Array(try JSONEncoder().encode(message)))
  }

  /// Writes all bytes; `false` if nobody reads them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for one message; `nil` at the end of the pipe.
  static func read(from descriptor: Int32, into inbox: inout Inbox) -> Data? {
    while true {
      if let body = inbox.next() { return body }
      guard inbox.fill(from: descriptor) else { return nil }
    }
  }
}

/// Bytes that have come in and are not a message yet.
struct Inbox {
  private var bytes: [UInt8] = []

  /// Reads what is there, waiting for at least one byte; `false` at the end.
  mutating func fill(from descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += buffer[..<count]
      return true
    }
  }

  /// Whether what came cannot be the beginning of a message.
  var isJunk: Bool { bytes.count >= 4 && length > Wire.limit }

  private var length: Int {
    bytes[..<4].enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  }

  /// Takes the first whole message.
  mutating func next() -> Data? {
    guard bytes.count >= 4 else { return nil }
    let length = length
    guard bytes.count >= 4 + length else { return nil }
    defer { bytes.removeFirst(4 + length) }
    return Data(bytes[4..<(4 + length)])
  }
}
