/// A sequence of all values of a codec, the simplest first. A value occurs once for each list of
/// choices from which the codec makes it.
///
/// Values come in the shortlex order of their choices: first all values of one choice, then of two,
/// and so on. Each value is computed when it is requested, so an endless enumeration costs nothing
/// until it is iterated.
///
/// ```swift
/// let pairs = Enumeration(of: .bool.array(), longest: 3)
/// Array(pairs)  // [[], [false], [true]]
/// ```
///
/// The next value is found like this: the enumeration decodes a prefix of choices with the simplest
/// choices after it, which shows the domains of the further choices. Then it raises the last choice
/// that can be raised and drops the choices after it, like an odometer that learns its wheels while
/// they turn. If a codec rejects some choices early, all sequences that begin with them are
/// skipped.
///
/// A choice of a double is never raised, because doubles are too many to enumerate: only the
/// simplest double of a range is tried.
public struct Enumeration<Value>: Sequence, IteratorProtocol {
  /// The choices that make the value that was returned last.
  public private(set) var choices = ChoiceSequence()

  private let codec: Codec<Value>
  private let bound: ChoiceSequence?
  private let longest: Int
  /// The number of lists of choices that the enumeration may still try before it gives up.
  private var patience: Int
  private var length = 0
  /// True if some value takes more choices than those enumerated at present, so that longer lists
  /// of choices are tried next.
  private var goesOn = false
  /// The choices with which the next value begins; `nil` if all values of the present number of
  /// choices are done.
  private var prefix: [Int]? = []

  /// Creates an enumeration of the values of a codec.
  ///
  /// - Parameters:
  ///   - codec: The codec of the values.
  ///   - bound: A sequence of choices at which the enumeration ends.
  ///   - longest: The largest number of choices that make one value.
  ///   - patience: The largest number of lists of choices to try, whether or not they make a value.
  public init(
    of codec: Codec<Value>, below bound: ChoiceSequence? = nil, longest: Int = .max,
    patience: Int = .max
  ) {
    self.codec = codec
    self.bound = bound
    self.longest = Swift.min(longest, bound?.count ?? longest)
    self.patience = patience
  }

  /// True if the enumeration ended early, because it had tried as many lists of choices as it may.
  public var gaveUp: Bool { patience <= 0 }

  /// Returns the next value in order of simplicity; `nil` after the last one, or when the
  /// enumeration gives up.
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
      // A value of fewer choices was returned before, when values of that number of choices were
      // enumerated.
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
