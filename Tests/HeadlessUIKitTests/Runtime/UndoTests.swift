import Foundation
import Testing
import UIKit

private final class Sentence {
  var words: [String] = []
  func write(_ word: String, _ undo: UndoManager) {
    words.append(word)
    undo.registerUndo(withTarget: self) { $0.erase(undo) }
  }
  func erase(_ undo: UndoManager) {
    let word = words.removeLast()
    undo.registerUndo(withTarget: self) { $0.write(word, undo) }
  }
}

@MainActor
@Suite("Undoing", .serialized)
struct UndoTests {
  private let undo = UndoManager()
  private let sentence = Sentence()

  @Test("What was done is undone from the last to the first, and done again")
  func steps() {
    sentence.write("a", undo)
    sentence.write("b", undo)
    undo.setActionName("Typing")
    #expect(undo.canUndo && !undo.canRedo && undo.undoActionName == "Typing")
    undo.undo()
    #expect(sentence.words == ["a"] && undo.canRedo && undo.redoActionName == "Typing")
    undo.redo()
    undo.undo()
    undo.undo()
    #expect(sentence.words == [] && !undo.canUndo)
    undo.redo()
    sentence.write("c", undo)
    #expect(sentence.words == ["a", "c"] && !undo.canRedo)
  }

  @Test("A group is one step, and a number of steps is kept")
  func groups() {
    undo.levelsOfUndo = 1
    sentence.write("a", undo)
    undo.beginUndoGrouping()
    sentence.write("b", undo)
    undo.beginUndoGrouping()
    sentence.write("c", undo)
    #expect(undo.groupingLevel == 2 && undo.groupsByEvent)
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    undo.undo()
    #expect(sentence.words == ["a"] && !undo.canUndo)
  }

  @Test("Nothing is kept while that is switched off, or for a target that is taken out or dead")
  func notKept() {
    undo.disableUndoRegistration()
    sentence.write("a", undo)
    #expect(!undo.isUndoRegistrationEnabled && !undo.canUndo)
    undo.enableUndoRegistration()
    sentence.write("b", undo)
    undo.removeAllActions(withTarget: sentence)
    #expect(!undo.canUndo)
    sentence.write("c", undo)
    undo.removeAllActions()
    #expect(!undo.canUndo)
    undo.registerUndo(withTarget: Sentence()) { _ in Issue.record("The target is dead.") }
    undo.undo()
  }

  @Test("An undo manager knows what it does, and responders share the app's")
  func states() {
    _ = Simulator.boot()
    var seen: [Bool] = []
    func register() {
      undo.registerUndo(withTarget: sentence) { [undo] _ in
        seen += [undo.isUndoing, undo.isRedoing]
        register()
      }
    }
    register()
    undo.undo()
    undo.redo()
    #expect(seen == [true, false, false, true])
    let (view, controller) = (UIView(), UIViewController())
    #expect(view.undoManager != nil && view.undoManager === controller.undoManager)
  }
}
