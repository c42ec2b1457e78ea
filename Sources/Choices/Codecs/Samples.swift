/// Values of a codec, drawn from a seed: the same ones for the same seed, on every machine.
///
/// Small values come first, since a failure found among small values needs little shrinking; and
/// half of the runs do without some alternatives throughout (a swarm), since what is always
/// possible hides what shows only without it. Both begin anew every 256 values.
///
/// ```swift
/// let lists = Codec.int.array()
/// let found = Samples(of: lists, seed: 7).first { $0 != $0.reversed() }
/// ```
///
/// A value that the codec rejects is left out. The samples end after ``limit`` draws, or at a codec
/// that is described wrongly.
public struct Samples<Value>: Sequence, IteratorProtocol {
  /// How many draws there have been, rejected ones included.
  public private(set) var drawn = 0
  /// How many draws there may be.
  public let limit: Int

  private let codec: Codec<Value>
  private let seed: Seed

  /// How many draws there are until values are small again.
  private static var period: Int { 256 }

  /// Creates samples.
  public init(of codec: Codec<Value>, seed: Seed, limit: Int = 1_000) {
    self.codec = codec
    self.seed = seed
    self.limit = limit
  }

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
