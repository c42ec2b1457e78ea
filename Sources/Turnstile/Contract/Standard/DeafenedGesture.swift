import HeadlessUIKit

/// A look-out for drags that do nothing but switch off the recogniser that recognised them.
///
/// An app may disable a recogniser as its screen changes: the pan of a sheet while the sheet is
/// open, or the pan that dismisses a picture while the picture is zoomed. So only a drag after
/// which the screen shows exactly what it showed before is judged. The user then sees a screen that
/// took the same drag a moment ago, and takes it no more.
@MainActor
struct DeafenedGesture {
  /// The screen when the first finger came down since the last rest; `nil` if none has.
  private var before: Screen?
  /// The serial numbers of the recognisers whose gestures have begun since then.
  private var begun: Set<Int> = []
  /// True if something other than a finger that moves has acted on the app since then, such as a
  /// tap or a rotation. It may have changed more of the app than is visible.
  private var hasActed = false

  /// Notes a step of the trace. The first finger after a rest finds the screen as it was then.
  mutating func note(_ act: Step.Act, in world: World) {
    switch act {
    case .down:
      if before == nil, let rest = world.rests.last { before = Screen(rest, world.window) }
    case .move, .up, .settle: break
    default: hasActed = true
    }
  }

  /// Notes that a recogniser has changed its state.
  mutating func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if state == .began { begun.insert(recognizer.serial) }
    if state == .ended, recognizer is UITapGestureRecognizer { hasActed = true }
  }

  /// Notes a touch. One that ends on a control is a tap on it.
  mutating func note(_ touch: UITouch) {
    if touch.phase == .ended, touch.view is UIControl { hasActed = true }
  }

  /// Returns the serial number of a view with a recogniser that was enabled at the last rest and
  /// that the drag which it recognised has disabled, with nothing else changed; `nil` if there is
  /// none. Then begins anew with the present rest.
  mutating func next(at rest: RestingState, in window: UIWindow) -> Int? {
    defer { (before, begun, hasActed) = (nil, [], false) }
    // The screens are compared only if such a recogniser is off, because the comparison takes long.
    guard let before, !hasActed, !begun.isEmpty, isOneOff(in: rest.window) else { return nil }
    return before.deafened(in: Screen(rest, window), among: begun)
  }

  private func isOneOff(in window: WindowSnapshot) -> Bool {
    window.entries.contains { entry in
      entry.state.recognizers.contains { !$0.isEnabled && begun.contains($0.serial) }
    }
  }

  /// The app at rest, with everything of its views that a user can see.
  @MainActor
  private struct Screen {
    let rest: RestingState
    /// The texts, pictures and background colours of the views, in drawing order.
    private var contents: [ViewContent?] = []
    private var colors: [UIColor?] = []

    init(_ rest: RestingState, _ window: UIWindow) {
      self.rest = rest
      visit(window)
    }

    private mutating func visit(_ view: UIView) {
      contents.append(ViewContent(of: view))
      colors.append(view.backgroundColor)
      for subview in view.subviews { visit(subview) }
    }

    /// Returns the serial number of a view with one of the given recognisers, if that was enabled
    /// on this screen, is disabled on a later one, and nothing else differs; `nil` otherwise.
    func deafened(in later: Screen, among recognizers: Set<Int>) -> Int? {
      let (old, new) = (rest.window.entries, later.rest.window.entries)
      guard rest.controllers == later.rest.controllers, old.count == new.count,
        contents == later.contents, colors == later.colors
      else { return nil }
      var found: Int?
      for (mine, other) in zip(old, new) {
        guard mine.serial == other.serial, mine.parent == other.parent else { return nil }
        if mine.state == other.state { continue }
        var state = mine.state
        state.recognizers = other.state.recognizers
        guard state == other.state, mine.state.recognizers.count == state.recognizers.count else {
          return nil
        }
        for (one, now) in zip(mine.state.recognizers, state.recognizers) {
          guard one.serial == now.serial else { return nil }
          if one.isEnabled, !now.isEnabled, recognizers.contains(one.serial) {
            found = found ?? mine.serial
          }
        }
      }
      return found
    }
  }
}
