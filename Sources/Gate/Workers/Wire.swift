import Foundation
import Turnstile

/// What a worker is told before anything else.
struct Orders: Codable {
  var terms: Terms
  var patience: Double
  /// MiB.
  var memory: Int
  /// Whether Swift's runtime may be asked for a backtrace: not where the user has told it something else.
  var allowsBacktraces: Bool
}

/// Something for a worker to do.
struct Errand: Codable {
  var subject: String
  var search: Search
  var budget: Budget
  var assignment: Assignment
}

/// Messages on a pipe: four bytes of length, then JSON.
enum Wire {
  static func encode(_ message: some Encodable) throws -> [UInt8] {
    let body = try JSONEncoder().encode(message)
    return withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) } + body
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

  /// Takes the first whole message.
  mutating func next() -> Data? {
    guard bytes.count >= 4 else { return nil }
    let length = bytes[..<4].enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard bytes.count >= 4 + length else { return nil }
    defer { bytes.removeFirst(4 + length) }
    return Data(bytes[4..<(4 + length)])
  }
}
