/// A layout guide that follows a moving object.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide for the part of a view that the keyboard covers; without a keyboard, the part below the
/// safe area.
///
/// Views tied to its upper edge move with the keyboard, in the keyboard's duration (R151).
///
/// ```swift
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
/// ```
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value without effect, because the model's keyboard is always docked.
  open var followsUndockedKeyboard = false {
    didSet { inert("UIKeyboardLayoutGuide.followsUndockedKeyboard") }
  }
  /// A Boolean value that is true if the guide is at least as high as the lower safe area; if
  /// false, it has no height while the keyboard is away.
  open var usesBottomSafeArea = true {
    didSet { owningView?.insetsDidChange() }
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
  var isTiedToKeyboard: Bool { layoutState?.builtIn.keyboard != nil }

  /// The guide for the part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = makeLayoutState()
    if let guide = state.builtIn.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    state.builtIn.keyboard = guide
    return guide
  }
}
