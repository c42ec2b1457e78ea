extension UIView {
  /// Whether the tint is shown in colour or in grey.
  @frozen public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview has it.
    case automatic
    case normal
    case dimmed
  }

  /// The tint of the nearest view that has one of its own, in grey where dimmed.
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

  /// The mode of the nearest view that has chosen one.
  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    var candidate: UIView? = self
    while let view = candidate {
      if view.ownTintAdjustmentMode != .automatic { return view.ownTintAdjustmentMode }
      candidate = view.parent
    }
    return .normal
  }

  /// Changes something about the tint, and tells the views that inherit it.
  func replaceTint(_ change: () -> Void) {
    Simulator.current.application.inheritanceIsUsed = true
    let (color, mode) = (inheritedTintColor, inheritedTintAdjustmentMode)
    change()
    if inheritedTintColor != color || inheritedTintAdjustmentMode != mode { announceTint() }
  }

  /// Tells this view and what is inside of another tint.
  ///
  /// Who has both a colour and a mode of its own inherits neither, nor does anything inside.
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
