/// A seed of random streams: a number from which independent named streams are derived.
///
/// A stream depends only on the seed, its name and its index, not on earlier draws. So drawing one
/// more number from one stream changes no other stream, and run 412 can be executed without the 411
/// runs before it.
///
/// ```swift
/// let seed = Seed(7)
/// var gestures = seed.stream("gestures", 412)
/// var faults = seed.stream("faults", 412)  // unaffected by how much `gestures` draws
/// ```
public struct Seed: Hashable, Sendable, Codable {
  /// The number of the seed, as a user writes it down.
  public let value: UInt64

  /// Creates a seed from a number that a user wrote down.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// Creates the seed that a named property or subject of a check has by default.
  ///
  /// It is derived from the name alone, so that a commit passes or fails alike on every machine.
  public init(naming name: String) {
    value = SplitMix64.mix(Self.digest(name))
  }

  /// Returns a seed that is derived from this one, for a named part of the work. The index
  /// distinguishes several parts of one name.
  public func part(_ name: String, _ index: UInt64 = 0) -> Seed {
    let named = SplitMix64.mix(value ^ Self.digest(name))
    return Seed(SplitMix64.mix(named &+ index &* 0x9e37_79b9_7f4a_7c15))
  }

  /// Returns the generator of a named stream of random numbers, derived from the seed. The index
  /// distinguishes several streams of one name.
  public func stream(_ name: String, _ index: UInt64 = 0) -> Generator {
    Generator(seed: part(name, index).value)
  }

  /// Returns the FNV-1a digest of a text, which is the same in every process.
  static func digest(_ text: String) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return digest
  }
}

extension Seed: CustomStringConvertible, ExpressibleByIntegerLiteral {
  /// The seed's number as decimal text.
  public var description: String { "\(value)" }

  /// Creates a seed from a number literal in the source code.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}
