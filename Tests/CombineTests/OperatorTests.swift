import Combine
import Testing
import UIKit

/// An operator of Combine, with the output that its test expects.
private struct Example: Sendable {
  let name: String
  let out: String
  let run: @MainActor @Sendable () -> Record

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ out: String, _ make: @escaping @MainActor @Sendable () -> P
  ) {
    (self.name, self.out) = (name, out)
    run = { Record(make()) }
  }
}

@MainActor
@Suite("Operators")
struct OperatorTests {
  @Test("Values become others, or go no further", arguments: linear)
  fileprivate func values(example: Example) {
    Simulator.boot()
    #expect(example.run().text == example.out, "\(example.name)")
  }

  @Test("Errors are turned, replaced and caught", arguments: errors)
  fileprivate func failing(example: Example) {
    Simulator.boot()
    #expect(example.run().text == example.out, "\(example.name)")
  }

  nonisolated private static let linear = [
    Example("map", "2 3 |") { [1, 2].publisher.map { $0 + 1 } },
    Example("key path", "1 2 |") { ["a", "bb"].publisher.map(\.count) },
    Example("key paths", "(1, false) |") { Just("a").map(\.count, \.isEmpty) },
    Example("compactMap", "1 3 |") { ["1", "b", "3"].publisher.compactMap { Int($0) } },
    Example("filter", "2 4 |") { (1...4).publisher.filter { $0 % 2 == 0 } },
    Example("removeDuplicates", "1 2 1 |") { [1, 1, 2, 2, 1].publisher.removeDuplicates() },
    Example("removeDuplicates by", "1 2 |") {
      [1, 3, 2].publisher.removeDuplicates { $0 % 2 == $1 % 2 }
    },
    Example("scan", "1 3 6 |") { [1, 2, 3].publisher.scan(0, +) },
    Example("reduce", "6 |") { [1, 2, 3].publisher.reduce(0, +) },
    Example("collect", "[1, 2, 3] |") { [1, 2, 3].publisher.collect() },
    Example("collect by count", "[1, 2] [3] |") { [1, 2, 3].publisher.collect(2) },
    Example("count", "3 |") { [1, 2, 3].publisher.count() },
    Example("first", "1 |") { [1, 2, 3].publisher.first() },
    Example("first where", "2 |") { [1, 2, 3].publisher.first { $0 > 1 } },
    Example("last", "3 |") { [1, 2, 3].publisher.last() },
    Example("last where", "2 |") { [1, 2, 3].publisher.last { $0 < 3 } },
    Example("last of nothing", "|") { Empty<Int, Never>().last() },
    Example("dropFirst", "3 |") { [1, 2, 3].publisher.dropFirst(2) },
    Example("drop while", "2 1 |") { [1, 2, 1].publisher.drop { $0 < 2 } },
    Example("prefix", "1 2 |") { [1, 2, 3].publisher.prefix(2) },
    Example("prefix of none", "|") { [1, 2, 3].publisher.prefix(0) },
    Example("prefix while", "1 |") { [1, 2, 1].publisher.prefix { $0 < 2 } },
    Example("infinite", "1 2 |") { (1...).publisher.map { $0 }.prefix(2) },
    Example("prepend", "0 1 2 |") { [2].publisher.prepend(0, 1) },
    Example("append", "1 2 3 |") { [1].publisher.append([2]).append(Just(3)) },
    Example("infinite and more", "1 2 |") { (1...).publisher.append(0).prefix(2) },
    Example("replaceNil", "1 0 |") { [1, nil].publisher.replaceNil(with: 0) },
    Example("replaceEmpty", "5 |") { Empty<Int, Never>().replaceEmpty(with: 5) },
    Example("contains", "true |") { (1...).publisher.contains(3) },
    Example("contains not", "false |") { [1, 2].publisher.contains(3) },
    Example("allSatisfy", "false |") { (1...).publisher.allSatisfy { $0 < 3 } },
    Example("decode", "[1, 2] |") {
      Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    },
    Example("encode", "[1] |") {
      Just([1]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    },
    Example("ignoreOutput", "|") { [1, 2].publisher.ignoreOutput() },
    Example("optional", "1 |") { Optional(1).publisher },
    Example("deferred", "1 |") { Deferred { Just(1) } },
    Example("erased", "1 |") { Just(1).eraseToAnyPublisher() },
    Example("merge", "1 2 3 |") { Just(1).merge(with: Just(2), Just(3)) },
    Example("merge many", "1 2 |") { Publishers.MergeMany([Just(1), Just(2)]) },
    Example("zip", "(1, \"a\") (2, \"b\") |") { [1, 2, 3].publisher.zip(["a", "b"].publisher) },
    Example("zip of three", "6 |") { Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 } },
    Example("combineLatest", "(2, 3) (2, 4) |") {
      [1, 2].publisher.combineLatest([3, 4].publisher)
    },
    Example("combineLatest of three", "6 |") {
      Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }
    },
    Example("flatMap", "1 1 2 2 |") { [1, 2].publisher.flatMap { [$0, $0].publisher } },
    Example("switchToLatest", "1 2 |") { [Just(1), Just(2)].publisher.switchToLatest() },
  ]

  nonisolated private static let errors = [
    Example("tryMap", "1 xsome") {
      [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Trouble.some } else { $0 } }
    },
    Example("mapError", "xother") {
      Fail<Int, Trouble>(error: .some).mapError { _ in Trouble.other }
    },
    Example("replaceError", "1 |") { Fail<Int, Trouble>(error: .some).replaceError(with: 1) },
    Example("catch", "1 2 |") { Fail<Int, Trouble>(error: .some).catch { _ in [1, 2].publisher } },
    Example("tryCatch", "xother") {
      Fail<Int, Trouble>(error: .some).tryCatch { _ -> Just<Int> in throw Trouble.other }
    },
    Example("retry", "1 1 1 xsome") {
      Just(1).setFailureType(to: Trouble.self).append(Fail(error: .some)).retry(2)
    },
    Example("setFailureType", "1 |") { Just(1).setFailureType(to: Trouble.self) },
    Example("flatMap fails", "1 xsome") {
      [1, 2].publisher.flatMap { number -> AnyPublisher<Int, Trouble> in
        number == 1
          ? Just(1).setFailureType(to: Trouble.self).eraseToAnyPublisher()
          : Fail(error: .some).eraseToAnyPublisher()
      }
    },
    Example("flatMap of none that fails", "1 xsome") {
      Just(1).setFailureType(to: Trouble.self).append(Fail(error: .some)).flatMap { Just($0) }
    },
    Example("merge fails at once", "1 xsome") {
      Just(1).setFailureType(to: Trouble.self).merge(with: Fail(error: .some))
    },
    Example("collect fails", "xsome") {
      Just(1).setFailureType(to: Trouble.self).append(Fail(error: .some)).collect()
    },
  ]
}

