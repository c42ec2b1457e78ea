import HeadlessUIKit

extension Clause {
  /// The clause that the screen takes touches and the user can leave it.
  ///
  /// A touch at the centre of the visible controller's view hits that view, no interaction and no
  /// recogniser that was enabled is left disabled, no view that a cancelled transition has left
  /// behind takes the touches of a tap recogniser, and a dismissal or a pop by code completes.
  public static let staysResponsive = Clause(
    .staysResponsive, promises: "the screen takes touches, and there is a way back", needs: .probe
  ) { StaysResponsive() }
}

extension ClauseName {
  /// The name of the clause that promises: the screen takes touches and has a way back.
  public static let staysResponsive = ClauseName(rawValue: "stays-responsive")
}

extension Cause {
  /// The cause of a finding: the application ignores every touch, because its interaction events
  /// were switched off.
  public static let touchesIgnored = Cause(rawValue: "touches-ignored")
  /// The cause of a finding: a recogniser that was enabled at the start of the trace is disabled,
  /// or one that a drag has disabled without any other effect.
  public static let gestureDisabled = Cause(rawValue: "gesture-disabled")
  /// The cause of a finding: a view covers the visible screen, or user interaction is disabled
  /// there.
  public static let screenBlocked = Cause(rawValue: "screen-blocked")
  /// The cause of a finding: a view that a cancelled transition has left behind takes the touches
  /// of a tap recogniser.
  public static let tapCovered = Cause(rawValue: "tap-covered")
  /// The cause of a finding: a presented screen or a window has moved everything it showed out of
  /// sight, and takes the touches of the screen that can be seen.
  public static let invisibleScreen = Cause(rawValue: "invisible-screen")
  /// The cause of a finding: a dismissal or pop by code, at the end of the run, does not complete.
  public static let noWayBack = Cause(rawValue: "no-way-back")
}

extension Finding {
  /// The finding that the screen takes no touches, a recogniser stays disabled, or no way back
  /// completes, whatever the cause.
  public static let staysResponsive = Finding(.staysResponsive)
}

private final class StaysResponsive: Judge {
  let hears: Occurrence.Kinds = [.milestones, .steps, .harness, .gestures, .touches]
  /// The look-out for drags that switch off the recogniser that recognised them.
  private var deafened = DeafenedGesture()
  /// The look-out for presented screens that have hidden all that they showed.
  private var vanished = VanishedScreen()
  /// The look-out for windows over the app's own that have hidden all that they showed.
  private var vanishedWindow = VanishedWindow()
  /// The look-out for screens that a closed menu has left without touches.
  private var forgotten = ForgottenScreen()
  /// The taps that were possible when the first transition after the last rest was requested.
  private var reach: (taps: TapReach, place: ControllerTree)?
  /// The number of transitions of the run at the last rest at which a touch at the centre of the
  /// visible screen reached it.
  private var transitionsWhenReached: Int?

  func heard(_ occurrence: Occurrence, in world: World) {
    switch occurrence {
    case .step(let step):
      judgeVanished(in: world)
      deafened.note(step.act, in: world)
    case .harness: judgeVanished(in: world)
    case .event(.gesture(let recognizer, let state)): deafened.note(recognizer, state)
    case .event(.touch(let touch)): deafened.note(touch)
    case .event(.transition(let event)): hear(event, in: world)
    default: break
    }
  }

  private func hear(_ event: TransitionEvent, in world: World) {
    switch event.stage {
    case .requested:
      guard reach == nil, let place = world.rests.last?.controllers else { return }
      reach = (TapReach(in: world.window), place)
    case .ended(false): reach?.taps.noteEnd(in: world.window)
    default: break
    }
  }

