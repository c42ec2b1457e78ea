extension UIView {
  /// The mode in which the tint is shown: in colour or dimmed to grey.
  @frozen public enum TintAdjustmentMode: Int, Sendable {
    /// The view has its superview's tint adjustment mode.
    case automatic
    /// The tint has its own colour.
    case normal
    /// The tint is shown in grey.
    case dimmed
  }

  /// The tint colour of the nearest view that has its own, dimmed to grey if the mode is dimmed.
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

  /// The tint adjustment mode of the nearest view that has its own.
  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    var candidate: UIView? = self
    while let view = candidate {
      if view.ownTintAdjustmentMode != .automatic { return view.ownTintAdjustmentMode }
      candidate = view.parent
    }
    return .normal
  }

  /// Changes the tint colour or mode by a closure, and tells the views that inherit it.
  func replaceTint(_ change: () -> Void) {
    Simulator.current.application.inheritanceIsUsed = true
    let (color, mode) = (inheritedTintColor, inheritedTintAdjustmentMode)
    change()
    if inheritedTintColor != color || inheritedTintAdjustmentMode != mode { announceTint() }
  }

  /// Tells this view and its subviews that their tint has changed.
  ///
  /// A view with both a colour and a mode of its own inherits neither, so it is skipped with all
  /// its subviews.
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
