/// A claim about all values of a codec, and how hard to look for one that refutes it.
///
/// ```swift
/// try Property("a list is its own reverse", of: Codec.int.array()).check { list, _ in
///   Outcome(list == list.reversed())
/// }
/// // throws a Falsification whose value is [0, 1]
/// ```
///
/// The closure is called synchronously, on whatever actor the caller is on, and is not kept; it needs
/// to be neither `Sendable` nor pure in its captures. But what it returns must depend on the value
/// alone, else shrinking and replaying mean nothing.
public struct Property<Value> {
  /// What is claimed, in the author's words.
  public let name: String
  /// The values it is claimed of.
  public let codec: Codec<Value>
  /// Where randomness begins; by default the property's name.
  public var seed: Seed
  /// How many values to try.
  public var runs: Int
  /// How many values to try while shrinking one that fails.
  public var shrinkEvaluations: Int
  /// How many values smaller than the minimum to try.
  public var certificateEvaluations: Int
  /// How many bytes of mutation to spend: the chance in 256 that a run varies a kept value.
  var variation: UInt64 = 128

  /// Creates a property.
  public init(
    _ name: String, of codec: Codec<Value>, seed: Seed? = nil, runs: Int = 1_000,
    shrinkEvaluations: Int = 10_000, certificateEvaluations: Int = 1_000
  ) {
    self.name = name
    self.codec = codec
    self.seed = seed ?? Seed(naming: name)
    self.runs = runs
    self.shrinkEvaluations = shrinkEvaluations
    self.certificateEvaluations = certificateEvaluations
  }
}
