import Combine
import Testing
import UIKit

private final class Held {}

@MainActor
@Suite("Cancelling")
struct CancellingTests {
  @Test("What nobody holds is cancelled")
  func dropped() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    do {
      let watching = subject.sink { heard.append($0) }
      subject.send(1)
      withExtendedLifetime(watching) {}
    }
    subject.send(2)

    #expect(heard == [1])
  }

  @Test(
    "Cancelling lets go of what the blocks of a chain hold, and so does the end",
    arguments: [true, false])
  func released(cancels: Bool) {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    weak var held: Held?
    var watching: AnyCancellable?
    do {
      let one = Held()
      held = one
      watching = subject.map { (one, $0).1 }.flatMap { Just((one, $0).1) }.removeDuplicates()
        .sink { withExtendedLifetime((one, $0)) {} }
    }
    subject.send(1)
    #expect(held != nil)
    if cancels { watching?.cancel() } else { subject.send(completion: .finished) }

    #expect(held == nil)
  }

  @Test("A set is emptied in an order that depends on when its members were made alone")
  func emptied() {
    func order() -> [Int] {
      Simulator.boot()
      var order: [Int] = []
      var all: Set<AnyCancellable> = []
      for number in 0..<40 { AnyCancellable { order.append(number) }.store(in: &all) }
      all.removeAll()
      return order
    }

    let first = order()
    #expect(first.sorted() == Array(0..<40))
    #expect(order() == first)
  }

  @Test("An array holds what is stored in it")
  func array() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var all: [AnyCancellable] = []
    subject.sink { heard.append($0) }.store(in: &all)
    subject.send(1)
    all = []
    subject.send(2)

    #expect(heard == [1])
  }

  @Test("An assignment holds its object until it is cancelled")
  func assigned() {
    Simulator.boot()
    let subject = CurrentValueSubject<String?, Never>("a")
    weak var held: UILabel?
    var watching: AnyCancellable?
    do {
      let label = UILabel()
      held = label
      watching = subject.assign(to: \.text, on: label)
    }
    subject.send("b")
    #expect(held?.text == "b")
    watching?.cancel()

    #expect(held == nil)
  }
}
