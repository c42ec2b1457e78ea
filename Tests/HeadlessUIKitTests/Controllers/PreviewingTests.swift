import Testing
import UIKit

@MainActor
@Suite("Previews by a firm press")
struct PreviewingTests {
  private final class Peek: NSObject, UIViewControllerPreviewingDelegate {
    var shown: UIViewController?

    func previewingContext(
      _ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(_ context: any UIViewControllerPreviewing, commit: UIViewController) {
      shown = commit
    }
  }

  @Test("A screen that registers a view for previews has a registration with the whole view")
  func registered() {
    Simulator.boot()
    let (screen, peek) = (UIViewController(), Peek())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let context = screen.registerForPreviewing(with: peek, sourceView: view)

    #expect(context.sourceView === view && context.delegate === peek)
    #expect(context.sourceRect == view.bounds)
    #expect(context.previewingGestureRecognizerForFailureRelationship.view == nil)
    context.sourceRect = .zero
    #expect(context.sourceRect == .zero)

    // The model itself never calls the previewing delegate, so the test calls it, as an app's own
    // code may.
    #expect(context.delegate.previewingContext(context, viewControllerForLocation: .zero) == nil)
    context.delegate.previewingContext(context, commit: screen)
    #expect(peek.shown === screen)
    screen.unregisterForPreviewing(withContext: context)
  }

  private final class Screen: UIViewController {
    override var previewActionItems: [any UIPreviewActionItem] {
      let save = UIPreviewAction(title: "Save", style: .default) { action, controller in
        controller.title = action.title
      }
      let delete = UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }
      return [save, UIPreviewActionGroup(title: "More", style: .selected, actions: [delete])]
    }
  }

  @Test("A screen names the actions below its preview, and each runs with the screen")
  func actions() throws {
    Simulator.boot()
    let screen = Screen()
    let items = screen.previewActionItems
    let save = try #require(items.first as? UIPreviewAction)

    #expect(items.map(\.title) == ["Save", "More"])
    #expect(UIViewController().previewActionItems.isEmpty)
    save.handler(save, screen)
    #expect(screen.title == "Save")
  }
}