  func rested(in world: World) {
    defer { reach = nil }
    judgeDrag(in: world)
    judgeVanished(in: world)
    guard !world.transitions.isEmpty, let view = world.foremost?.viewIfLoaded,
      view.window === world.window
    else { return }
    world.exercise(.staysResponsive)
    if world.simulator.application.isIgnoringInteractionEvents {
      world.report(
        Finding(.staysResponsive, cause: .touchesIgnored), "the app ignores all touches.",
        evidence: [
          "observed  beginIgnoringInteractionEvents is not balanced", "expected  balanced",
        ],
        fix: "call endIgnoringInteractionEvents on every path")
      return
    }
    if let deaf = deafRecognizer(in: world) {
      world.report(
        Finding(.staysResponsive, cause: .gestureDisabled),
        "a gesture that worked at the start works no more.",
        evidence: [
          "observed  a recogniser of \(deaf) is disabled", "expected  enabled, as at the start",
        ],
        fix: "enable the recogniser again on every path, cancelled or not")
      return
    }
    if let (blocker, fix) = blocker(of: view, in: world) {
      world.report(
        Finding(.staysResponsive, cause: .screenBlocked),
        "\(ControllerName(of: world.foremost!)) takes no touches.",
        evidence: [
          "observed  \(blocker)", "expected  a touch at the centre of its view reaches it",
        ],
        fix: fix)
      return
    }
    transitionsWhenReached = world.transitions.count
    judgeTaps(in: world)
  }

  /// Reports a window or a presented screen that shows nothing any more and takes all touches, and
  /// a screen that takes none although the menu for which they were switched off has gone.
  private func judgeVanished(in world: World) {
    if let window = vanishedWindow.next(in: world) {
      world.report(
        Finding(.staysResponsive, cause: .invisibleScreen),
        "\(type(of: window)) shows nothing any more and takes the touches of the window below it.",
        evidence: [
          "observed  the window is still there, and nothing of it can be seen",
          "expected  it is hidden when its views have gone",
        ],
        fix: "hide the window on every path, also when the animation that empties it is cut short")
    }
    if let view = forgotten.next(in: world) {
      world.report(
        Finding(.staysResponsive, cause: .screenBlocked),
        "\(world.name(of: view)) is back at its place and takes no touches.",
        evidence: [
          "observed  its user interaction was switched off while it was aside, and still is",
          "expected  it is switched on again when nothing lies over it any more",
        ],
        fix: "give back user interaction on every path that ends a drag, cancelled or not")
    }
    guard let screen = vanished.next(in: world) else { return }
    world.report(
      Finding(.staysResponsive, cause: .invisibleScreen),
      "\(ControllerName(of: screen)) has gone out of sight and takes the touches of the screen below it.",
      evidence: [
        "observed  it is still presented, and nothing of it can be seen",
        "expected  it is dismissed when its views have gone",
      ],
      fix: "dismiss it when the animation that hides it has ended")
  }

  /// Reports a recogniser that its own drag has disabled, on a screen that shows what it showed
  /// before the drag.
  private func judgeDrag(in world: World) {
    guard let rest = world.rests.last,
      let deaf = deafened.next(at: rest, in: world.window),
      let place = rest.window.place(of: deaf)
    else { return }
    let name = world.name(ofView: deaf, path: rest.window.path(to: place))
    world.report(
      Finding(.staysResponsive, cause: .gestureDisabled),
      "a drag has switched off its own gesture, and changed nothing else.",
      evidence: [
        "observed  a recogniser of \(name) is disabled", "expected  enabled, as before the drag",
      ],
      fix: "enable the recogniser again on every path, cancelled or not")
  }

  /// Reports a tap recogniser that got touches before a cancelled transition and gets none after
  /// it, although the app shows the same controllers.
  private func judgeTaps(in world: World) {
    let ended = world.transitions.newlyEnded
    guard let record = ended.last, ended.allSatisfy({ $0.completion?.finished == false }),
      let reach, world.rests.last?.controllers == reach.place,
      let tap = reach.taps.covered(in: world.window)
    else { return }
    world.report(
      Finding(.staysResponsive, cause: .tapCovered),
      "after \(record.name) was cancelled \(world.name(of: tap.view)) gets no more taps.",
      evidence: [
        "observed  \(world.name(of: tap.cover)) lies over it and takes them",
        "expected  a tap at \(Text.point(tap.point)) reaches it, as before",
      ],
      fix: "remove what the transition added on every path, cancelled or not")
  }

