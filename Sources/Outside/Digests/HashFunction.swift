public import Foundation

/// A hash function of CryptoKit. It calculates the same digests as on a device.
///
/// ```swift
/// let name = SHA256.hash(data: Data(address.utf8)).map { String(format: "%02x", $0) }.joined()
/// ```
public protocol HashFunction: Sendable {
  associatedtype Digest: Outside.Digest
  /// The number of bytes of a message that the function takes at a time.
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of a message.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes the next part of a message.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The result of a hash function, a sequence of bytes.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes of the digest.
  static var byteCount: Int { get }
}

extension Digest {
  /// Returns true if the digest has the same bytes as data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.elementsEqual(rhs) }
  /// Returns true if the digest has other bytes than data.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

  /// Returns the bytes as digits, behind the name of the function.
  func text(_ name: String) -> String { "\(name) digest: \(hexadecimal(self))" }
}

/// Returns bytes as pairs of hexadecimal digits.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789abcdef")
  return bytes.reduce(into: "") { text, byte in
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
}
