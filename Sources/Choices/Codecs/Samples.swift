/// A sequence of random values of a codec, the same for the same seed on every machine.
///
/// Small values come first, because a failure with small values needs little shrinking. Half of the
/// runs switch off some alternatives for their whole length (swarm testing), because some bugs show
/// only if an alternative is missing. Sizes begin anew every 256 values.
///
/// ```swift
/// let lists = Codec.int.array()
/// let found = Samples(of: lists, seed: 7).first { $0 != $0.reversed() }
/// ```
///
/// Values that the codec rejects are left out. The samples end after ``limit`` draws, or at once
/// with a wrongly described codec.
public struct Samples<Value>: Sequence, IteratorProtocol {
  /// The number of random values drawn so far, including those that the codec rejected.
  public private(set) var drawn = 0
  /// The largest number of random values to draw before the sequence ends.
  public let limit: Int

  private let codec: Codec<Value>
  private let seed: Seed

  /// The number of draws after which random values are small again.
  private static var period: Int { 256 }

  /// Creates a sequence of random values of a codec.
  public init(of codec: Codec<Value>, seed: Seed, limit: Int = 1_000) {
    self.codec = codec
    self.seed = seed
    self.limit = limit
  }

  /// Returns the next random value of the codec; `nil` when the limit of draws is reached, or if
  /// the codec is described wrongly.
  public mutating func next() -> Value? {
    while drawn < limit {
      let (block, position) = drawn.quotientAndRemainder(dividingBy: Self.period)
      drawn += 1
      var generator = seed.part("block", UInt64(block)).stream("run", UInt64(position))
      let swarm = Swarm.draw(&generator)
      var chooser = Chooser(.random(generator))
      chooser.swarm = swarm
      chooser.size = Swift.min(1 + position / 2, Chooser.fullSize)
      do throws(Rejection) {
        return try codec.decode(&chooser)
      } catch {
        if case .misuse = error { drawn = limit }
      }
    }
    return nil
  }
}
