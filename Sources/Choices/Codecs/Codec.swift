/// One description of a value, read in both directions.
///
/// Forwards, a codec turns choices into a value: that is a generator. Backwards, it turns a value
/// into the choices that would have made it: that is what lets a value written by hand, or recorded
/// by an older version, be shrunk, mutated and certified like one drawn at random.
///
/// Small codecs are made into large ones:
///
/// ```swift
/// let point = Codec.zip(.int(in: 0...390), .int(in: 0...844))
///   .map(Point.init) { ($0.x, $0.y) }
/// let gesture = Codec.oneOf(
///   point.map(Step.down) { if case .down(let point) = $0 { point } else { nil } },
///   point.map(Step.move) { if case .move(let point) = $0 { point } else { nil } },
///   Codec.constant(.up)
/// ).array(1...20)
/// ```
///
/// The one law: decoding what was encoded gives the value back.
/// `codec.decode(codec.choices(for: v))` is `v`, for each value the codec makes. A codec that
/// cannot encode a value says so (``Unencodable``); one that is described wrongly says so when it
/// is first used (``Misuse``).
///
/// A codec is no more `Sendable` than what its closures capture; make it where it is used.
public struct Codec<Value> {
  /// Makes a value of a chooser's answers.
  @usableFromInline let decoder: (inout Chooser) throws(Rejection) -> Value
  /// Writes the choices that make a value.
  @usableFromInline let encoder: (Value, inout ChoiceSequence) throws(Unencodable) -> Void
  /// Codecs of the same shape make spans that may replace each other; see ``Span/mark``.
  @usableFromInline let shape: UInt64
  /// The domain, if the value is one number and nothing else; lists of such are made in one loop.
  var number: Domain?
  /// Whether a value is certainly none of the codec's, where that is quickly told: then no
  /// alternative need try it and say why not.
  @usableFromInline var refuses: ((Value) -> Bool)?
  /// Makes ``summary``; only errors ask for it, and dependent codecs are made at every draw.
  @usableFromInline let summarize: () -> String

  /// Creates a codec from its two directions.
  ///
  /// They have to ask for and write the same domains in the same order.
  ///
  /// - Parameters:
  ///   - summary: What the codec makes, in a few words, for error messages.
  ///   - decode: Makes a value of a chooser's answers.
  ///   - encode: Adds the choices that make a value.
  @inlinable
  public init(
    _ summary: @escaping @autoclosure () -> String,
    decode: @escaping (inout Chooser) throws(Rejection) -> Value,
    encode: @escaping (Value, inout ChoiceSequence) throws(Unencodable) -> Void
  ) {
    self.init(shape: 0, summary, decode: decode, encode: encode)
  }

  @usableFromInline
  init(
    shape: UInt64,
    _ summarize: @escaping () -> String,
    decode: @escaping (inout Chooser) throws(Rejection) -> Value,
    encode: @escaping (Value, inout ChoiceSequence) throws(Unencodable) -> Void
  ) {
    self.shape = shape
    self.summarize = summarize
    decoder = decode
    encoder = encode
  }

  /// What the codec makes, in a few words, for error messages.
  public var summary: String { summarize() }

  /// Makes a value of a chooser's answers.
  @inlinable
  public func decode(_ chooser: inout Chooser) throws(Rejection) -> Value {
    try decoder(&chooser)
  }

  /// Adds the choices that make a value.
  @inlinable
  public func encode(_ value: Value, into sequence: inout ChoiceSequence) throws(Unencodable) {
    try encoder(value, &sequence)
  }

  /// Returns the choices that make a value.
  public func choices(for value: Value) throws(Unencodable) -> ChoiceSequence {
    var sequence = ChoiceSequence()
    try encoder(value, &sequence)
    return sequence
  }

  /// Makes the value of recorded choices; where they run out, the simplest are taken.
  public func decode(_ values: [Int]) throws(Rejection) -> Value {
    var chooser = Chooser(.recorded(values))
    return try decoder(&chooser)
  }

  /// Returns a codec that reports a misuse whenever it is used.
  @usableFromInline
  static func misused(_ misuse: Misuse) -> Codec {
    Codec("nothing") { _ throws(Rejection) in
      throw .misuse(misuse)
    } encode: { value, _ throws(Unencodable) in
      throw Unencodable("\(value)", by: "nothing", because: misuse.description)
    }
  }
}

/// How codecs' shapes are told apart.
@usableFromInline
enum Shape: UInt64 {
  case integer = 1
  case float, boolean, element, optional, product, choice, name, dependence, recursion

  /// Returns the shape of a codec made of others.
  @usableFromInline
  func of(_ parts: UInt64...) -> UInt64 {
    var shape = SplitMix64.mix(rawValue)
    for part in parts { shape = SplitMix64.mix(shape &+ part) }
    return shape
  }
}
