import VirtualTime

/// A rival of a scroll view for the finger that drags its content, for example a sheet that the
/// same finger can pull.
///
/// The rival uses the finger where the content cannot scroll any farther.
@preconcurrency @MainActor
protocol ScrollRival: AnyObject {
  /// True if the finger moves the scroll view's content at present, and not the rival.
  var letsContentScroll: Bool { get }
  /// Tells the rival that the finger has dragged the scroll view's content past its top.
  ///
  /// - Returns: True if the rival uses the finger from now on.
  func takeOver(from content: UIScrollView) -> Bool
}

/// The motion of a scroll view's content: by a finger, by its own momentum, or by an animation.
///
/// Every motion sets the scroll view's `contentOffset`, so that an override or an observer of the
/// property sees each step. Momentum and animations take one step per frame, as on a device. When
/// the content is at rest, nothing runs.
@MainActor
final class ScrollMotion {
  /// One of the two axes along which a scroll view's content scrolls.
  enum Axis {
    case horizontal, vertical
  }

  static let panAction = Selector(ScrollMotion.panChanged(_:), named: "panChanged(_:)")

  /// The object, such as a sheet, that competes with the scroll view for the finger; `nil` if there
  /// is none.
  weak var rival: (any ScrollRival)?
  /// The scroll view whose content moves. The scroll view owns this motion.
  unowned(unsafe) var scrollView: UIScrollView?

  /// True while a finger drags the scroll view's content.
  private(set) var isDragging = false { didSet { updateRunLoopMode() } }
  /// True while the scroll view's content moves on by its momentum.
  private(set) var isDecelerating = false { didSet { updateRunLoopMode() } }
  /// True while this motion of the content keeps the run loop in tracking mode.
  private var holdsRunLoop = false

  /// The content offset that the drag would have if its finger were back where it began, without
  /// the resistance at the edges.
  private var origin = CGPoint.zero
  private var lockedAxis: Axis?
  /// True while this motion sets the content offset. A change while it is false comes from the app.
  private var isMoving = false
  private var course: Course?
  private var ticks: TickToken?

  /// A motion of the content that no finger makes: by momentum, or by an animation.
  private enum Course {
    case decelerating(x: ScrollCurve, y: ScrollCurve, since: Int64)
    case gliding(from: CGPoint, to: CGPoint, since: Int64)
  }

  private var simulator: Simulator { Simulator.current }

  deinit {
    if !holdsRunLoop, ticks == nil { return }
    atDeath {
      if holdsRunLoop { simulator.deferrals.runLoop.endTracking() }
      if let ticks { simulator.loop.removeTick(ticks) }
    }
  }

  /// Keeps the run loop in tracking mode while the scroll view's content moves, so that timers for
  /// the default mode wait.
  private func updateRunLoopMode() {
    let moves = isDragging || isDecelerating
    guard moves != holdsRunLoop else { return }
    holdsRunLoop = moves
    let runLoop = simulator.deferrals.runLoop
    if moves { runLoop.beginTracking() } else { runLoop.endTracking() }
  }

  // MARK: - Range of scrolling

  /// Returns true if the content can scroll or bounce along an axis.
  ///
  /// - Note: Content that exceeds its view by less than half a pixel does not scroll. UIKit does
  ///   not document it. But the size of a photo that is zoomed until it fits exceeds its view by a
  ///   rounding error, and on devices a drag then turns the page around the photo.
  func scrolls(_ axis: Axis) -> Bool {
    guard let view = scrollView else { return false }
    let range = range(axis)
    if range.upperBound - range.lowerBound > ScrollCurve.threshold { return true }
    return view.bounces
      && (axis == .vertical ? view.alwaysBounceVertical : view.alwaysBounceHorizontal)
  }

  /// Returns the range of content offsets along an axis at which the content may rest.
  private func range(_ axis: Axis) -> ClosedRange<Double> {
    guard let view = scrollView else { return 0...0 }
    let insets = view.adjustedContentInset
    let bounds = view.bounds.size
    switch axis {
    case .horizontal:
      let low = Double(-insets.left)
      return low...max(low, Double(view.contentSize.width + insets.right - bounds.width))
    case .vertical:
      let low = Double(-insets.top)
      return low...max(low, Double(view.contentSize.height + insets.bottom - bounds.height))
    }
  }

  private func isInside(_ offset: CGPoint) -> Bool {
    range(.horizontal).contains(Double(offset.x)) && range(.vertical).contains(Double(offset.y))
  }

  // MARK: - Dragging

