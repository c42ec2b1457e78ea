import Testing
import UIKit

@testable import Turnstile

@Suite("The state of a view") @MainActor
struct ViewStateTests {
  typealias Change = @MainActor @Sendable (UIView) -> Void

  private nonisolated static let changes: [Change] = [
    { $0.frame.origin.x += 1 }, { $0.bounds.size.width += 1 }, { $0.bounds.origin.y += 1 },
    { $0.transform = CGAffineTransform(rotationAngle: 1) },
    { $0.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 2) },
    { $0.layer.anchorPoint = .zero }, { $0.layer.zPosition = 1 }, { $0.alpha = 0.5 },
    { $0.layer.cornerRadius = 4 }, { $0.isHidden = true },
    { $0.isUserInteractionEnabled = false }, { $0.clipsToBounds = true },
    { $0.layer.mask = CALayer() }, { $0.addGestureRecognizer(UITapGestureRecognizer()) },
    { $0.gestureRecognizers?.first?.isEnabled = false },
    { $0.gestureRecognizers = [UIPanGestureRecognizer()] },
  ]

  @Test(
    "A view is still what it was exactly as long as its state now is equal to the one before",
    arguments: changes.indices)
  func still(change: Int) {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.addGestureRecognizer(UIPanGestureRecognizer())
    let before = ViewState(of: view)
    #expect(before.isStill(view))
    Self.changes[change](view)

    #expect(before != ViewState(of: view))
    #expect(!before.isStill(view))
  }

  @Test("What is no value of the view's own changes neither")
  func untouched() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let before = ViewState(of: view)
    view.backgroundColor = .red
    view.addSubview(UIView())

    #expect(before == ViewState(of: view))
    #expect(before.isStill(view))
  }

  @Test("A place and a size differ if the difference is more than a tenth of a point")
  func tenth() {
    let simulator = Simulator.boot()
    defer { withExtendedLifetime(simulator) {} }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let before = ViewState(of: view)
    func differences() -> [ViewProperty] {
      before.differences(from: ViewState(of: view), geometry: true, scrolls: false).map(\.property)
    }
    (view.center.x, view.bounds.size.height, view.bounds.origin.y) = (25.09, 39.91, 0.09)
    #expect(differences() == [])
    (view.center.x, view.bounds.size.height, view.bounds.origin.y) = (25.11, 39.89, 0.11)
    #expect(differences() == [.size, .origin, .center])
    (view.center.x, view.bounds.size.height, view.bounds.origin.y) = (25, 40, 0)
    view.layer.anchorPoint.x = 0.51
    #expect(differences() == [.anchorPoint])
  }
}
