import HeadlessUIKit

extension Clause {
  /// The clause that after a finished transition the incoming view is in the window, visible, and
  /// in the right place.
  ///
  /// The incoming view has no hidden or transparent ancestor, its transform is the identity and its
  /// alpha is 1. Its frame is `finalFrame(for:)` for the present size. Under the style `.custom` it
  /// may be anywhere in the window, because the app decides on the layout; under a style that
  /// leaves the screen below visible, anywhere in its container. The outgoing view has left the
  /// window, unless the style leaves it in place. A later change of the window's size does not put
  /// a presented screen or an open menu off the screen, and a presented view and what covers the
  /// screen behind it get the frames for the new size.
  public static let finishArrives = Clause(
    .finishArrives, promises: "after a finished transition the incoming view is where it should be"
  ) { FinishArrives() }
}

extension ClauseName {
  /// The name of the clause that promises: the incoming view of a finished transition is where it
  /// should be.
  public static let finishArrives = ClauseName(rawValue: "finish-arrives")
}

extension Cause {
  /// The cause of a finding: the incoming view of a finished transition is not in the window.
  public static let notInWindow = Cause(rawValue: "not-in-window")
  /// The cause of a finding: the incoming view of a finished transition, or a view above it, is
  /// hidden.
  public static let hidden = Cause(rawValue: "hidden")
  /// The cause of a finding: the incoming view of a finished transition, or a view above it, is
  /// transparent.
  public static let transparent = Cause(rawValue: "transparent")
  /// The cause of a finding: the incoming view of a finished transition has a transform that is not
  /// the identity.
  public static let transformed = Cause(rawValue: "transformed")
  /// The cause of a finding: the incoming view of a finished transition is not at its final frame.
  public static let misplaced = Cause(rawValue: "misplaced")
  /// The cause of a finding: the incoming view of a finished transition is off the screen, or a
  /// change of the window's size has put a presented screen or an open menu there.
  public static let offScreen = Cause(rawValue: "off-screen")
  /// The cause of a finding: after a change of the window's size a presented view, or the view that
  /// covers the screen behind it, has not got its frame for the new size.
  public static let staleFrame = Cause(rawValue: "stale-frame")
  /// The cause of a finding: the outgoing view of a finished transition is still in the window.
  public static let outgoingStays = Cause(rawValue: "outgoing-stays")
}

extension Finding {
  /// The finding that after a finished transition a view is missing, cannot be seen, is in the
  /// wrong place, or stays although it should have left.
  public static let finishArrives = Finding(.finishArrives)
}

private final class FinishArrives: Judge {
  let hears: Occurrence.Kinds = [.milestones, .steps, .harness]
  /// The look-out for presented screens that a change of the window's size has put off the screen.
  private var lost = LostByTurn()
  /// The look-out for menus that a change of the window's size has put off the screen.
  private var lostMenu = LostMenu()
  /// The look-out for views of a presentation that nobody has laid out for a new size.
  private var stale = StaleByTurn()
  /// The margins between an incoming view and the edges of its container, which UIKit gave when the
  /// transition was completed. The key is the transition's serial number.
  private var margins: [Int: Margins] = [:]
  /// The size of the window at the request of each presentation. The key is the serial number of
  /// the presented controller.
  private var rooms: [Int: CGSize] = [:]
  /// The size of the window at the request of each dismissal during which the root controller's
  /// view has a transform. The key is the transition's serial number.
  private var shrunk: [Int: CGSize] = [:]
  /// The transforms by which presentations have moved views in. The key is the view's serial
  /// number.
  private var movedIn: [Int: CATransform3D] = [:]

  /// The serial numbers of the presentations at whose end the outgoing view had left the window.
  private var emptied: Set<Int> = []

  private struct Margins {
    var insets: UIEdgeInsets
    /// The size of the container when the margins were measured. A different size later means that
    /// it was rotated.
    var room: CGSize

