extension Codec {
  /// Creates a codec of arrays whose elements are this codec's values.
  ///
  /// Before each element stands a choice to continue the list; no length stands before the
  /// elements. So removing an element removes one stretch of choices, and joining two lists removes
  /// the end of one and the beginning of the other; with a length, a number elsewhere would have to
  /// change as well. Where the allowed number of elements leaves no choice, because it is not
  /// reached yet or is exhausted, none is made.
  ///
  /// - Parameter count: The number of elements that an array may have.
  @inlinable
  public func array(_ count: ClosedRange<Int> = 0...Int.max) -> Codec<[Value]> {
    guard count.lowerBound >= 0 else {
      return .misused(
        Misuse("The count of an array codec must not be negative (was \(count.lowerBound))."))
    }
    let mark = Shape.element.of(shape)
    let decodeNumbers = numbersDecoder(count, mark: mark)
    let (decoder, encoder, summarize) = (self.decoder, self.encoder, self.summarize)
    return Codec<[Value]>(shape: mark, { "an array of \(summarize())" }) {
      chooser throws(Rejection) in
      if let decodeNumbers { return try decodeNumbers(&chooser) }
      var list = chooser.beginList(count)
      var elements: [Value] = []
      elements.reserveCapacity(list.expected)
      while try chooser.continueList(&list, mark: mark) {
        elements.append(try decoder(&chooser))
        chooser.end()
      }
      chooser.end()
      return elements
    } encode: { elements, sequence throws(Unencodable) in
      guard count.contains(elements.count) else {
        throw Unencodable("\(elements)", by: "an array", because: "its count is outside \(count)")
      }
      for (index, element) in elements.enumerated() {
        if index >= count.lowerBound { try sequence.append(1, of: .continuation) }
        try encoder(element, &sequence)
      }
      if elements.count >= count.lowerBound, elements.count < count.upperBound {
        try sequence.append(0, of: .continuation)
      }
    }
  }

  /// Returns a fast decoder of arrays of plain numbers, in one loop without a call for each
  /// element.
  ///
  /// - Returns: The decoder, or `nil` if this codec's values are not plain numbers.
  @usableFromInline
  func numbersDecoder(
    _ count: ClosedRange<Int>, mark: UInt64
  ) -> ((inout Chooser) throws(Rejection) -> [Value])? {
    guard let domain = number else { return nil }
    let decode: (inout Chooser) throws(Rejection) -> [Int] = { chooser throws(Rejection) in
      var list = chooser.beginList(count)
      var numbers: [Int] = []
      numbers.reserveCapacity(list.expected)
      while try chooser.continueList(&list, mark: mark) {
        numbers.append(try chooser.choose(number: domain))
        chooser.end()
      }
      chooser.end()
      return numbers
    }
    return decode as? (inout Chooser) throws(Rejection) -> [Value]
  }

  /// Creates a codec of arrays that have a fixed number of elements, which are this codec's values.
  @inlinable
  public func array(count: Int) -> Codec<[Value]> {
    guard count >= 0 else {
      return .misused(Misuse("The count of an array codec must not be negative (was \(count))."))
    }
    return array(count...count)
  }

  /// Creates a codec whose values are this codec's values or `nil`. Shrinking prefers `nil`.
  public func optional() -> Codec<Value?> {
    let mark = Shape.optional.of(shape)
    let (decoder, encoder, summarize) = (self.decoder, self.encoder, self.summarize)
    return Codec<Value?>(shape: mark, { "optional \(summarize())" }) { chooser throws(Rejection) in
      chooser.begin(.alternatives, mark: mark)
      defer { chooser.end() }
      guard try chooser.choose(from: .boolean) == 1 else { return nil }
      return try decoder(&chooser)
    } encode: { value, sequence throws(Unencodable) in
      try sequence.append(value == nil ? 0 : 1, of: .boolean)
      if let value { try encoder(value, &sequence) }
    }
  }
}

extension Chooser {
  /// The state of an array codec that is decoding a list, element by element.
  @usableFromInline
  struct List {
    @usableFromInline let least: Int
    @usableFromInline let most: Int
    /// The number of elements that the list is to have, if the generator that makes the choices has
    /// planned it; otherwise -1.
    @usableFromInline let planned: Int
    @usableFromInline var made = 0

    /// The number of elements for which the decoded array reserves memory in advance.
    @inlinable var expected: Int { max(planned, 0) }

    @usableFromInline
    init(_ count: ClosedRange<Int>, planned: Int) {
      least = count.lowerBound
      most = count.upperBound
      self.planned = planned
    }
  }

  /// Begins to decode a list. If a generator makes the choices, it also plans how long the list is.
  @usableFromInline
  mutating func beginList(_ count: ClosedRange<Int>) -> List {
    begin(.list)
    guard invents else { return List(count, planned: -1) }
    let fixed = count.lowerBound == count.upperBound
    return List(count, planned: fixed ? count.lowerBound : sampleCount(count))
  }

  /// Begins to decode the next element of a list, if the choices say that there is one.
  ///
  /// - Returns: True if there is another element, false if the list has ended.
  @inlinable
  mutating func continueList(_ list: inout List, mark: UInt64) throws(Rejection) -> Bool {
    guard list.made < list.most else { return false }
    if list.made < list.least {
      begin(.element, mark: mark)
    } else {
      let isPlanned = list.made < list.planned
      if isPlain {
        try recordContinuation(isPlanned)
        guard isPlanned else { return false }
      } else {
        let expected = list.planned < 0 ? nil : isPlanned
        guard try beginElement(mark: mark, expected: expected) else { return false }
      }
    }
    list.made &+= 1
    return true
  }

  @usableFromInline
  mutating func recordContinuation(_ more: Bool) throws(Rejection) {
    try tape.append(Choice(more ? 1 : 0, of: .continuation))
  }
}
