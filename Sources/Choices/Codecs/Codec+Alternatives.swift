extension Codec {
  /// Creates a codec whose values are those of several other codecs, each equally likely. The first
  /// codec counts as simplest, so failing values are shrunk towards it.
  public static func oneOf(_ codecs: Codec...) -> Codec {
    oneOf(codecs.map { (1, $0) })
  }

  /// Creates a codec whose values are those of several other codecs, each as likely as its weight
  /// says. The first codec counts as simplest, so failing values are shrunk towards it.
  ///
  /// To turn a value back into choices, the first codec that can encode it is used. So each codec
  /// should refuse the values of the others, as ``map(_:inverse:)`` does when its inverse returns
  /// `nil`.
  public static func oneOf(_ codecs: [(weight: Int, codec: Codec)]) -> Codec {
    guard !codecs.isEmpty else {
      return .misused(Misuse("A choice of alternatives must have at least one (was empty)."))
    }
    let weights = codecs.map(\.weight)
    if let negative = weights.first(where: { $0 < 0 }) {
      return .misused(Misuse("A weight must not be negative (was \(negative))."))
    }
    let most = Int(Int32.max)
    guard (1...most).contains(weights.reduce(0) { min($0, most) + min($1, most + 1) }) else {
      return .misused(
        Misuse("The sum of weights must be positive and fit in 32 bits (weights were \(weights))."))
    }
    func summarize() -> String {
      "one of " + codecs.map(\.codec.summary).joined(separator: ", ")
    }
    let mark = codecs.reduce(Shape.choice.of()) { Shape.choice.of($0, $1.codec.shape) }
    return Codec(shape: mark, summarize) { chooser throws(Rejection) in
      chooser.begin(.alternatives, mark: mark)
      defer { chooser.end() }
      let pick = try chooser.pick(weights: weights, mark: mark)
      return try codecs[pick].codec.decode(&chooser)
    } encode: { value, sequence throws(Unencodable) in
      for (index, alternative) in codecs.enumerated()
      where alternative.codec.refuses?(value) != true {
        let before = sequence.count
        try sequence.append(index, of: .pick(of: codecs.count))
        do throws(Unencodable) {
          return try alternative.codec.encode(value, into: &sequence)
        } catch {
          sequence.drop(from: before)
        }
      }
      throw Unencodable("\(value)", by: summarize(), because: "no alternative makes it")
    }
  }
}

extension Codec where Value: Equatable {
  /// Creates a codec of a few given values. The first value is simplest, so failing values are
  /// shrunk towards it.
  public static func element(of values: [Value]) -> Codec {
    guard !values.isEmpty else {
      return .misused(Misuse("A choice of elements must have at least one (was empty)."))
    }
    let domain = Domain.pick(of: values.count)
    return Codec("one of \(values)") { chooser throws(Rejection) in
      values[try chooser.choose(from: domain)]
    } encode: { value, sequence throws(Unencodable) in
      guard let index = values.firstIndex(of: value) else {
        throw Unencodable("\(value)", by: "one of \(values)", because: "it is none of them")
      }
      try sequence.append(index, of: domain)
    }
  }
}

extension Codec where Value: CaseIterable & Equatable {
  /// A codec of all cases of an enumeration. The first case is simplest, so failing values are
  /// shrunk towards it.
  public static var cases: Codec { .element(of: Array(Value.allCases)) }
}
