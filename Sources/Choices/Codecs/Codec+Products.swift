extension Codec {
  /// Tuples, each part made by its own codec, from left to right.
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

  /// Always the same value; no choice is made.
  ///
  /// It encodes any value, since values need not be comparable. Among the alternatives of
  /// `oneOf(_:)` use ``just(_:)``, which knows its own.
  public static func constant(_ value: Value) -> Codec {
    Codec("\(value)") { _ throws(Rejection) in
      value
    } encode: { _, _ throws(Unencodable) in
    }
  }

  /// The value another codec's value determines, and back.
  ///
  /// - Parameters:
  ///   - transform: Makes the value.
  ///   - inverse: Gives back what it was made of, or `nil` for a value that was not made here.
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

  /// A codec under a name, by which messages can speak of its part of a value.
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
  /// One value and no other; no choice is made.
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
