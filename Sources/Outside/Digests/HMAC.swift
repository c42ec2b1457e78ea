public import Foundation

/// A key that the sender and the receiver of a message share.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  private let bytes: [UInt8]

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a key of random bytes, which are the same in every run of one trace.
  public init(size: SymmetricKeySize) {
    var bytes = [UInt8](repeating: 0, count: size.bitCount / 8)
    bytes.withUnsafeMutableBytes { memory in
      guard let start = memory.baseAddress else { return }
      SecRandomCopyBytes(kSecRandomDefault, memory.count, start)
    }
    self.bytes = bytes
  }

  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A code by which a receiver with the same key knows a message's sender.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    var padded = key.withUnsafeBytes { Array($0) }
    if padded.count > H.blockByteCount { padded = Array(H.hash(data: padded)) }
    padded += Array(repeating: 0, count: H.blockByteCount - padded.count)
    inner.update(data: padded.map { $0 ^ 0x36 })
    outer.update(data: padded.map { $0 ^ 0x5c })
  }

  /// Takes the next part of a message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// Returns the code of the message.
  public func finalize() -> MAC {
    var whole = outer
    whole.update(data: Array(inner.finalize()))
    return MAC(digest: whole.finalize())
  }

  /// Returns the code of a message.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
    -> MAC
  {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Returns true if a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }
  /// Returns true if bytes are the code of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let bytes = authenticationCode.withUnsafeBytes { Array($0) }
    return self.authenticationCode(for: authenticatedData, using: key).elementsEqual(bytes)
  }
}

/// The code of a message, a sequence of bytes.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, CustomStringConvertible,
  Hashable, Sendable, Sequence
{
  let digest: H.Digest

  public var byteCount: Int { H.Digest.byteCount }
  public var description: String { "HMAC with \(H.self): \(hexadecimal(self))" }

  public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
}