    /// Returns true if a view has these margins in a container. If the container was rotated after
    /// the margins were measured, any positive margin is allowed at an edge that had one, because
    /// bars and safe areas have another size then.
    func allow(_ frame: CGRect, in bounds: CGRect) -> Bool {
      let now = UIEdgeInsets(from: frame, to: bounds)
      func fits(_ inset: CGFloat, _ then: CGFloat) -> Bool {
        abs(inset - then) <= 0.001 || bounds.size != room && then > 0 && inset > 0
      }
      return fits(now.top, insets.top) && fits(now.left, insets.left)
        && fits(now.bottom, insets.bottom) && fits(now.right, insets.right)
    }
  }

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step, .harness: judgeLost(in: world)
    case .event(.transition(let event)): hear(event, in: world)
    default: break
    }
  }

  private func hear(_ event: TransitionEvent, in world: World) {
    if event.stage == .requested { noteRoom(for: event, in: world) }
    if event.stage == .ended(true) { noteDeparture(for: event, in: world) }
    guard event.stage == .completed(true),
      let record = world.transitions.record(of: event.transition),
      let arriving = event.transition.to
    else { return }
    let end = event.transition.finalFrame(for: arriving)
    let room = event.transition.containerView.bounds
    guard !end.isEmpty, room.contains(end) else { return }
    margins[record.serial] = Margins(
      insets: UIEdgeInsets(from: end, to: room), room: room.size)
  }

  /// Records the size of the window at the request of a presentation; and at the request of a
  /// dismissal, if the root controller's view has a transform.
  private func noteRoom(for event: TransitionEvent, in world: World) {
    guard let record = world.transitions.record(of: event.transition) else { return }
    let size = world.window.bounds.size
    switch record.kind {
    case .present: rooms[record.controllers.toSerial] = size
    case .dismiss:
      guard let root = world.window.rootViewController?.viewIfLoaded,
        !CATransform3DIsIdentity(root.layer.transform)
      else { return }
      shrunk[record.serial] = size
    default: break
    }
  }

  /// Records that the outgoing view of a presentation has left the window when it ends.
  private func noteDeparture(for event: TransitionEvent, in world: World) {
    guard let record = world.transitions.record(of: event.transition), record.kind == .present,
      let view = record.completion?.outgoingView?.view, view.window == nil
    else { return }
    emptied.insert(record.serial)
  }

  /// Returns true if an app shows a part of the outgoing screen beside the presented one, under a
  /// style that takes that screen away: after UIKit had done so, the app has put it back into the
  /// window, and the upper one of the two views covers only a part of the window. Some side menus
  /// work like this, menus that a screen uncovers when it is moved aside, and cards that are moved
  /// down a little.
  private func showsBoth(_ record: TransitionRecord, in world: World) -> Bool {
    let window = world.window
    guard emptied.contains(record.serial), let arrived = record.incomingView,
      let left = record.completion?.outgoingView?.view, left.window === window,
      arrived.window === window, !arrived.frame.isEmpty
    else { return false }
    let isBelow = arrived.superview === left.superview && arrived.isBelow(left)
    let upper = isBelow ? left : arrived
    let shown = upper.convert(upper.bounds, to: window)
    return window.bounds.intersects(shown) && !shown.contains(window.bounds)
  }

  /// Reports a presented screen, or a menu of the app's own, that a change of the window's size has
  /// put off the screen, and a view of a presentation that has kept the frame of another size.
  private func judgeLost(in world: World) {
    judgeLostMenu(in: world)
    let stale = stale.next(in: world)
    guard let screen = lost.next(in: world), let view = screen.viewIfLoaded else {
      if let stale { report(stale, in: world) }
      return
    }
    let window = world.window
    world.report(
      Finding(.finishArrives, cause: .offScreen),
      "after a change of the window's size the view of \(ControllerName(of: screen)) "
        + "is off the screen.",
      evidence: [
        "observed  at \(Text.rect(view.convert(view.bounds, to: window)))",
        "expected  within \(Text.rect(window.bounds))",
      ],
      fix: "set its frame again for the new size, as in containerViewWillLayoutSubviews")
  }

  private func report(_ stale: StaleByTurn.View, in world: World) {
    guard let screen = world.presented, let room = stale.view.superview?.bounds else { return }
    let name = ControllerName(of: screen)
    // Only a presentation controller of the app's own has a method to lay its views out in.
    let layoutOfItsOwn =
      screen.presentationController.map { type(of: $0) == UIPresentationController.self } == false
      ? ", or set its frame in containerViewWillLayoutSubviews" : ""
    world.report(
      Finding(.finishArrives, cause: .staleFrame),
      stale.isPresented
        ? "after a change of the window's size the view of \(name) is not where its presentation "
          + "controller wants it."
        : "after a change of the window's size \(type(of: stale.view)) behind \(name) covers only a "
          + "part of the screen that it covered before.",
      evidence: [
        "observed  frame \(Text.rect(stale.view.frame)), in a container \(Text.rect(room))",
        "expected  frame \(Text.rect(stale.expected))"
          + (stale.isPresented ? ", as frameOfPresentedViewInContainerView says" : ""),
      ],
      fix: stale.isPresented
        ? "set its frame to frameOfPresentedViewInContainerView in containerViewWillLayoutSubviews"
        : "give it an autoresizingMask of flexible width and height" + layoutOfItsOwn)
  }

  private func judgeLostMenu(in world: World) {
    guard let (menu, cover) = lostMenu.next(in: world), let view = menu.viewIfLoaded else { return }
    let window = world.window
    world.report(
      Finding(.finishArrives, cause: .offScreen),
      "after a change of the window's size the view of \(ControllerName(of: menu)) "
        + "is off the screen, and the cover that came with it stays.",
      evidence: [
        "observed  at \(Text.rect(view.convert(view.bounds, to: window))), "
          + "with \(type(of: cover)) at \(Text.rect(cover.convert(cover.bounds, to: window)))",
        "expected  both are on the screen, or both have gone",
      ],
      fix: "lay the menu out again for the new size, or close it with its cover")
  }

  func rested(in world: World) {
    judgeLost(in: world)
    for record in world.transitions.newlyEnded
    where record.completion?.finished == true && !record.setup.isOffscreen {
      judgeOutgoing(of: record, in: world)
    }
    // A finished transition is judged only if its container was on the screen: a navigation or tab
    // controller that is not changes nothing that the user sees.
    guard let record = world.transitions.newlyEnded.last, record.completion?.finished == true,
      !record.setup.isOffscreen,
      let arrived = record.controllers.to
    else { return }
    // The arrived controller is judged only if it is still shown: if it has presented or shown
    // another one since, the arrival of that other controller is judged.
    guard world.isShown(arrived) else { return }
    world.exercise(.finishArrives)
    guard let view = record.incomingView,
      let problem = problem(with: view, of: arrived, record, in: world)
    else { return }
    world.report(
      Finding(.finishArrives, cause: problem.cause),
      "after \(record.name) the view of \(ControllerName(of: arrived)) \(problem.words).",
      evidence: ["observed  \(problem.observed)", "expected  \(problem.expected)"],
      fix: problem.fix,
      remedy: problem.arrival.map { .arrival($0, transition: record.serial) })
  }

  /// Reports a violation if the outgoing view of a finished transition is still in the window
  /// although it should have left.
  private func judgeOutgoing(of record: TransitionRecord, in world: World) {
    guard !record.setup.leavesPresenter || record.kind == .dismiss,
      let view = record.completion?.outgoingView?.view, view.window === world.window,
      record.controllers.from.map({ mustBeGone($0, record, in: world) }) ?? true,
      !hasComeBack(after: record, in: world), !showsBoth(record, in: world)
    else { return }
    world.report(
      Finding(.finishArrives, cause: .outgoingStays),
      "after \(record.name) the view of \(record.controllers.fromName) has not left.",
      evidence: ["observed  in the window", "expected  out of the window"],
      fix: "take the outgoing view out when the transition has finished, and leave it out")
  }

  /// Returns true if a later transition was to bring a transition's outgoing controller back, so
  /// that its view in the window says nothing about the earlier transition. If the later one was
  /// cancelled, cancel-restores judges what it has left.
  private func hasComeBack(after record: TransitionRecord, in world: World) -> Bool {
    guard let gone = record.controllers.from else { return false }
    return world.transitions.newlyEnded.contains {
      $0.serial > record.serial && $0.controllers.to === gone
    }
  }

  /// Returns true if a controller should have left the screen after a finished transition.
  private func mustBeGone(
    _ gone: UIViewController, _ record: TransitionRecord, in world: World
  ) -> Bool {
    if isInCustomContainer(gone) { return false }
    return !world.isShown(gone)
      || (record.kind == .present && record.controllers.to.map(world.isShown) == true)
  }

  /// Returns true if a container controller of the app's own has the outgoing controller as a
  /// child, so that its view may stay on the screen.
  private func isInCustomContainer(_ controller: UIViewController) -> Bool {
    guard let parent = controller.parent else { return false }
    return !(parent is UINavigationController || parent is UITabBarController)
  }

  private struct Problem {
    var cause: Cause
    var words: String
    var observed: String
    var expected: String
    var fix: String
    /// The state that the advice would give the view, if the harness can do so in place of the app.
    var arrival: Remedy.Arrival?
  }

  private func problem(
    with view: UIView, of controller: UIViewController, _ record: TransitionRecord, in world: World
  ) -> Problem? {
    let window = world.window
    guard view.window === window else {
      return Problem(
        cause: .notInWindow, words: "is not in the window", observed: "in no window",
        expected: "in the window",
        fix: record.setup.leavesPresenter && record.kind == .dismiss
          ? "leave the presenter's view where it is: with this style it never left the screen, "
            + "and view(forKey: .to) is nil"
          : "add the incoming view to containerView, and leave it there")
    }
    let mayBeMoved = isMovedIn(view, record, in: world) || isLiftedForKeyboard(view)
    if let problem = problemOfLooks(
      of: view, mayBeDim: wasFadedIn(view, record), mayBeMoved: mayBeMoved)
    {
      return problem
    }
    let expected = expectedFrame(view, of: controller, record, in: world)
    if let expected, !view.frame.isNear(expected) {
      return Problem(
        cause: .misplaced, words: "is in the wrong place",
        observed: "frame \(Text.rect(view.frame))",
        expected: "frame \(Text.rect(expected))",
        fix: record.setup.leavesPresenter && record.kind == .dismiss
          ? "set the presenter's frame to the bounds of its superview once its transform is "
            + "identity: a change of size sets the frame of a transformed view, too"
          : "set its frame to finalFrame(for:)"
            + (record.motion.incomingWasTransformed
              ? ", and only while its transform is identity" : ""),
        arrival: .atFinalFrame)
    }
    // A misplaced view is reported only if its frame is known or the transition is a presentation:
    // a presented view must be visible even where the app decides on its layout.
    guard expected != nil || record.kind == .present else { return nil }
    let shown = view.convert(view.bounds, to: window)
    guard shown.intersects(window.bounds) else {
      return Problem(
        cause: .offScreen, words: "is off the screen", observed: "at \(Text.rect(shown))",
        expected: "within \(Text.rect(window.bounds))", fix: "end at finalFrame(for:)",
        arrival: .atFinalFrame)
    }
    return nil
  }

  /// Returns true if the app has made an invisible view visible by an animation that ran to its
  /// end, up to the opacity that the view has. Under the style `.custom`, or one that leaves the
  /// screen below in place, such an app wants that screen to be seen through the view. An opacity
  /// above 0.9 hides it, so it is hardly meant.
  private func wasFadedIn(_ view: UIView, _ record: TransitionRecord) -> Bool {
    record.motion.fadedIn == view.layer.opacity && view.layer.opacity <= 0.9
  }

  /// Returns true if a view has the transform by which a presentation has moved it in, also when
  /// what was presented over it has gone again. So has a view that only moves beside a part of the
  /// outgoing screen.
  private func isMovedIn(_ view: UIView, _ record: TransitionRecord, in world: World) -> Bool {
    if record.kind == .present {
      let wasMoved =
        wasMovedIn(view, record)
        || view.layer.transform.onlyMoves && showsBoth(record, in: world)
      movedIn[view.serial] = wasMoved ? view.layer.transform : nil
    }
    guard let kept = movedIn[view.serial] else { return false }
    return CATransform3DEqualToTransform(kept, view.layer.transform)
  }

  /// Returns true if the animation of a presentation has moved the view into its container by a
  /// transform that does nothing else, and the view lies there as a whole. Under a style that
  /// leaves the screen below visible, some side menus are shown by such a transform, and hidden by
  /// undoing it.
  private func wasMovedIn(_ view: UIView, _ presentation: TransitionRecord) -> Bool {
    guard presentation.setup.leavesPresenter, presentation.motion.incomingWasTransformed,
      !view.frame.isEmpty
    else { return false }
    return view.layer.transform.onlyMoves
      && view.superview?.bounds.contains(view.frame) == true
  }

  /// Returns true if text in a view is edited and the view has a transform that only moves it up.
  /// An app moves its screen out of the keyboard's way like this, and back when the keyboard goes.
  private func isLiftedForKeyboard(_ view: UIView) -> Bool {
    let transform = view.layer.transform
    return transform.m42 < 0 && transform.m41 == 0 && transform.onlyMoves
      && UIApplication.shared.editedView?.isDescendant(of: view) == true
  }

  /// Returns the problem if a view in the window is hidden, transparent or transformed.
  ///
  /// - Parameters:
  ///   - mayBeDim: True if the view may be half transparent.
  ///   - mayBeMoved: True if the view may have a transform that moves it.
  private func problemOfLooks(of view: UIView, mayBeDim: Bool, mayBeMoved: Bool) -> Problem? {
    var ancestor: UIView? = view
    while let current = ancestor {
      if current.isHidden {
        return Problem(
          cause: .hidden, words: "cannot be seen", observed: "\(name(current, of: view)) is hidden",
          expected: "nothing above it is hidden", fix: "undo isHidden on every path that completes",
          arrival: .shown)
      }
      // A view with an alpha of at most 0.01 counts as invisible, because UIKit treats it as
      // hidden: it gets no touches either.
      if current.alpha <= 0.01 {
        return Problem(
          cause: .transparent, words: "cannot be seen",
          observed: "\(name(current, of: view)) has alpha \(Text.number(current.alpha))",
          expected: "alpha 1", fix: "animate alpha to 1, or set it when completing",
          arrival: .shown)
      }
      ancestor = current.superview
    }
    if abs(view.alpha - 1) > 0.001, !mayBeDim {
      return Problem(
        cause: .transparent, words: "is half transparent",
        observed: "alpha \(Text.number(view.alpha))",
        expected: "alpha 1",
        fix: "set alpha to 1 when completing", arrival: .opaque)
    }
    if !view.layer.transform.isFlatIdentity, !mayBeMoved {
      return Problem(
        cause: .transformed, words: "is left transformed",
        observed: "transform \(Text.transform(view.layer.transform))",
        expected: "identity", fix: "set the transform back to identity when completing",
        arrival: .untransformed)
    }
    return nil
  }

  private func name(_ view: UIView, of incoming: UIView) -> String {
    view === incoming ? "it" : "\(type(of: view)) around it"
  }

  /// Returns the frame that the incoming view should have in its superview; `nil` if the app
  /// decides on the layout.
  private func expectedFrame(
    _ view: UIView, of controller: UIViewController, _ record: TransitionRecord, in world: World
  ) -> CGRect? {
    guard let superview = view.superview else { return nil }
    switch record.kind {
    case .present:
      // Under the style `.custom` no frame is expected, because the presentation controller, the
      // animator and the view itself decide on the layout. The presentation controller of such an
      // app may name another style as its own.
      guard record.setup.style != .custom, controller.modalPresentationStyle != .custom,
        !showsBoth(record, in: world),
        let presentation = controller.presentationController,
        let container = presentation.containerView
      else { return nil }
      let whole = container.convert(presentation.frameOfPresentedViewInContainerView, to: superview)
      // Under the styles `.overFullScreen` and `.overCurrentContext` the screen below stays
      // visible. An animator that covers only a part of it does so on purpose, as for a side menu.
      let coversAPart =
        record.setup.style == .overFullScreen || record.setup.style == .overCurrentContext
      return coversAPart && whole.contains(view.frame) && !view.frame.isEmpty ? nil : whole
    case .push, .pop, .replace, .tab:
      // A pushed view may keep the margins that UIKit gave it, because a navigation controller may
      // inset a view from its bars, and the app may have resized the navigation controller since.
      if margins[record.serial]?.allow(view.frame, in: superview.bounds) == true { return nil }
      return controller.parent.map { _ in superview.bounds }
    case .dismiss:
      // A root controller's view must fill the window after a dismissal in two cases. If it was
      // removed, it returns to a window that may have another size now. If it stayed, with a
      // transform, it has lost its size when the window has changed: by rule R121 of UIKit's
      // behaviour the new frame is set as if the view had no transform.
      guard !record.setup.leavesPresenter || wasTurnedWhileShrunk(record, in: world),
        controller === world.window.rootViewController,
        superview === world.window, world.filledWindowAtStart(view)
      else { return nil }
      return world.window.bounds
    case .child, .resize:
      return nil
    }
  }

  /// Returns true if the window changed its size during a presentation that gave the root
  /// controller's view a transform.
  private func wasTurnedWhileShrunk(_ record: TransitionRecord, in world: World) -> Bool {
    guard let size = shrunk[record.serial], let before = rooms[record.controllers.fromSerial]
    else { return false }
    return size == world.window.bounds.size && size != before
  }
}

extension UIEdgeInsets {
  /// Creates insets with the distances between the edges of a rectangle and those of a larger one
  /// around it.
  fileprivate init(from inner: CGRect, to outer: CGRect) {
    self.init(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
      right: outer.maxX - inner.maxX)
  }
}

extension UIView {
  /// Returns true if the view is behind another one of the same superview.
  fileprivate func isBelow(_ sibling: UIView) -> Bool {
    for view in superview?.subviews ?? [] where view === self || view === sibling {
      return view === self
    }
    return false
  }
}

extension CATransform3D {
  /// True if the transform does nothing to the layer's plane but move it within itself.
  fileprivate var onlyMoves: Bool {
    let back = CATransform3DMakeTranslation(-m41, -m42, 0)
    return CATransform3DConcat(self, back).isFlatIdentity
  }

  /// True if the transform leaves every point of the layer's plane where it is: it is the identity,
  /// or has only a perspective, which moves nothing as long as nothing is turned.
  fileprivate var isFlatIdentity: Bool {
    m11 == 1 && m12 == 0 && m14 == 0 && m21 == 0 && m22 == 1 && m24 == 0 && m41 == 0 && m42 == 0
      && m44 == 1
  }
}
