/// The gestures on a sheet: a finger that pulls the sheet, and a tap outside it.
///
/// Between its lowest and its highest height the sheet follows the finger, and it never rises above
/// the highest one. Below the lowest height the pull becomes an interactive dismissal that the
/// finger drives. The presented controller gets its disappearance calls (rule R27 of UIKit's
/// behaviour). The presenter gets no appearance calls, because its view never left the screen (rule
/// R26).
///
/// ```
/// highest ─┐
///          │  heights, no transition
/// lowest  ─┤
///          │  may it go? ─┬─ yes: willDismiss, a dismissal under the finger
///          ▼              │        └─ let go ─┬─▶ finished: didDismiss
///                         │                   └─▶ cancelled: the delegate is not told
///                         └─ no: rubber band, and didAttempt when let go
/// ```
///
/// A released sheet is dismissed if the finger has pulled it down by half of its lowest height, or
/// was fast enough. Otherwise a spring moves the sheet to one of its heights: the one nearest to
/// where the sheet would stop if it decelerated like a scroll view. A scroll view under the finger
/// scrolls as long as it can. When it is at its top, the finger moves the sheet instead.
///
/// Rules R140 to R145 say what is known of UIKit's sheets, from which sources, and what is unknown.
/// The pull does not dismiss a controller that has a transitioning delegate.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate, ScrollRival {
  private unowned let sheet: UISheetPresentationController
  private let pan = SheetPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()

  /// True while a finger pulls the sheet or scrolls the content inside the sheet.
  private var isPulling = false
  /// The height that the sheet would have if the finger's translation were zero.
  private var origin: CGFloat = 0
  /// The delegate's answer to the question whether the user may dismiss the sheet; `nil` until the
  /// delegate is asked during this pull.
  private var mayDismiss: Bool?
  /// The interactor of the sheet's dismissal that the finger drives; `nil` if there is none.
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The animator that moves the released sheet to a height; `nil` if the sheet is at rest.
  private var settling: UIViewPropertyAnimator?
  /// The scroll view inside the sheet that is under the finger. While `letsContentScroll` is true,
  /// the finger scrolls it; otherwise the finger moves the sheet.
  private weak var content: UIScrollView?
  private(set) var letsContentScroll = false
  /// The downward velocity that the finger had when it was lifted, in points per second.
  private var speed: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.addTarget(self, action: Selector(SheetPull.panned(_:), named: "panned(_:)"))
    tap.addTarget(self, action: Selector(SheetPull.tapped))
    pan.delegate = self
    tap.delegate = self
  }

  private var simulator: Simulator { Simulator.current }

  // MARK: - Recognition

  func attach(to container: UIView) {
    container.addGestureRecognizer(tap)
    container.addGestureRecognizer(pan)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = touch.view, let presented = sheet.presentedView else { return false }
    return gestureRecognizer === tap ? view === sheet.container : view.isDescendant(of: presented)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let presented = sheet.presentedViewController
    return sheet.container != nil && !(presented.transition is ModalTransition)
      && presented.presented == nil
      && (gestureRecognizer === tap || presented.transitioningDelegate == nil)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan, other is ScrollPanGestureRecognizer,
      let scrollView = other.view as? UIScrollView, let presented = sheet.presentedView
    else { return false }
    return scrollView.isDescendant(of: presented) && scrollView.motion.scrolls(.vertical)
  }

  /// True if the app has itself requested a dismissal during the pull. The finger then no longer
  /// moves the sheet.
  private var isTakenAway: Bool {
    driver == nil && sheet.presentedViewController.transition is ModalTransition
  }

  // MARK: - Movement of the finger

  private func tapped() { sheet.dismissByUser() }

  private func panned(_ pan: UIPanGestureRecognizer) {
    if isPulling, isTakenAway {
      sheet.heldHeight = nil
      forget()
    }
    switch pan.state {
    case .began: begin(pan)
    case .changed: follow(pan)
    case .ended: letGo(velocity: pan.velocity(in: sheet.container).y)
    default: letGo(velocity: nil)
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard let container = sheet.container, let view = sheet.presentedView,
      !(sheet.presentedViewController.transition is ModalTransition)
    else { return }
    // A finger may catch the sheet in the middle of an animation. The sheet then stays at the
    // height that is on the screen.
    if let settling {
      settling.stopAnimation(true)
      sheet.heldHeight = container.bounds.maxY - view.frame.minY
      self.settling = nil
    }
    isPulling = true
    mayDismiss = nil
    origin = container.bounds.maxY - view.frame.minY
    content = contentUnderFinger(pan, in: view)
    content?.motion.rival = self
    letsContentScroll = content.map { scrolls($0, up: pan.travel.y < 0) } ?? false
    if let content, !letsContentScroll {
      // The scroll view may have scrolled by a little before this pull began, so it is set back to
      // its top.
      content.contentOffset.y = max(content.contentOffset.y, -content.adjustedContentInset.top)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard isPulling, let container = sheet.container else { return }
    let translation = pan.translation(in: container).y
    if letsContentScroll {
      // The sheet must not jump by the distance that the content has scrolled, so the pull's start
      // moves along with the finger.
      origin = shownHeight + translation
    } else {
      ask(for: origin - translation)
    }
  }

  /// The height at which the sheet is shown: where a finger holds it, else the height of the
  /// selected detent.
  private var shownHeight: CGFloat {
    sheet.heldHeight ?? sheet.height(of: sheet.selectedDetentIdentifier)
  }

  /// Moves the sheet to the height that the finger wants. Below the lowest height the sheet resists
  /// the finger, or an interactive dismissal starts and follows it.
  private func ask(for height: CGFloat) {
    let heights = sheet.heights
    guard let lowest = heights.first?.height, let highest = heights.last?.height else { return }
    if let driver { return driver.update(wayDown(to: height, from: lowest)) }
    if height > highest, let content, content.isDragging {
      sheet.show(at: highest)
      letsContentScroll = true
    } else if height < lowest, isAllowed() {
      sheet.show(at: lowest)
      dismiss()
      driver?.update(wayDown(to: height, from: lowest))
    } else {
      let size = Double(sheet.container?.bounds.height ?? 0)
      sheet.show(
        at: height > lowest
          ? min(height, highest)
          : CGFloat(
            RubberBand.shown(
              Double(height), within: Double(lowest)...Double(highest), size: size)))
    }
  }

  /// Returns the progress of the sheet's dismissal, from 0 to 1, when the finger holds the sheet at
  /// a height.
  private func wayDown(to height: CGFloat, from lowest: CGFloat) -> CGFloat {
    lowest > 0 ? max(0, min(1, (lowest - height) / lowest)) : 1
  }

  private func letGo(velocity: CGFloat?) {
    guard isPulling else { return }
    follow(pan)
    let height = origin - pan.translation(in: sheet.container).y
    let heights = sheet.heights
    defer { forget() }
    guard let lowest = heights.first else { return }

    let speed = letsContentScroll ? 0 : velocity ?? 0
    let kept = CGFloat(simulator.behavior.sheetDeceleration)
    let place = height - speed / 1000 * kept / (1 - kept)
    let leaves =
      velocity != nil && !letsContentScroll
      && goes(from: height, lowest: lowest.height, speed: speed, place: place)
    self.speed = speed

    let mayLeave = leaves && isAllowed()
    if mayLeave, driver == nil { dismiss() }
    if let driver {
      let chosen = velocity == nil ? sheet.selectedDetentIdentifier : lowest.identifier
      if leaves { driver.finish() } else { standBack(driver, at: chosen) }
      return
    }
    let nearest = heights.min { abs($0.height - place) < abs($1.height - place) } ?? lowest
    settle(at: velocity == nil ? sheet.selectedDetentIdentifier : nearest.identifier)
    if leaves, !mayLeave { sheet.tellAttempt() }
  }

  /// Returns whether a sheet is dismissed when the finger is lifted. The direction of a fast finger
  /// decides. For a slow finger, the distance by which the sheet was pulled down decides (rule R141
  /// of UIKit's behaviour).
  ///
  /// - Note: A fast finger dismisses a sheet only if the sheet would slide on to below half of its
  ///   lowest height. No source states this for UIKit.
  private func goes(
    from height: CGFloat, lowest: CGFloat, speed: CGFloat, place: CGFloat
  ) -> Bool {
    let part = CGFloat(simulator.behavior.sheetDismissal)
    let flick = CGFloat(simulator.behavior.sheetFlick)
    if abs(speed) >= flick { return speed > 0 && place < lowest * part }
    return lowest - height > (lowest - (sheet.container?.safeAreaInsets.bottom ?? 0)) * part
  }

  /// Ends the pull while the finger is still down, because the container of the sheet has changed
  /// its size.
  func letGoForNewSize() {
    guard isPulling, driver == nil else { return }
    sheet.heldHeight = nil
    forget()
  }

  private func forget() {
    isPulling = false
    driver = nil
    content?.motion.rival = nil
    content = nil
    letsContentScroll = false
  }

  // MARK: - Dismissing the sheet and moving it to a height

  private func isAllowed() -> Bool {
    let answer = mayDismiss ?? sheet.letsUserDismiss()
    mayDismiss = answer
    return answer
  }

  /// Starts an interactive dismissal of the sheet, which the finger drives.
  private func dismiss() {
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    let sheet = sheet
    let way = sheet.heights.first?.height ?? 0
    driver.spring = { [weak self] left, call in
      let speed = self?.speed ?? 0
      return SpringMotion(
        criticalFrequency: Simulator.current.behavior.sheetFrequency,
        velocity: left * way > 0 ? Double((call == .finish ? speed : -speed) / (left * way)) : 0)
    }
    let begins = DismissTransition.pull(
      sheet.presentedViewController, by: driver, announce: { sheet.tellWillDismiss() },
      completion: { sheet.tellDismissed() })
    if !begins { self.driver = nil }
    sheet.heldHeight = nil
  }

  /// Cancels the dismissal that the finger has driven. The sheet returns to its lowest height, and
  /// moves from there to the height of the given detent.
  private func standBack(
    _ driver: UIPercentDrivenInteractiveTransition,
    at identifier: UISheetPresentationController.Detent.Identifier?
  ) {
    guard sheet.height(of: identifier) == sheet.heights.first?.height else {
      sheet.heldHeight = sheet.heights.first?.height
      sheet.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) {
        [weak self] _ in self?.settle(at: identifier)
      }
      return driver.cancel()
    }
    let isNew = sheet.height(of: sheet.selectedDetentIdentifier) != sheet.height(of: identifier)
    if isNew { sheet.selectedDetentIdentifier = identifier }
    driver.cancel()
    if isNew { tellChange() }
  }

  /// Animates a released sheet to the height of a detent by a spring, and tells the delegate if the
  /// detent is another one than before.
  private func settle(at identifier: UISheetPresentationController.Detent.Identifier?) {
    let isNew = sheet.height(of: sheet.selectedDetentIdentifier) != sheet.height(of: identifier)
    sheet.heldHeight = nil
    if isNew { sheet.selectedDetentIdentifier = identifier }
    guard let view = sheet.presentedView, view.frame != sheet.frameOfPresentedViewInContainerView
    else {
      if isNew { tellChange() }
      return
    }
    let frequency = CGFloat(simulator.behavior.sheetFrequency)
    let way = sheet.frameOfPresentedViewInContainerView.minY - view.frame.minY
    let animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
        initialVelocity: CGVector(dx: 0, dy: way == 0 ? 0 : min(speed / way, frequency)))
    )
    animator.addAnimations { [sheet] in
      view.frame = sheet.frameOfPresentedViewInContainerView
      view.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] _ in
      self?.settling = nil
      if isNew { self?.tellChange() }
    }
    settling = animator
    animator.startAnimation()
  }

  private func tellChange() {
    guard sheet.container != nil,
      let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
    else { return }
    simulator.publish(
      .call(delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"))
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  // MARK: - Scroll view in the sheet

  /// Returns the innermost vertical scroll view inside the sheet that the finger is dragging; `nil`
  /// if there is none.
  private func contentUnderFinger(_ pan: UIPanGestureRecognizer, in presented: UIView)
    -> UIScrollView?
  {
    var next = pan.touches.first?.view ?? presented.hitTest(pan.location(in: presented), with: nil)
    while let view = next, view !== presented.superview {
      if let scrollView = view as? UIScrollView, scrollView.isDragging,
        scrollView.motion.scrolls(.vertical)
      {
        return scrollView
      }
      next = view.superview
    }
    return nil
  }

  /// Returns whether the finger scrolls the scroll view inside the sheet; false if it moves the
  /// sheet. The first direction of the finger decides, and whether the content is at its top.
  private func scrolls(_ content: UIScrollView, up isUp: Bool) -> Bool {
    guard content.contentOffset.y <= -content.adjustedContentInset.top else { return true }
    guard isUp else { return content.refreshControl != nil }
    let isHighest = shownHeight >= sheet.heights.last?.height ?? 0
    return isHighest || !sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Returns whether the finger moves the sheet from now on, because it has dragged the content
  /// inside the sheet to beyond its top.
  func takeOver(from content: UIScrollView) -> Bool {
    guard isPulling, letsContentScroll, content === self.content, content.refreshControl == nil,
      simulator.behavior.sheetTakesOverScrolling
    else { return false }
    letsContentScroll = false
    origin = shownHeight + pan.translation(in: sheet.container).y
    return true
  }
}
