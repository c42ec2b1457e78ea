import UIKit

/// A page that is presented as a sheet, a delegate that logs its calls, and a finger that pulls the
/// sheet.
@MainActor
final class SheetHand {
  let world: World
  let page: Page
  let sheet: UISheetPresentationController
  let delegate: Delegate
  let scrollView = UIScrollView()
  /// The frame of the sheet before a finger touched it.
  private(set) var rest = CGRect.zero
  private var finger = CGPoint.zero

  /// A delegate of a sheet's presentation controller that logs its calls.
  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    let log: Log
    var allows = true
    var onWill: (@MainActor (UIPresentationController) -> Void)?

    init(_ log: Log) { self.log = log }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      log("should")
      return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log("will")
      onWill?(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log("did")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log("attempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none"
      log("changed \(name.split(separator: ".").last ?? "")")
    }
  }

  init(
    scrolls: Bool = false, behavior: UIKitBehavior = UIKitBehavior(),
    setUp: (UISheetPresentationController) -> Void = { _ in }
  ) {
    world = World(behavior: behavior)
    page = Page("page", world.log)
    page.modalPresentationStyle = .pageSheet
    page.logsIsAppearing = true
    sheet = page.sheetPresentationController!
    delegate = Delegate(world.log)
    sheet.delegate = delegate
    setUp(sheet)
    if scrolls {
      scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 780)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      page.view.addSubview(scrollView)
    }
    world.home.present(page, animated: true)
    world.settle()
    rest = page.view.frame
    _ = world.log.take()
  }

  var frame: CGRect { page.view.frame }

  /// The lines that the sheet's delegate and the controllers have logged since the last call. The
  /// lines of the sheet's page stand without the page's name.
  var words: [String] {
    world.log.take().map { $0.hasPrefix("page.") ? String($0.dropFirst(5)) : $0 }
  }

  /// Returns the values of the progress that transitions report while a closure runs.
  func progress(during work: () -> Void) -> [CGFloat] {
    var progress: [CGFloat] = []
    world.simulator.listener = { event in
      if case .transition(let event) = event, case .progress(let percent) = event.stage {
        progress.append(percent)
      }
    }
    work()
    world.simulator.listener = nil
    return progress
  }

  /// Puts a finger on the sheet and pulls it by a distance, not counting the ten points after which
  /// a pull begins.
  func pull(by distance: CGFloat) {
    finger = CGPoint(x: 195, y: frame.minY + 60)
    if distance < 0 { finger.y = max(finger.y, -distance + 80) }
    world.simulator.touchDown(finger: 1, at: finger)
    world.turn()
    move(by: distance < 0 ? -10 : 10)
    pullOn(by: distance)
  }

  /// Moves the finger on the sheet farther by a distance, in ten frames.
  func pullOn(by distance: CGFloat) {
    for _ in 1...10 { move(by: distance / 10) }
  }

  private func move(by distance: CGFloat) {
    world.simulator.run(for: .milliseconds(16))
    finger.y += distance
    world.simulator.touchMove(finger: 1, at: finger)
    world.turn()
  }

  /// Waits until the finger has no velocity, lifts it, and waits until all transitions have ended.
  func letGo() {
    world.simulator.run(for: .milliseconds(200))
    world.simulator.touchUp(finger: 1)
    world.settle()
  }

  /// Puts a new finger on the sheet and flicks the sheet by a distance.
  func flick(by distance: CGFloat) {
    finger = CGPoint(x: 195, y: max(frame.minY + 60, 200))
    world.simulator.touchDown(finger: 1, at: finger)
    world.turn()
    flickOn(by: distance)
  }

  /// Flicks the sheet by a distance with the finger that is already down.
  func flickOn(by distance: CGFloat) {
    world.simulator.run(for: .milliseconds(200))
    for _ in 1...3 { move(by: distance / 3) }
    world.simulator.touchUp(finger: 1)
    world.settle()
  }
}
