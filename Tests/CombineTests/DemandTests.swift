import Combine
import Testing
import UIKit

/// A subscriber that records the values it receives, and requests more when a test says so.
private final class Taker: Subscriber {
  private(set) var taken: [String] = []
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Int) -> Subscribers.Demand {
    taken.append("\(input)")
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { taken.append("|") }
  func ask(_ count: Int) { subscription?.request(.max(count)) }
}

@MainActor
@Suite("Demand")
struct DemandTests {
  @Test("A sequence gives as much as is asked for, through what lets values fall as well")
  func sequence() {
    Simulator.boot()
    let taker = Taker()
    (1...).publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }.subscribe(taker)
    #expect(taker.taken == [])
    taker.ask(2)

    #expect(taker.taken == ["20", "40"])
  }

  @Test(
    "A subject without a memory drops what nobody has asked for, one with a value keeps the latest")
  func subjects() {
    Simulator.boot()
    let (forgets, keeps) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (one, two) = (Taker(), Taker())
    forgets.subscribe(one)
    keeps.subscribe(two)
    for value in 1...2 {
      forgets.send(value)
      keeps.send(value)
    }
    for taker in [one, two] { taker.ask(1) }
    forgets.send(3)

    #expect(one.taken == ["3"])
    #expect(two.taken == ["2"])
  }

  @Test("What is put together waits until it is asked for, and the end waits behind it")
  func waits() {
    Simulator.boot()
    let taker = Taker()
    Just(1).merge(with: Just(2)).subscribe(taker)
    #expect(taker.taken == [])
    taker.ask(1)
    #expect(taker.taken == ["1"])
    taker.ask(1)

    #expect(taker.taken == ["1", "2", "|"])
  }

  @Test("So many publishers go on at a time as flatMap is told")
  func maxPublishers() {
    Simulator.boot()
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let record = Record((0..<3).publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] })
    for (number, subject) in subjects.enumerated() {
      subjects.last?.send(9)
      subject.send(number)
      subject.send(completion: .finished)
    }

    #expect(record.text == "0 1 9 2 |")
  }

  @Test("Demands add up, and never fall below nothing")
  func arithmetic() {
    #expect(Subscribers.Demand.max(2) + .max(3) == 5)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(.max) < .unlimited)
  }
}
