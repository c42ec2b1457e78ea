extension UIView {
  /// A mode that decides whether a view's tint is shown in colour or dimmed to grey.
  @frozen public enum TintAdjustmentMode: Int, Sendable {
    /// The mode in which a view takes over its superview's mode.
    case automatic
    /// The mode in which the tint is shown in its own colour.
    case normal
    /// The mode in which the tint is shown in grey.
    case dimmed
  }

  /// The view's own tint colour, or that of the nearest superview that sets one; the system's blue
  /// if none does. If the mode is dimmed, the colour is grey.
  var inheritedTintColor: UIColor {
    var color = UIColor.systemBlue
    var candidate: UIView? = self
    while let view = candidate {
      if let own = view.ownTintColor {
        color = own
        break
      }
      candidate = view.parent
    }
    return inheritedTintAdjustmentMode == .dimmed ? color.dimmed(with: traitCollection) : color
  }

  /// The tint adjustment mode of this view or else of the nearest superview that sets one.
  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    var candidate: UIView? = self
    while let view = candidate {
      if view.ownTintAdjustmentMode != .automatic { return view.ownTintAdjustmentMode }
      candidate = view.parent
    }
    return .normal
  }

  /// Changes the view's own tint colour or mode by a closure, and tells the views that inherit it.
  func replaceTint(_ change: () -> Void) {
    Simulator.current.application.inheritanceIsUsed = true
    let (color, mode) = (inheritedTintColor, inheritedTintAdjustmentMode)
    change()
    if inheritedTintColor != color || inheritedTintAdjustmentMode != mode { announceTint() }
  }

  /// Tells this view and its subviews that their tint has changed.
  ///
  /// A subview with both a tint colour and a mode of its own inherits neither, so it is skipped
  /// with all its subviews.
  func announceTint() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      for child in view.children.reversed()
      where child.ownTintColor == nil || child.ownTintAdjustmentMode == .automatic {
        waiting.append(child)
      }
    }
  }
}
