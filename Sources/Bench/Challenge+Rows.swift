import Choices

extension Challenge<Void> {
  /// Runs the challenges for test-case shrinking that have the given names, or all challenges if no
  /// name is given.
  static func run(seeds: Int, only names: [String]) {
    func row<Input>(_ challenge: Challenge<Input>) {
      if names.isEmpty || names.contains(challenge.name) { challenge.run(seeds: seeds) }
    }
    row(bound5)
    row(reverse)
    row(largeUnion)
    row(calculator)
    row(lengthList)
    row(
      difference("difference1", minimum: "(10, 10)") { $0 == $1 })
    row(
      difference("difference2", minimum: "(10, 6)") { (1...4).contains(abs($0 - $1)) })
    row(difference("difference3", minimum: "(10, 9)") { abs($0 - $1) == 1 })
    row(binheap)
    row(coupling)
    row(deletion)
    row(distinct)
    row(nestedLists)
  }

  /// The challenge "bound5" for test-case shrinking: its property says that five lists of 16-bit
  /// numbers, each with a small sum, have a small total. An overflow makes the property false.
  ///
  /// The stated minimum has one number in each of the first lists. So the codec chooses the length
  /// of the longest list first, and then the lists, the last one first.
  private static var bound5: Challenge<[[Int16]]> {
    let lists = Codec.int(in: 0...20).bind { longest in
      Codec.integer(in: Int16.min...Int16.max).array(0...longest)
        .filter("a sum below 256") { $0.reduce(0) { $0 + Int($1) } < 256 }
        .array(count: 5)
    }
    return Challenge<[[Int16]]>(
      "bound5",
      of: lists.map({ Array($0.1.reversed()) }) { ($0.map(\.count).max() ?? 0, $0.reversed()) },
      minimum: "[[-32768], [-1], [], [], []]"
    ) { lists in
      Outcome(lists.joined().reduce(0, &+) < 5 * 256)
    }
  }

  private static var reverse: Challenge<[Int]> {
    Challenge<[Int]>("reverse", of: Codec.int.array(), minimum: "[0, 1]") {
      Outcome($0 == $0.reversed())
    }
  }

  private static var largeUnion: Challenge<[[Int]]> {
    Challenge<[[Int]]>(
      "large union", of: Codec.int.array().array(), minimum: "[[0, 1, -1, 2, -2]]"
    ) {
      Outcome(Set($0.joined()).count <= 4)
    }
  }

  private static var lengthList: Challenge<[Int]> {
    let lists = Codec.int(in: 1...100).bind { Codec.int(in: 0...1000).array(count: $0) }
    return Challenge<[Int]>(
      "lengthlist", of: lists.map(\.1) { ($0.count, $0) }, minimum: "[900]"
    ) {
      Outcome($0.max() ?? 0 < 900)
    }
  }

  private static func difference(
    _ name: String, minimum: String, fails: @escaping (Int, Int) -> Bool
  ) -> Challenge<(Int, Int)> {
    let positive = Codec.int(in: 1...Int(Int32.max))
    return Challenge<(Int, Int)>(name, of: Codec.zip(positive, positive), minimum: minimum) {
      Outcome($0.0 < 10 || !fails($0.0, $0.1))
    }
  }

  private static var coupling: Challenge<[Int]> {
    Challenge<[Int]>("coupling", of: Codec.int(in: 0...10).array(), minimum: "[1, 0]") { list in
      guard list.allSatisfy({ $0 < list.count }) else { return .discarded }
      return Outcome(!list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 })
    }
  }

  private static var deletion: Challenge<([Int], Int)> {
    Challenge<([Int], Int)>(
      "deletion", of: Codec.int.array(1...Int.max).bind { .element(of: $0) },
      minimum: "([0, 0], 0)"
    ) { list, element in
      var rest = list
      rest.remove(at: rest.firstIndex(of: element)!)
      return Outcome(!rest.contains(element))
    }
  }

  private static var distinct: Challenge<[Int]> {
    Challenge<[Int]>("distinct", of: Codec.int.array(), minimum: "[0, 1, -1]") {
      Outcome(Set($0).count < 3)
    }
  }

  private static var nestedLists: Challenge<[[Int]]> {
    Challenge<[[Int]]>(
      "nestedlists", of: Codec.int.array().array(),
      minimum: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"
    ) {
      Outcome($0.reduce(0) { $0 + $1.count } <= 10)
    }
  }
}
