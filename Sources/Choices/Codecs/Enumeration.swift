/// Every value of a codec, from the simplest up, each once for each way to choose it.
///
/// Values come in shortlex order of their choices: all that take one choice, then two, and so on.
/// The next one is worked out when it is asked for, so an enumeration without end costs nothing
/// until it is walked.
///
/// ```swift
/// let pairs = Enumeration(of: .bool.array(), longest: 3)
/// Array(pairs)  // [[], [false], [true]]
/// ```
///
/// How it finds the next one: it decodes a prefix and takes the simplest for the rest, which tells
/// the domains along the way. The last choice that can be raised is raised, and what follows it
/// dropped, like an odometer whose wheels are only known once they turn. A codec that rejects some
/// choices as soon as it meets them thereby skips everything that begins with them.
///
/// Of doubles only the simplest is tried.
public struct Enumeration<Value>: Sequence, IteratorProtocol {
  /// The choices of the value returned last.
  public private(set) var choices = ChoiceSequence()

  private let codec: Codec<Value>
  private let bound: ChoiceSequence?
  private let longest: Int
  /// How many prefixes may still be decoded.
  private var patience: Int
  private var length = 0
  /// Whether something takes more choices than the present length.
  private var goesOn = false
  /// The prefix to decode next, or `nil` to go on to the next length.
  private var prefix: [Int]? = []

  /// Creates an enumeration.
  ///
  /// - Parameters:
  ///   - codec: What makes the values.
  ///   - bound: Ends the enumeration before a sequence.
  ///   - longest: Ends it after sequences of so many choices.
  ///   - patience: Ends it after decoding so many prefixes, whether or not they made a value.
  public init(
    of codec: Codec<Value>, below bound: ChoiceSequence? = nil, longest: Int = .max,
    patience: Int = .max
  ) {
    self.codec = codec
    self.bound = bound
    self.longest = Swift.min(longest, bound?.count ?? longest)
    self.patience = patience
  }

  /// Whether the enumeration ended because its patience did.
  public var gaveUp: Bool { patience <= 0 }

  public mutating func next() -> Value? {
    while patience > 0 {
      guard let prefix else {
        guard goesOn, length < longest else { return nil }
        goesOn = false
        length += 1
        prefix = []
        continue
      }
      patience -= 1
      var chooser = Chooser(.recorded(prefix))
      chooser.limit = length
      var value: Value?
      do throws(Rejection) {
        value = try codec.decode(&chooser)
      } catch {
        switch error {
        case .misuse: return nil
        case .overrun: goesOn = true
        case .discarded: break
        }
      }
      let sequence = chooser.sequence
      if let bound, sequence.count == bound.count, !(sequence < bound) { return nil }
      self.prefix = successor(of: sequence.choices)
      // Shorter ones had their turn; with no choice at all there is just one.
      if let value, sequence.count == length {
        choices = sequence
        return value
      }
    }
    return nil
  }

  private func successor(of choices: [Choice]) -> [Int]? {
    for position in choices.indices.reversed() {
      let choice = choices[position]
      guard choice.domain.kind != .float, choice.rank.minor < .max,
        let raised = choice.domain.value(atRank: choice.rank.minor + 1)
      else { continue }
      return choices[..<position].map(\.value) + [raised]
    }
    return nil
  }
}
