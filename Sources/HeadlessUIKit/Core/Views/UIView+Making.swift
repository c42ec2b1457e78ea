extension UIView {
  @_silgen_name("turnstile_view_of_class")
  convenience init(ofClassWith frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("turnstile_view_of_class") static func made(frame: CGRect) -> UIView

  /// Makes a view from a class that is known only at run time, and traps if the class does not
  /// inherit from the given one.
  static func make<View: UIView>(_ viewClass: AnyClass, frame: CGRect = .zero, as: View.Type)
    -> View
  {
    guard let viewClass = viewClass as? View.Type else {
      preconditionFailure("The class must be \(View.self) or inherit it (was \(viewClass)).")
    }
    return viewClass.made(frame: frame) as! View
  }
}

/// Makes a view from a class that is known only at run time, such as a generic parameter's.
///
/// On a device every view class responds to `init`, even without a `required` initialiser.
/// `turnstile adopt` therefore replaces a generic `T()` by a call of this function.
///
/// - Parameter makers: The classes that have an own initialiser without parameters, with closures
///   that call it.
@preconcurrency @MainActor
public func make<View: UIView>(
  _ type: View.Type, _ makers: [(type: AnyObject.Type, make: () -> AnyObject)] = []
) -> View {
  madePlainly(type, makers) ?? make(type, frame: .zero)
}

/// Makes a view with a frame from a class that is known only at run time. `turnstile adopt`
/// replaces a generic `T(frame:)` by a call of this function.
@preconcurrency @MainActor
public func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  UIView.make(type, frame: frame, as: View.self)
}