extension OperatorTests {
  @Test("The latest of publishers is heard, and those before it are left")
  func latest() {
    Simulator.boot()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let record = Record(outer.switchToLatest())
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    outer.send(completion: .finished)
    two.send(4)
    two.send(completion: .finished)

    #expect(record.text == "1 3 4 |")
  }

  @Test("Another publisher ends values, or lets them through")
  func untilOutput() {
    Simulator.boot()
    let (values, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let before = Record(values.prefix(untilOutputFrom: other))
    let after = Record(values.drop(untilOutputFrom: other))
    values.send(1)
    other.send()
    values.send(2)

    #expect(before.text == "1 |")
    #expect(after.text == "2")
  }

  @Test("What passes is told, down and up")
  func events() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let watching = subject.handleEvents(
      receiveSubscription: { _ in heard.append("subscription") },
      receiveOutput: { heard.append("\($0)") },
      receiveCancel: { heard.append("cancel") },
      receiveRequest: { heard.append("\($0)") }
    ).sink { heard.append("sink \($0)") }
    subject.send(1)
    watching.cancel()
    watching.cancel()

    #expect(heard == ["subscription", "unlimited", "1", "sink 1", "cancel"])
  }

  @Test("One subscription is shared, begins with the first and ends with the last")
  func share() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in events.append("begins") },
      receiveCancel: { events.append("ends") }
    ).share()
    let (one, two) = (Record(shared), Record(shared))
    subject.send(1)
    one.cancel()
    subject.send(2)
    two.cancel()

    #expect((one.text, two.text) == ("1", "1 2"))
    #expect(events == ["begins", "ends"])
  }

  @Test("What is multicast sends nothing before it is connected")
  func multicast() {
    Simulator.boot()
    let publisher = [1, 2].publisher.multicast { PassthroughSubject() }
    let (one, two) = (Record(publisher), Record(publisher))
    #expect(one.text == "")
    let connection = publisher.connect()

    #expect((one.text, two.text) == ("1 2 |", "1 2 |"))
    withExtendedLifetime(connection) {}
  }
}
