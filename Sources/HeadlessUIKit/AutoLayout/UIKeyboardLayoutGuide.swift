/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard takes, or would take: while it is away, what the safe area
/// keeps free below.
///
/// What is tied to its upper edge rises and falls with the keyboard, in its time (R151).
///
/// ```swift
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
/// ```
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that is not at the edge; the model's always is.
  open var followsUndockedKeyboard = false {
    didSet { inert("UIKeyboardLayoutGuide.followsUndockedKeyboard") }
  }
  /// Whether the safe area counts while the keyboard is away; if not, the guide lies at the lower
  /// edge.
  open var usesBottomSafeArea = true {
    didSet { owningView?.insetsAreOthers() }
  }

  convenience init(in view: UIView) {
    self.init(insets: { $0.keyboardLayoutGuide.room(in: $0) })
    identifier = "UIKeyboardLayoutGuide"
    owningView = view
  }

  private func room(in view: UIView) -> UIEdgeInsets {
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    var height = safe
    if let keyboard = Simulator.current.keyboardFrame {
      height = max(safe, view.bounds.maxY - view.convert(keyboard.origin, from: nil as UIView?).y)
    }
    return UIEdgeInsets(top: max(0, view.bounds.height - height), left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  var isTiedToKeyboard: Bool { layoutState?.keyboardGuide != nil }

  /// The part of the view that the keyboard takes.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = makeLayoutState()
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    state.keyboardGuide = guide
    return guide
  }
}