  func probed(_ attempt: WayBack, in world: World) {
    guard let stuck = attempt.stuck else { return }
    let hang = stuck.start?.isInteractive == true ? nil : world.hang(of: stuck)
    world.report(
      Finding(.staysResponsive, cause: .noWayBack),
      "there is no way back: \(stuck.name) never completes"
        + (hang.map { ": \($0.why)." } ?? "."),
      evidence: [
        "observed  a dismissal or pop by code does not complete", "expected  it completes",
      ],
      fix: stuck.start?.isInteractive == true
        ? "hand out the interactor only while its gesture is under way, and complete on every path"
        : hang?.fix,
      remedy: stuck.start?.isInteractive == true
        ? .noInteractor(transition: stuck.serial) : nil,
      about: stuck)
  }

  /// Returns the name of a view whose recogniser was enabled at the start and is disabled although
  /// the app shows the start again; `nil` if there is none.
  private func deafRecognizer(in world: World) -> String? {
    guard world.rests.isBackAtStart, let start = world.rests.start?.window,
      let now = world.rests.last?.window
    else {
      return nil
    }
    for (place, entry) in now.entries.enumerated() {
      guard entry.state.recognizers.contains(where: { !$0.isEnabled }),
        let before = start.place(of: entry.serial)
      else { continue }
      let enabled = start.entries[before].state.recognizers.filter(\.isEnabled).map(\.serial)
      guard
        entry.state.recognizers.contains(where: { !$0.isEnabled && enabled.contains($0.serial) })
      else { continue }
      return world.name(ofView: entry.serial, path: now.path(to: place))
    }
    return nil
  }

  /// Returns true if a screen lets a touch through by its own choice, as the view of a container of
  /// cards does, or names a view outside of itself as the touched one. Such a screen is not covered
  /// by the view that takes the touch.
  private func letsThrough(_ view: UIView, at point: CGPoint) -> Bool {
    guard TapReach.takesTouches(view, at: point) else { return false }
    return view.hitTest(point, with: nil)?.isDescendant(of: view) != true
  }

  /// Returns true if a view that covers the centre of the screen is meant to be there, because it
  /// was in the window at the start of the trace, or because the app has put it there, at rest or
  /// in a button's action, as a sheet of the app's own, and no transition was requested since. A
  /// sheet with a button or a recogniser that an action has put there may also stay during a
  /// transition.
  private func isMeant(_ cover: UIView, over screen: UIView, in world: World) -> Bool {
    world.rests.start?.window.place(of: cover.serial) != nil
      || world.hasPutIn(cover, isOfUse: TapReach.answers(cover, over: screen))
      || world.rests.ownViews.contains(cover.serial)
        && transitionsWhenReached == world.transitions.count
  }

  /// Returns true if touches reach a screen at more than half of the points of a grid over it. A
  /// small view over its centre, such as a picture that a transition keeps there, does not block
  /// the screen then.
  private func leavesMost(of view: UIView, in window: UIWindow) -> Bool {
    let points = TapReach.grid(over: view, in: window)
    let reached = points.count { point in
      window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
    return reached * 2 > points.count
  }

  private static let cure =
    "give back user interaction and take away what covers the screen on every path"

  /// Returns the reason why a view takes no touch at its centre, with advice; `nil` if it takes
  /// one, or if the reason already existed at the start of the trace.
  private func blocker(of view: UIView, in world: World) -> (why: String, fix: String)? {
    var ancestor: UIView? = view
    while let current = ancestor {
      if !current.isUserInteractionEnabled, world.wasInteractiveAtStart(current) {
        return ("user interaction is disabled on \(world.name(of: current))", Self.cure)
      }
      ancestor = current.superview
    }
    guard !view.bounds.isEmpty else { return nil }
    let window = world.window
    let centre = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.bounds.contains(centre) else { return nil }
    let hit = window.hitTest(centre, with: nil)
    if let hit, hit === view || hit.isDescendant(of: view) { return nil }
    if hit != nil, letsThrough(view, at: view.convert(centre, from: window)) { return nil }
    if let hit, isMeant(hit, over: view, in: world) || leavesMost(of: view, in: window) {
      return nil
    }
    if let hidden = sequence(first: view, next: \.superview).first(where: {
      $0.isHidden || $0.alpha <= 0.01
    }) {
      return ("\(world.name(of: hidden)) is hidden", "show it again on every path")
    }
    return (
      hit.map { "\(world.name(of: $0)) lies over its centre" } ?? "nothing is hit at its centre",
      Self.cure
    )
  }
}
