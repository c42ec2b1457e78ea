import Choices

/// A binary heap of numbers, in which no key is less than its parent's key. A known challenge for
/// test-case shrinking uses it.
indirect enum Heap: CustomStringConvertible {
  case empty
  case node(Int, Heap, Heap)

  var description: String {
    switch self {
    case .empty: "-"
    case .node(let key, .empty, .empty): "(\(key),-,-)"
    case .node(let key, let left, let right): "(\(key), \(left), \(right))"
    }
  }

  /// The keys of the heap in this order: each key, those on its right side, and then those on its
  /// left side.
  var keys: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + right.keys + left.keys
  }

  static func merge(_ one: Heap, _ other: Heap) -> Heap {
    switch (one, other) {
    case (.empty, _): other
    case (_, .empty): one
    case (.node(let key, let left, let right), .node(let rival, let under, let over)):
      key <= rival
        ? .node(key, right, merge(left, other)) : .node(rival, over, merge(under, one))
    }
  }

  /// The keys of the heap in an order that should be sorted, but is wrong because of a planted
  /// fault. The shrinking challenge has to find the smallest heap that shows the fault.
  var wronglySorted: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + Heap.merge(left, right).keys
  }

  static func codec(size: Int, from least: Int) -> Codec<Heap> {
    let empty = Codec<Heap>("-") { _ throws(Rejection) in
      .empty
    } encode: { heap, _ throws(Unencodable) in
      guard case .empty = heap else {
        throw Unencodable("\(heap)", by: "-", because: "it is not empty")
      }
    }
    guard size > 0 else { return empty }
    let node = Codec.int(in: least...Int.max)
      .bind { key in
        let child = codec(size: size / 2, from: key)
        return Codec.zip(child, child)
      }
      .map({ Heap.node($0.0, $0.1.0, $0.1.1) }) { heap in
        if case .node(let key, let left, let right) = heap { (key, (left, right)) } else { nil }
      }
    return .oneOf([(3, empty), (1, node)])
  }
}

extension Challenge<Void> {
  static var binheap: Challenge<Heap> {
    let heaps = Codec.int(in: 0...20).bind { Heap.codec(size: $0, from: Int.min) }
    return Challenge<Heap>(
      "binheap", of: heaps.map(\.1) { ($0.size, $0) },
      minimum: "(0, -, (0, (0,-,-), (1,-,-)))"
    ) { heap in
      let wrong = heap.wronglySorted
      let sorted = heap.keys.sorted()
      return Outcome(wrong == sorted)
    }
  }
}

extension Heap {
  /// The minimum size parameter for which the generator can make this heap: twice the size of its
  /// larger child, or one.
  var size: Int {
    guard case .node(_, let left, let right) = self else { return 0 }
    return max(1, 2 * max(left.size, right.size))
  }
}
