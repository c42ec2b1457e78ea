/// A description of values that works in two directions: it generates values, and encodes them.
///
/// Forwards, a codec turns choices into a value, as a generator does. Backwards, it turns a value
/// into the choices that make it. So a value written by hand, or recorded by an older version, can
/// be shrunk, mutated and certified like one drawn at random.
///
/// Large codecs are built from small ones:
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
/// The one law: decoding the choices of a value returns the value. `codec.decode(codec.choices(for:
/// v))` is `v`, for each value the codec makes. A codec that cannot encode a value throws
/// ``Unencodable``; one that is described wrongly throws ``Misuse`` when it is first used.
///
/// A codec is not `Sendable`, because its closures may capture anything; create it where it is
/// used.
public struct Codec<Value> {
  /// The function that makes a value from the answers of a chooser, the source of choices.
  @usableFromInline let decoder: (inout Chooser) throws(Rejection) -> Value
  /// The function that appends to a sequence the choices from which the codec would make a value.
  @usableFromInline let encoder: (Value, inout ChoiceSequence) throws(Unencodable) -> Void
  /// A number for the structure of the codec (its shape), such as an array of integers. Parts of a
  /// value that codecs of equal shapes have made may replace each other when a failing value is
  /// shrunk (see ``Span/mark``).
  @usableFromInline let shape: UInt64
  /// The domain (the possible numbers) of a codec whose value is a single number; `nil` for all
  /// other codecs. Arrays of such numbers are decoded in one fast loop.
  var number: Domain?
  /// A quick test that is true only for values that the codec certainly cannot encode; `nil`
  /// without a test.
  ///
  /// Without the test, a codec with several alternatives would have to try each of them, and create
  /// an error for each that fails.
  @usableFromInline var refuses: ((Value) -> Bool)?
  /// The function behind ``summary``, the codec's description for error messages. It is called only
  /// for these, because some codecs are created anew for every value.
  @usableFromInline let summarize: () -> String

  /// Creates a codec from its two directions: decoding (choices to a value) and encoding (a value
  /// to choices).
  ///
  /// Both must make the same choices from the same domains in the same order.
  ///
  /// - Parameters:
  ///   - summary: A short description of the values, for error messages.
  ///   - decode: Makes a value from the answers of a chooser, the source of choices.
  ///   - encode: Appends to a sequence the choices from which `decode` makes the value.
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

  /// A short description of the codec's values, for error messages.
  public var summary: String { summarize() }

  /// Makes a value from the answers of a chooser, the source of choices.
  @inlinable
  public func decode(_ chooser: inout Chooser) throws(Rejection) -> Value {
    try decoder(&chooser)
  }

  /// Appends to a sequence the choices from which the codec would make a value.
  @inlinable
  public func encode(_ value: Value, into sequence: inout ChoiceSequence) throws(Unencodable) {
    try encoder(value, &sequence)
  }

  /// Returns the choices from which the codec would make a value.
  public func choices(for value: Value) throws(Unencodable) -> ChoiceSequence {
    var sequence = ChoiceSequence()
    try encoder(value, &sequence)
    return sequence
  }

  /// Makes a value from recorded choices. Where choices are missing, the simplest ones are taken.
  public func decode(_ values: [Int]) throws(Rejection) -> Value {
    var chooser = Chooser(.recorded(values))
    return try decoder(&chooser)
  }

  /// Returns a codec that was described wrongly. Whenever it is used, it throws an error that says
  /// so.
  @usableFromInline
  static func misused(_ misuse: Misuse) -> Codec {
    Codec("nothing") { _ throws(Rejection) in
      throw .misuse(misuse)
    } encode: { value, _ throws(Unencodable) in
      throw Unencodable("\(value)", by: "nothing", because: misuse.description)
    }
  }
}

/// The kinds of codecs (integer, optional and so on), from which the numbers of the codecs'
/// structures (``Codec/shape``) are computed.
@usableFromInline
enum Shape: UInt64 {
  case integer = 1
  case float, boolean, element, optional, product, choice, name, dependence, recursion

  /// Returns the number of the structure (``Codec/shape``) of a codec of this kind, given the
  /// numbers of its parts.
  @usableFromInline
  func of(_ parts: UInt64...) -> UInt64 {
    var shape = SplitMix64.mix(rawValue)
    for part in parts { shape = SplitMix64.mix(shape &+ part) }
    return shape
  }
}
