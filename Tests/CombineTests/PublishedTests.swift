import Combine
import Testing
import UIKit

private class Letter: ObservableObject {
  @Published var subject = "a"
  @Published var pages = 1
}

private final class Draft: Letter {
  @Published var note = ""
}

private final class Plain: ObservableObject {}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var count = 0
}

@MainActor
@Suite("Published properties")
struct PublishedTests {
  @Test("A subscriber hears the present value, then each before the property has it")
  func willSet() {
    Simulator.boot()
    let letter = Letter()
    var heard: [String] = []
    let watching = letter.$subject.sink { heard.append("\($0) over \(letter.subject)") }
    letter.subject = "b"

    #expect(heard == ["a over a", "b over a"])
    #expect(letter.subject == "b")
    withExtendedLifetime(watching) {}
  }

  @Test("An object tells before each change of each property, those of its superclass too")
  func objectWillChange() {
    Simulator.boot()
    let draft = Draft()
    var heard: [String] = []
    let watching = draft.objectWillChange.sink { heard.append(draft.subject + draft.note) }
    draft.subject = "b"
    draft.note = "!"
    draft.subject += "c"

    #expect(heard == ["a", "b", "b!"])
    withExtendedLifetime(watching) {}
  }

  @Test("The object tells before its property's subscribers hear")
  func order() {
    Simulator.boot()
    let letter = Letter()
    var heard: [String] = []
    let watching = [
      letter.$pages.dropFirst().sink { heard.append("\($0)") },
      letter.objectWillChange.sink { heard.append("will") },
    ]
    letter.pages = 2

    #expect(heard == ["will", "2"])
    withExtendedLifetime(watching) {}
  }

  @Test("An object without published properties has one publisher all its life")
  func plain() {
    Simulator.boot()
    let plain = Plain()
    var heard = 0
    let watching = plain.objectWillChange.sink { heard += 1 }
    plain.objectWillChange.send()

    #expect(heard == 1)
    #expect(plain.objectWillChange === plain.objectWillChange)
    withExtendedLifetime(watching) {}
  }

  @Test("An object with a publisher of its own sends to it itself")
  func own() {
    Simulator.boot()
    let object = Own()
    var heard = 0
    let watching = object.objectWillChange.sink { heard += 1 }
    object.count = 1
    #expect(heard == 0)
    object.objectWillChange.send()

    #expect(heard == 1)
    withExtendedLifetime(watching) {}
  }

  @Test("A property that is assigned to follows as long as its object is there, and tells of it")
  func assigned() {
    Simulator.boot()
    let subject = PassthroughSubject<Int, Never>()
    weak var held: Letter?
    do {
      let letter = Letter()
      held = letter
      var heard = 0
      let watching = letter.objectWillChange.sink { heard += 1 }
      subject.assign(to: &letter.$pages)
      subject.send(7)
      #expect(letter.pages == 7)
      #expect(heard == 1)
      withExtendedLifetime(watching) {}
    }

    #expect(held == nil)
    subject.send(8)
  }
}
