import Foundation

extension StandIn {
  /// Returns an object of a class to be used as a stand-in, that is, in place of removed app code;
  /// `nil` if the model cannot make one.
  ///
  /// A view, a controller or a layer is created by the designated initialiser that its class
  /// inherits from the model's class. If an app's class hides that initialiser by others of its
  /// own, it must conform to ``TurnstileAnswerable``.
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
      // A view has the size zero as the first stand-in for removed app code, and the size of the
      // screen as the second.
      view.made(frame: isOther ? UIScreen.main.bounds : .zero)
    case let controller as UIViewController.Type: controller.made(nibName: nil, bundle: nil)
    case let layer as CALayer.Type: CALayer.make(layer)
    case is UIFont.Type: UIFont.systemFont(ofSize: 17)
    // These classes have no initialiser without arguments.
    case is UIFontDescriptor.Type: UIFont.systemFont(ofSize: 17).fontDescriptor
    case is UIFontMetrics.Type: UIFontMetrics.default
    case is UIAlertAction.Type: UIAlertAction(title: nil, style: .default)
    case is UIVibrancyEffect.Type: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    case is UIBlurEffect.Type: UIBlurEffect(style: .regular)
    case is NSPredicate.Type: NSPredicate(value: true)
    case is CAMediaTimingFunction.Type: CAMediaTimingFunction(name: .default)
    case is NSLayoutAnchor<NSLayoutXAxisAnchor>.Type: UIView().leadingAnchor
    case is NSLayoutAnchor<NSLayoutYAxisAnchor>.Type: UIView().topAnchor
    case is NSLayoutAnchor<NSLayoutDimension>.Type: UIView().widthAnchor
    case is NotificationCenter.Type: NotificationCenter.default
    case is RunLoop.Type: RunLoop.main
    case is OSLog.Type: OSLog.default
    case is UIColor.Type: UIColor.clear
    case is CGColor.Type: UIColor.clear.cgColor
    case is NSLayoutConstraint.Type: NSLayoutConstraint()
    case is UIImage.Type: UIImage()
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

/// A wrapper that lets a closure on the main actor return an object to its caller, which has no
/// actor isolation.
///
/// Unchecked: `assumeIsolated` returns the wrapper to its caller, which is on the same thread.
private struct Carried: @unchecked Sendable {
  let object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

/// Creates an object of a class that is known only at run time. `CALayer+Making.swift` explains the
/// technique.
extension NSObject {
  @_silgen_name("turnstile_object_of_class")
  fileprivate convenience init(plainObject: Void) { self.init() }
  @_silgen_name("turnstile_object_of_class") fileprivate static func plainObject() -> NSObject
}