  /// Moves the scroll view's content as its pan recogniser's finger moves, and lets the content go
  /// at the end of the drag.
  func panChanged(_ pan: UIPanGestureRecognizer) {
    guard let view = scrollView else { return }
    switch pan.state {
    case .began: beginDragging(view, pan)
    case .changed: drag(view, pan)
    case .ended: endDragging(view, pan, velocity: pan.velocity(in: view))
    case .cancelled: endDragging(view, pan, velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
    stop()
    isDragging = true
    let travel = pan.travel
    lockedAxis =
      view.isDirectionalLockEnabled
      ? (abs(travel.x) > abs(travel.y) ? .horizontal : .vertical) : nil
    rebase(view, translation: .zero)
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    switch view.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: putKeyboardAway()
    case .none, .interactive, .interactiveWithAccessory: break
    }
    drag(view, pan)
  }

  private func drag(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
    guard isDragging else { return }
    let translation = pan.translation(in: view)
    if let rival, !rival.letsContentScroll { return rebase(view, translation: translation) }
    if let rival, Double(origin.y - translation.y) < range(.vertical).lowerBound,
      rival.takeOver(from: view)
    {
      move(to: CGPoint(x: view.contentOffset.x, y: CGFloat(range(.vertical).lowerBound)))
      return rebase(view, translation: translation)
    }
    var offset = view.contentOffset
    if scrolls(.horizontal), lockedAxis != .vertical {
      offset.x = shown(.horizontal, Double(origin.x - translation.x))
    }
    if scrolls(.vertical), lockedAxis != .horizontal {
      offset.y = shown(.vertical, Double(origin.y - translation.y))
    }
    move(to: offset)
  }

  private func shown(_ axis: Axis, _ asked: Double) -> CGFloat {
    guard let view = scrollView else { return 0 }
    let range = range(axis)
    guard view.bounces else {
      return CGFloat(min(max(asked, range.lowerBound), range.upperBound))
    }
    let size = axis == .vertical ? view.bounds.height : view.bounds.width
    return CGFloat(RubberBand.shown(asked, within: range, size: Double(size)))
  }

  /// Continues the drag from the present content offset, after the app has changed the offset under
  /// the finger.
  private func rebase(_ view: UIScrollView, translation: CGPoint) {
    let offset = view.contentOffset
    let asked = CGPoint(
      x: RubberBand.asked(
        Double(offset.x), within: range(.horizontal), size: Double(view.bounds.width)),
      y: RubberBand.asked(
        Double(offset.y), within: range(.vertical), size: Double(view.bounds.height)))
    origin = CGPoint(x: asked.x + translation.x, y: asked.y + translation.y)
  }

  private func endDragging(
    _ view: UIScrollView, _ pan: UIPanGestureRecognizer, velocity finger: CGPoint
  ) {
    guard isDragging else { return }
    drag(view, pan)
    switch view.keyboardDismissMode {
    case .interactive, .interactiveWithAccessory:
      if simulator.keyboard.covers(pan.location(in: nil)), finger.y >= 0 { putKeyboardAway() }
    case .none, .onDrag, .onDragWithAccessory: break
    }
    // If the rival (such as a sheet) has the finger, its velocity gives the scroll view's content
    // no momentum.
    let finger = rival?.letsContentScroll == false ? .zero : finger
    var velocity = CGPoint(x: 0 - finger.x, y: 0 - finger.y)
    if !scrolls(.horizontal) || lockedAxis == .vertical { velocity.x = 0 }
    if !scrolls(.vertical) || lockedAxis == .horizontal { velocity.y = 0 }

    let natural = restingPlace(view, velocity)
    var target = natural
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    isDragging = false

    let goesOn = target != view.contentOffset || !isInside(view.contentOffset)
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    if goesOn, !isDragging {
      decelerate(view, velocity, to: target, isNatural: target == natural && !view.isPagingEnabled)
    }
  }

  private func putKeyboardAway() {
    if simulator.keyboard.isShown { simulator.application.firstResponder?.resignFirstResponder() }
  }

  // MARK: - Momentum

  /// Returns the content offset at which released content will come to rest, after the delegate has
  /// had the chance to change it.
  private func restingPlace(_ view: UIScrollView, _ velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: restingPlace(
        .horizontal, view.contentOffset.x, velocity.x, page: view.bounds.width, of: view),
      y: restingPlace(
        .vertical, view.contentOffset.y, velocity.y, page: view.bounds.height, of: view))
  }

  private func restingPlace(
    _ axis: Axis, _ offset: CGFloat, _ velocity: CGFloat, page: CGFloat, of view: UIScrollView
  ) -> CGFloat {
    guard scrolls(axis) else { return offset }
    let range = range(axis)
    var place = ScrollCurve.reach(
      from: Double(offset), velocity: Double(velocity), rate: Double(view.decelerationRate.rawValue)
    )
    if view.isPagingEnabled, page > 0 {
      // The content of a scroll view with paging comes to rest at most one page away from the
      // present page.
      let here = Double(offset / page)
      let there = (place / Double(page)).rounded()
      let low = here.rounded(.down)
      place = min(max(there, low), low == here ? low : low + 1) * Double(page)
    }
    return CGFloat(min(max(place, range.lowerBound), range.upperBound))
  }

