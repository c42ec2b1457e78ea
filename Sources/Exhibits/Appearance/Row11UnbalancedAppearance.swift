import UIKit

/// A container view controller with two pages, of which one is visible. A drag to the left brings
/// in the other page.
///
/// A container that moves its child controllers' views itself also has to send them the appearance
/// calls: `begin…` when it is clear that a child will appear or disappear, `end…` when it has. No
/// call withdraws a `begin…`. So after a cancelled swap the container sends the opposite `begin…`
/// and then `end…`: the page that was about to appear disappears, and the other way round.
class SwipeContainer: UIViewController {
  private let pages: [UIViewController]
  private var shown: UIViewController
  private var swap: Swap?
  private let pan = UIPanGestureRecognizer()
  private var isDragging = false

  /// A swap of the two pages that is in progress: the page that leaves, and the page that comes.
  private struct Swap {
    var outgoing: UIViewController
    var incoming: UIViewController
  }

  init() {
    pages = [Screen("Left"), Screen("Right", .orange)]
    shown = pages[0]
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A container is made in code.") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    shown.view.frame = view.bounds
    view.addSubview(shown.view)
    pan.addTarget(self, action: Selector(SwipeContainer.handlePan(_:)))
    view.addGestureRecognizer(pan)
  }

  // MARK: - The container's own appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown.endAppearanceTransition()
  }

  // MARK: - Swapping pages

  /// Shows the other page in place of the visible one, unless a swap is in progress.
  func showOther() {
    if beginSwap() { endSwap(isCancelled: false) }
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: isDragging = beginSwap()
    case .changed:
      if isDragging { move(to: progress) }
    case .ended:
      if isDragging { letGo(isCancelled: progress < 0.5) }
    default:
      if isDragging { letGo(isCancelled: true) }
    }
  }

  private var progress: CGFloat {
    min(max(-pan.translation(in: view).x / max(view.bounds.width, 1), 0), 1)
  }

  private func letGo(isCancelled: Bool) {
    isDragging = false
    endSwap(isCancelled: isCancelled)
  }

  private func beginSwap() -> Bool {
    guard swap == nil, let other = pages.first(where: { $0 !== shown }) else { return false }
    let swap = Swap(outgoing: shown, incoming: other)
    self.swap = swap
    swap.outgoing.beginAppearanceTransition(false, animated: true)
    swap.incoming.beginAppearanceTransition(true, animated: true)
    swap.incoming.view.frame = view.bounds
    view.addSubview(swap.incoming.view)
    move(to: 0)
    return true
  }

  private func move(to progress: CGFloat) {
    let width = view.bounds.width
    swap?.outgoing.view.transform = CGAffineTransform(translationX: -progress * width, y: 0)
    swap?.incoming.view.transform = CGAffineTransform(translationX: (1 - progress) * width, y: 0)
  }

  private func endSwap(isCancelled: Bool) {
    UIView.animate(withDuration: 0.3) {
      self.move(to: isCancelled ? 0 : 1)
    } completion: { _ in
      self.conclude(isCancelled: isCancelled)
    }
  }

  private func conclude(isCancelled: Bool) {
    guard let swap else { return }
    self.swap = nil
    let (staying, leaving) =
      isCancelled ? (swap.outgoing, swap.incoming) : (swap.incoming, swap.outgoing)
    if isCancelled { turnBack(from: swap.incoming, to: swap.outgoing) }
    leaving.view.removeFromSuperview()
    leaving.view.transform = .identity
    staying.view.transform = .identity
    staying.view.frame = view.bounds
    shown = staying
    leaving.endAppearanceTransition()
    staying.endAppearanceTransition()
  }

  /// Tells two pages that their swap was cancelled, by beginning the opposite appearance
  /// transitions.
  func turnBack(from incoming: UIViewController, to outgoing: UIViewController) {
    incoming.beginAppearanceTransition(false, animated: true)
    outgoing.beginAppearanceTransition(true, animated: true)
  }
}

/// A container that, after a cancelled swap, ends the appearance transitions that it has begun, as
/// after a completed one.
///
/// - Symptom: Drag the other page in a little and let it spring back. That page now believes that
///   it is on the screen and starts to play its video; the page that *is* on the screen believes
///   that it has gone.
/// - Cause: `endAppearanceTransition` completes the appearance that was begun last, which is the
///   wrong one after a cancel.
/// - Cure: Begin the opposite before ending. See ``SwipeContainer/turnBack(from:to:)``.
final class LopsidedContainer: SwipeContainer {
  override func turnBack(from incoming: UIViewController, to outgoing: UIViewController) {}
}
