extension Codec {
  /// Creates a codec of pairs in which the first value determines the codec of the second.
  ///
  /// The pair contains both values, so that it can be encoded: the second value alone would not say
  /// which codec has made it.
  ///
  /// ```swift
  /// let listAndElement = Codec.int.array(1...9).bind { .element(of: $0) }
  /// ```
  @inlinable
  public func bind<Next>(_ next: @escaping (Value) -> Codec<Next>) -> Codec<(Value, Next)> {
    let (decoder, encoder, summarize) = (self.decoder, self.encoder, self.summarize)
    let mark = Shape.dependence.of(shape)
    func summary() -> String { "\(summarize()) and what follows from it" }
    return Codec<(Value, Next)>(shape: mark, summary) { chooser throws(Rejection) in
      chooser.begin(.group, mark: mark)
      defer { chooser.end() }
      let first = try decoder(&chooser)
      return (first, try next(first).decode(&chooser))
    } encode: { pair, sequence throws(Unencodable) in
      try encoder(pair.0, &sequence)
      try next(pair.0).encode(pair.1, into: &sequence)
    }
  }

  /// Creates a codec of those of this codec's values for which a condition holds.
  ///
  /// While values are generated, a value for which the condition fails is thrown away and drawn
  /// again, a few times; then the whole value is rejected. If the condition rarely holds, describe
  /// the values directly instead.
  public func filter(
    _ name: String = "filter", _ holds: @escaping (Value) -> Bool
  ) -> Codec {
    let (decoder, encoder, summarize) = (self.decoder, self.encoder, self.summarize)
    return Codec(shape: shape, summarize) { chooser throws(Rejection) in
      let start = chooser.checkpoint
      for attempt in 0..<(chooser.isInventing ? 8 : 1) {
        if attempt > 0 { chooser.forget(since: start) }
        let value = try decoder(&chooser)
        if holds(value) { return value }
      }
      throw .discarded("\(name) let nothing through")
    } encode: { value, sequence throws(Unencodable) in
      guard holds(value) else {
        throw Unencodable("\(value)", by: summarize(), because: "\(name) rejects it")
      }
      try encoder(value, &sequence)
    }
  }

  /// Creates a codec of values that contain values of their own type, such as trees.
  ///
  /// Decoding first chooses between a leaf (a value without others inside) and a branch. The leaf
  /// is simpler, and branches become rarer with depth, so that decoding ends. A value is encoded as
  /// a leaf if that is possible.
  ///
  /// ```swift
  /// let tree = Codec<Tree>.recursive(leaf: leaf) { tree in
  ///   Codec.zip(tree, tree).map(Tree.node) {
  ///     if case .node(let l, let r) = $0 { (l, r) } else { nil }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - leaf: The codec of values that contain no others.
  ///   - branch: Creates the codec of values that contain others, given the codec of the contained
  ///     values. That codec is valid only as long as the one returned here.
  public static func recursive(
    leaf: Codec, branch: (Codec) -> Codec
  ) -> Codec {
    let itself = CodecReference<Value>()
    let inner = Codec("itself") { [unowned itself] chooser throws(Rejection) in
      try itself.codec!.decode(&chooser)
    } encode: { [unowned itself] value, sequence throws(Unencodable) in
      try itself.codec!.encode(value, into: &sequence)
    }
    let branch = branch(inner)
    func summarize() -> String { "\(leaf.summary) or \(branch.summary)" }
    let mark = Shape.recursion.of(leaf.shape, branch.shape)
    itself.codec = leafOrBranch(leaf, branch, mark: mark, summarize)
    return Codec(shape: mark, summarize) { chooser throws(Rejection) in
      try itself.codec!.decode(&chooser)
    } encode: { value, sequence throws(Unencodable) in
      try itself.codec!.encode(value, into: &sequence)
    }
  }

  /// Creates the part of a recursive codec that chooses between a leaf and a branch, and counts how
  /// deep branches are nested.
  private static func leafOrBranch(
    _ leaf: Codec, _ branch: Codec, mark: UInt64, _ summarize: @escaping () -> String
  ) -> Codec {
    Codec(shape: mark, summarize) { chooser throws(Rejection) in
      chooser.begin(.alternatives, mark: mark)
      chooser.depth += 1
      defer {
        chooser.depth -= 1
        chooser.end()
      }
      return switch try chooser.pick(weights: chooser.growth) {
      case 0: try leaf.decode(&chooser)
      default: try branch.decode(&chooser)
      }
    } encode: { value, sequence throws(Unencodable) in
      var attempt = sequence
      try attempt.append(0, of: .pick(of: 2))
      do throws(Unencodable) {
        try leaf.encode(value, into: &attempt)
      } catch {
        attempt = sequence
        try attempt.append(1, of: .pick(of: 2))
        try branch.encode(value, into: &attempt)
      }
      sequence = attempt
    }
  }
}

/// A reference to a recursive codec, by which the codecs inside it can use it before it is
/// complete.
private final class CodecReference<Value> {
  var codec: Codec<Value>?
}
