public import Foundation

/// Makes a controller from a class that is known only at run time. Both methods have the same
/// linker symbol, so calling the type method runs the initialiser; `CALayer+Making.swift` explains
/// why this works.
extension UIViewController {
  @_silgen_name("turnstile_controller_of_class")
  convenience init(ofClass nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
  @_silgen_name("turnstile_controller_of_class")
  static func made(nibName: consuming String?, bundle: consuming Bundle?) -> UIViewController
}

/// Makes a controller from a class that is known only at run time, such as a generic parameter's.
/// `turnstile adopt` replaces a generic `T()` by a call of this function.
///
/// - Parameter makers: The classes that have an own initialiser without parameters, with closures
///   that call it.
@preconcurrency @MainActor
public func make<Controller: UIViewController>(
  _ type: Controller.Type, _ makers: [(type: AnyObject.Type, make: () -> AnyObject)] = []
) -> Controller {
  madePlainly(type, makers) ?? make(type, nibName: nil, bundle: nil)
}

/// Makes a controller with a nib from a class that is known only at run time. `turnstile adopt`
/// replaces a generic `T(nibName:bundle:)` by a call of this function.
@preconcurrency @MainActor
public func make<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  type.made(nibName: nibName, bundle: bundle) as! Controller
}
