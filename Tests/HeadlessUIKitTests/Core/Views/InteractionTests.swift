import Testing
import UIKit

@Suite("Interactions of views")
@MainActor
struct InteractionTests {
  final class Pull: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private let pan = UIPanGestureRecognizer()
    var told: [String] = []

    func willMove(to view: UIView?) {
      told.append(view == nil ? "will leave" : "will come")
      self.view?.removeGestureRecognizer(pan)
    }
    func didMove(to view: UIView?) {
      told.append(view == nil ? "left" : "came")
      self.view = view
      view?.addGestureRecognizer(pan)
    }
  }

  @Test("R196 an interaction is told of its view, so the recognisers that it adds come and go")
  func told() {
    Simulator.boot()
    let (view, pull) = (UIView(), Pull())
    view.addInteraction(pull)
    view.addInteraction(pull)
    #expect(pull.told == ["will come", "came"])
    #expect(view.gestureRecognizers?.count == 1)
    #expect(view.interactions.count == 1)

    view.removeInteraction(pull)
    #expect(pull.told == ["will come", "came", "will leave", "left"])
    #expect(view.gestureRecognizers?.isEmpty != false)
    #expect(view.interactions.isEmpty)
  }

  @Test("R196 an interaction leaves the view that has it, and an assignment tells both")
  func moves() {
    Simulator.boot()
    let (first, second, pull) = (UIView(), UIView(), Pull())
    first.addInteraction(pull)
    second.interactions = [pull]
    #expect(first.interactions.isEmpty)
    #expect(pull.view === second)

    second.interactions = []
    #expect(pull.view == nil)
    #expect(pull.told.suffix(2) == ["will leave", "left"])
  }
}
