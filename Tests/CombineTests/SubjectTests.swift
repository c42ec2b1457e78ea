import Combine
import Testing
import UIKit

@MainActor
@Suite("Subjects")
struct SubjectTests {
  @Test("Subscribers hear in the order in which they came, whoever left in between")
  func order() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    let watching = ["a", "b", "c", "d"].map { name in
      subject.sink { heard.append("\(name)\($0)") }
    }
    subject.send(1)
    watching[1].cancel()
    subject.send(2)

    #expect(heard == ["a1", "b1", "c1", "d1", "a2", "c2", "d2"])
    withExtendedLifetime(watching) {}
  }

  @Test("A subject ends once, sends nothing after that, and tells who comes late")
  func end() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Trouble>()
    let record = Record(subject)
    subject.send(1)
    subject.send(completion: .failure(.some))
    subject.send(2)
    subject.send(completion: .finished)

    #expect(record.text == "1 xsome")
    #expect(Record(subject).text == "xsome")
  }

  @Test("A current value comes first; setting it sends it")
  func current() {
    Simulator.boot()
    let subject = CurrentValueSubject<Int, Never>(1)
    let record = Record(subject)
    subject.value = 2
    subject.send(3)

    #expect(record.text == "1 2 3")
    #expect(subject.value == 3)
  }

  @Test("Cancelled in the middle of a value, a later subscriber does not hear it")
  func cancelledOnTheWay() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var heard: [String] = []
    let first = subject.sink { _ in
      heard.append("first")
      second?.cancel()
    }
    second = subject.sink { _ in heard.append("second") }
    subject.send(1)

    #expect(heard == ["first"])
    withExtendedLifetime(first) {}
  }

  @Test("A future sends one value to all, once it knows, and to those who come later")
  func future() {
    Simulator.boot()
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let record = Record(future)
    promise?(.success(1))
    promise?(.success(2))

    #expect(record.text == "1 |")
    #expect(Record(future).text == "1 |")
  }

  @Test("A subject fed by a publisher hands its values and its end on")
  func fed() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    let record = Record(subject)
    let feeding = [1, 2].publisher.subscribe(subject)

    #expect(record.text == "1 2 |")
    withExtendedLifetime(feeding) {}
  }
}
