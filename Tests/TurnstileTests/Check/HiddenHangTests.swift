import Testing
import Turnstile
import UIKit

@Suite("Hangs beside each other") @MainActor
struct HiddenHangTests {
  @Test(
    "A way back by code that hangs by itself is told beside a drag whose end is lost; one that hangs only after that drag is not",
    arguments: [true, false])
  func told(hangsByCode: Bool) throws {
    let error = #expect(throws: Counterexample.self) {
      try check(
        .app("sheet", delegate: { ScreenDelegate { Opening(hangsByCode) } }),
        .standard.only([.completesInTime, .staysResponsive]), .runs(256),
        seeds: "/dev/null/seeds")
    }
    let text = "\(try #require(error))"

    #expect(text.contains("breaks completes-in-time: "))
    #expect(text.contains("breaks stays-responsive: there is no way back") == hangsByCode)
    #expect(
      text.contains("never completes: the animator returned without animating or completing.")
        == hangsByCode)
  }
}

/// A screen with a button that presents a sheet, which a drag dismisses. The end of a quick drag
/// comes before the dismissal has started, and is lost.
private final class Opening: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let hangsByCode: Bool
  private let pull = UIPercentDrivenInteractiveTransition()
  private var isPulling = false
  private var isPresenting = false

  init(_ hangsByCode: Bool) {
    self.hangsByCode = hangsByCode
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 190, height: 60))
    button.addAction(UIAction { [unowned self] _ in open() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func open() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = self
    sheet.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(Opening.pan(_:))))
    isPresenting = true
    present(sheet, animated: true)
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isPulling = true
      dismiss(animated: true)
    case .changed: pull.update(0.3)
    default:
      pull.cancel()
      isPulling = false
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPulling ? pull : nil }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isPresenting, !context.isInteractive, hangsByCode { return }
    if let incoming = context.view(forKey: .to) { context.containerView.addSubview(incoming) }
    let outgoing = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      outgoing?.alpha = 0
    } completion: { _ in
      outgoing?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
