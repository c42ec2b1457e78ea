extension UIView {
  @_silgen_name("turnstile_view_of_class")
  convenience init(ofClassWith frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("turnstile_view_of_class") static func made(frame: CGRect) -> UIView

  /// Makes a view of a class that has to be, or inherit, a certain other one.
  static func make<View: UIView>(_ viewClass: AnyClass, frame: CGRect = .zero, as: View.Type)
    -> View
  {
    guard let viewClass = viewClass as? View.Type else {
      preconditionFailure("The class must be \(View.self) or inherit it (was \(viewClass)).")
    }
    return viewClass.made(frame: frame) as! View
  }
}
