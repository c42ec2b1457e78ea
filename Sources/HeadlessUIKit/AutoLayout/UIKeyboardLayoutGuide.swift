/// A layout guide that follows an object that moves, such as the keyboard.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A layout guide for the part of a view that the keyboard covers. While there is no keyboard, it
/// is the part below the safe area.
///
/// Views that constraints tie to the guide's upper edge move together with the keyboard and as fast
/// (rule R151 of UIKit's behaviour).
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
  /// A Boolean value that is true if the guide is never lower than the safe area at the bottom. If
  /// it is false, the guide has no height while there is no keyboard.
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
