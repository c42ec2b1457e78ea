/// Where randomness begins: a number, from which any number of independent streams are named.
///
/// A stream depends on the seed, its name and its index, and on nothing that was drawn before. So
/// code that begins to draw one more number from one stream shifts no other, and run 412 can be
/// executed without executing the 411 before it.
///
/// ```swift
/// let seed = Seed(7)
/// var gestures = seed.stream("gestures", 412)
/// var faults = seed.stream("faults", 412)  // unaffected by how much `gestures` draws
/// ```
public struct Seed: Hashable, Sendable, Codable {
  /// The number a user writes down.
  public let value: UInt64

  /// Creates a seed from the number a user wrote down.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// Creates the default seed of something with a name.
  ///
  /// Derived from the name alone, so that a commit passes or fails alike on every machine.
  public init(naming name: String) {
    value = SplitMix64.mix(Self.digest(name))
  }

  /// Returns a seed of its own for a named part, and for one of many such parts.
  public func part(_ name: String, _ index: UInt64 = 0) -> Seed {
    let named = SplitMix64.mix(value ^ Self.digest(name))
    return Seed(SplitMix64.mix(named &+ index &* 0x9e37_79b9_7f4a_7c15))
  }

  /// Returns the generator of a named stream, and of one of many such streams.
  public func stream(_ name: String, _ index: UInt64 = 0) -> Generator {
    Generator(seed: part(name, index).value)
  }

  /// The FNV-1a digest of a text, which no process seeds differently.
  static func digest(_ text: String) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return digest
  }
}

extension Seed: CustomStringConvertible, ExpressibleByIntegerLiteral {
  public var description: String { "\(value)" }

  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}
