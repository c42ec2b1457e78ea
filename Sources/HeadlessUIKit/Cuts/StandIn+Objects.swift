import Foundation

extension StandIn {
  /// Returns a plain object of a class; `nil` if the model cannot make one.
  ///
  /// A view, a controller or a layer is made by the designated initialiser that its class inherits
  /// from the model. If an app's class hides that initialiser, the class must conform to
  /// ``TurnstileAnswerable``.
  func object(of objectClass: AnyClass) -> AnyObject? {
    let (cut, isOther) = (cut, isOther)
    return MainActor.assumeIsolated {
      Carried(
        Unanswered.making(cut, objectClass) { Self.object(of: objectClass, isOther: isOther) })
    }.object
  }

  @MainActor
  private static func object(of objectClass: AnyClass, isOther: Bool) -> AnyObject? {
    switch objectClass {
    case let view as UIView.Type:
      // The view is empty, or as large as the screen if the other stand-in is wanted.
      view.made(frame: isOther ? UIScreen.main.bounds : .zero)
    case let controller as UIViewController.Type: controller.made(nibName: nil, bundle: nil)
    case let layer as CALayer.Type: CALayer.make(layer)
    case is UIFont.Type: UIFont.systemFont(ofSize: 17)
    case is UIColor.Type: UIColor.clear
    case is CGColor.Type: UIColor.clear.cgColor
    case is NSLayoutConstraint.Type: NSLayoutConstraint()
    case is UIImage.Type: UIImage()
    case is NSString.Type: NSString()
    case is NSNumber.Type: NSNumber(value: 0)
    case is NSAttributedString.Type: NSMutableAttributedString(string: "")
    case is NSArray.Type: NSMutableArray()
    case is NSDictionary.Type: NSMutableDictionary()
    case is NSSet.Type: NSMutableSet()
    case is NSData.Type: NSMutableData()
    case let object as NSObject.Type: object.plainObject()
    default: nil
    }
  }
}

/// A wrapper that carries an object out of the main actor to its caller, which is on the same
/// thread.
///
/// Unchecked: `assumeIsolated` hands it to its caller, which is on the same thread.
private struct Carried: @unchecked Sendable {
  let object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

/// Creation of an object from its class; see `CALayer+Making.swift`.
extension NSObject {
  @_silgen_name("turnstile_object_of_class")
  fileprivate convenience init(plainObject: Void) { self.init() }
  @_silgen_name("turnstile_object_of_class") fileprivate static func plainObject() -> NSObject
}
