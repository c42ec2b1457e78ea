import Foundation
import Turnstile

/// The first message to a worker process, with the settings for all further requests.
struct WorkerConfiguration: Codable {
  var clauses: ClauseSelection
  var patience: Double
  /// The maximum memory of a process in one run of the app, in MiB.
  var memory: Int
  /// True if Swift's runtime may be set to print a backtrace of a crash. It may not if the user has
  /// set `SWIFT_BACKTRACE`.
  var allowsBacktraces: Bool
  /// The choice of the seeds of Swift's hash values in the worker process and in the processes that
  /// it starts.
  var hashes: Hashing
}

/// The choice of the seeds of Swift's hash values in a process: the same in every process, or
/// different ones.
enum Hashing: String, Codable {
  /// The same hash seeds in every process, as far as Swift's runtime lets them be chosen.
  case fixed
  /// Other seeds of hash values in every process, as on a device.
  case seeded
}

/// A request to a worker process: the name of a subject under test, and the runs to perform with
/// it.
struct WorkerRequest: Codable {
  /// The number of the request, by which the reply to it is recognised. ``Worker`` sets it when it
  /// sends the request.
  var number: UInt64 = 0
  var subject: String
  var search: Search
  var budget: Budget
  var assignment: Assignment
}

/// A worker process's reply to a request: the request's number, the exit status of the process that
/// handled it, and its answer.
struct Reply {
  var number: UInt64
  /// The exit status of the process that handled the request, as `wait` returns it.
  var status: Int32
  /// The bytes of the answer to the request. They are empty if the handling process ended early.
  var answer: Data

  private static let head = 12

  init(number: UInt64, status: Int32, answer: Data) {
    (self.number, self.status, self.answer) = (number, status, answer)
  }

  /// Reads a reply from the bytes of a message, or returns `nil` if they are too few.
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

/// Messages that processes exchange over a pipe. Each is four bytes with its length, and then its
/// content.
enum Wire {
  /// The maximum length of a message in bytes. A greater length shows that the pipe does not carry
  /// messages.
  static let limit = 1 << 30

  /// Returns the bytes that are sent over the pipe for a message: its length, then the message.
  static func framed(_ body: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) } + body
  }

  static func encode(_ message: some Encodable) throws -> [UInt8] {
    framed(Array(try JSONEncoder().encode(message)))
  }

  /// Writes bytes to a pipe. Returns false if no process reads from the pipe any more.
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

  /// Waits for the next message on the pipe and returns it, or returns `nil` at the end of the
  /// pipe.
  static func read(from descriptor: Int32, into inbox: inout Inbox) -> Data? {
    while true {
      if let body = inbox.next() { return body }
      guard inbox.fill(from: descriptor) else { return nil }
    }
  }
}

/// The bytes that were received from a pipe and are not yet a complete message.
struct Inbox {
  private var bytes: [UInt8] = []

  /// Waits for bytes from a pipe and adds them to those received before. Returns false at the end
  /// of the pipe.
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

  /// True if the received bytes cannot be the beginning of a message, because its length is too
  /// great.
  var isJunk: Bool { bytes.count >= 4 && length > Wire.limit }

  private var length: Int {
    bytes[..<4].enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  }

  /// Removes the first whole message from the received bytes and returns it, or returns `nil`.
  mutating func next() -> Data? {
    guard bytes.count >= 4 else { return nil }
    let length = length
    guard bytes.count >= 4 + length else { return nil }
    defer { bytes.removeFirst(4 + length) }
    return Data(bytes[4..<(4 + length)])
  }
}
