extension Codec {
  /// Creates a codec of tuples. Each part of the tuple has a codec of its own; parts are made from
  /// left to right.
  @inlinable
  public static func zip<each Part>(
    _ part: repeat Codec<each Part>
  ) -> Codec where Value == (repeat each Part) {
    var mark = Shape.product.of()
    repeat mark = Shape.product.of(mark, (each part).shape)
    let shape = mark
    func summarize() -> String {
      var names: [String] = []
      repeat names.append((each part).summary)
      return "(" + names.joined(separator: ", ") + ")"
    }
    return Codec(shape: shape, summarize) { chooser throws(Rejection) in
      chooser.begin(.group, mark: shape)
      defer { chooser.end() }
      return (repeat try (each part).decode(&chooser))
    } encode: { value, sequence throws(Unencodable) in
      repeat try (each part).encode(each value, into: &sequence)
    }
  }

  /// Creates a codec that always makes the same value, and makes no choice for it.
  ///
  /// The codec encodes any value, because values need not be comparable. As one of the alternatives
  /// of `oneOf(_:)`, use ``just(_:)``, which refuses other values.
  public static func constant(_ value: Value) -> Codec {
    Codec("\(value)") { _ throws(Rejection) in
      value
    } encode: { _, _ throws(Unencodable) in
    }
  }

  /// Creates a codec whose values a function makes of this codec's values.
  ///
  /// - Parameters:
  ///   - transform: Makes a value of the new codec from a value of this one.
  ///   - inverse: Returns this codec's value from which `transform` makes the given one; `nil` if
  ///     there is none.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Value) -> Result, inverse: @escaping (Result) -> Value?
  ) -> Codec<Result> {
    let (decoder, encoder, summarize) = (self.decoder, self.encoder, self.summarize)
    var codec = Codec<Result>(shape: shape, summarize) { chooser throws(Rejection) in
      transform(try decoder(&chooser))
    } encode: { value, sequence throws(Unencodable) in
      guard let origin = inverse(value) else {
        throw Unencodable("\(value)", by: summarize(), because: "its inverse is nil")
      }
      try encoder(origin, &sequence)
    }
    codec.refuses = { inverse($0) == nil }
    return codec
  }

  /// Creates a codec of the same values that has a name in error messages.
  public func named(_ name: String) -> Codec {
    let (decoder, encoder) = (self.decoder, self.encoder)
    let mark = Shape.name.of(Seed.digest(name))
    return Codec(shape: mark, { name }) { chooser throws(Rejection) in
      chooser.begin(.group, mark: mark)
      defer { chooser.end() }
      return try decoder(&chooser)
    } encode: { value, sequence throws(Unencodable) in
      try encoder(value, &sequence)
    }
  }
}

extension Codec where Value: Equatable {
  /// Creates a codec that makes one single value, without a choice, and refuses to encode any other
  /// value.
  public static func just(_ value: Value) -> Codec {
    var codec = Codec("\(value)") { _ throws(Rejection) in
      value
    } encode: { other, _ throws(Unencodable) in
      guard other == value else {
        throw Unencodable("\(other)", by: "\(value)", because: "it is another value")
      }
    }
    codec.refuses = { $0 != value }
    return codec
  }
}