  private func decelerate(
    _ view: UIScrollView, _ velocity: CGPoint, to target: CGPoint, isNatural: Bool
  ) {
    let offset = view.contentOffset
    func curve(_ axis: Axis, _ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat)
      -> ScrollCurve
    {
      let rate = Double(view.decelerationRate.rawValue)
      let aim =
        isNatural
        ? ScrollCurve.reach(from: Double(start), velocity: Double(velocity), rate: rate)
        : Double(target)
      return ScrollCurve(
        from: Double(start), velocity: Double(velocity), to: scrolls(axis) ? aim : Double(start),
        rate: rate, within: range(axis), bounces: view.bounces)
    }
    isDecelerating = true
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    guard isDecelerating else { return }
    start(
      .decelerating(
        x: curve(.horizontal, offset.x, velocity.x, target.x),
        y: curve(.vertical, offset.y, velocity.y, target.y), since: simulator.now.nanoseconds))
  }

  // MARK: - Steps

  /// Scrolls the scroll view's content to an offset by an animation.
  func glide(to offset: CGPoint) {
    guard let view = scrollView else { return }
    stop()
    guard view.window != nil, offset != view.contentOffset else {
      view.contentOffset = offset
      view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
      return
    }
    start(.gliding(from: view.contentOffset, to: offset, since: simulator.now.nanoseconds))
  }

  private func start(_ course: Course) {
    self.course = course
    if ticks == nil { ticks = simulator.loop.addTick { [weak self] in self?.step() } }
  }

  private func step() {
    guard let course, scrollView != nil else { return endCourse() }
    let now = simulator.now.nanoseconds
    switch course {
    case .decelerating(let x, let y, let since):
      let time = Double(now - since) / 1e9
      let isOver = time >= x.duration && time >= y.duration
      move(to: CGPoint(x: x.value(at: time), y: y.value(at: time)))
      if isOver, isDecelerating { stop() }
    case .gliding(let from, let to, let since):
      let time = min(1, Double(now - since) / 1e9 / 0.3)
      let progress = CGFloat(time * time * (3 - 2 * time))
      move(
        to: time == 1
          ? to
          : CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress))
      guard time == 1, case .gliding = self.course else { return }
      endCourse()
      if let view = scrollView { view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view) }
    }
  }

  private func move(to offset: CGPoint) {
    guard let view = scrollView, offset != view.contentOffset else { return }
    isMoving = true
    view.contentOffset = offset
    isMoving = false
  }

  /// Called when the content offset has changed. If the app has changed it, a drag continues from
  /// the new offset, and momentum ends.
  ///
  /// - Note: UIKit does not document it, but content that code moves during a drag stays under the
  ///   finger.
  func offsetChanged() {
    guard !isMoving else {
      isMoving = false
      return
    }
    guard let view = scrollView else { return }
    if isDragging {
      rebase(view, translation: view.panGestureRecognizer.translation(in: view))
    } else {
      stop()
    }
  }

  /// Ends the content's motion by momentum or by an animation. The content stays at its present
  /// offset.
  func stop() {
    endCourse()
    guard isDecelerating else { return }
    isDecelerating = false
    if let view = scrollView { view.scrollDelegate?.scrollViewDidEndDecelerating(view) }
  }

  private func endCourse() {
    course = nil
    if let ticks { simulator.loop.removeTick(ticks) }
    ticks = nil
  }

  // MARK: - Touching moving content

  /// True if the content lay beyond an edge when a finger touched and stopped it.
  private var isCaughtBeyondEdge = false

  /// Stops the moving content, because a finger has touched it.
  func catchContent() {
    isCaughtBeyondEdge = scrollView.map { !isInside($0.contentOffset) } ?? false
    stop()
  }

  /// Lets content spring back to its edge that a finger has stopped beyond it, after the finger was
  /// lifted without a drag.
  ///
  /// Content that went beyond its edge only after the touch is left alone, because the finger did
  /// not move it: code has moved it, or its insets have changed because a transition is moving its
  /// view.
  func fingersAreGone() {
    defer { isCaughtBeyondEdge = false }
    guard let view = scrollView, isCaughtBeyondEdge, !isDragging, course == nil,
      !isInside(view.contentOffset)
    else { return }
    decelerate(view, .zero, to: view.contentOffset, isNatural: true)
  }
}
