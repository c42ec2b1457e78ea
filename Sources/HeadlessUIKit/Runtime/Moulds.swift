/// Making objects of classes that are only known as values.
///
/// UIKit is handed classes (``UIView/layerClass``, `register(_:forCellReuseIdentifier:)`) and makes objects of them. In Swift
/// that takes a `required` initialiser, and a subclass would have to write that word; on Apple's platforms nobody does, since the
/// Objective-C run time finds initialisers by name. Here it is Swift's own table of methods that finds them: an initialiser
/// has one place in the table for the class that introduces it and for all of its subclasses, whether they write `required`
/// or not. A mould is a subclass in which the initialiser *is* required; calling it through the mould looks in that place, and so finds
/// the initialiser of whatever class the value really is.
///
/// ```swift
/// class Ring: CALayer {
///   override init() { … }  // no `required`
/// }
/// CALayer.make(Ring.self)  // a Ring
/// ```
///
/// A class that hides the initialiser behind one of its own is caught as on a device: *Use of unimplemented initializer*.
///
/// Moulds are `open` so that no optimiser believes to know all of their subclasses and calls the mould's own
/// initialiser at once. Nothing is ever made of them.
@preconcurrency @MainActor
open class _LayerMould: CALayer {
  public required override init() { super.init() }
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { nil }
}

extension CALayer {
  /// Makes a layer of a class.
  static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    precondition(
      layerClass is CALayer.Type,
      "A layer's class must be CALayer or inherit it (was \(layerClass))."
    )
    return unsafeBitCast(layerClass, to: _LayerMould.Type.self).init()
  }

  /// Makes a layer of a class from another one, as Core Animation does for what is seen at a moment.
  static func make(_ layerClass: AnyClass, from layer: CALayer) -> CALayer {
    if layerClass == CALayer.self { return CALayer(layer: layer) }
    return unsafeBitCast(layerClass, to: _LayerMould.Type.self).init(layer: layer)
  }
}

/// See ``_LayerMould``.
@preconcurrency @MainActor
open class _AnimationMould: CAAnimation {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
}

extension CAAnimation {
  /// Makes an animation of a class.
  static func make(_ animationClass: AnyClass) -> CAAnimation {
    unsafeBitCast(animationClass, to: _AnimationMould.Type.self).init()
  }
}

/// See ``_LayerMould``.
@preconcurrency @MainActor
open class _ViewMould: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Makes a view of a class that has to be, or inherit, a certain other one.
  static func make<View: UIView>(_ viewClass: AnyClass, frame: CGRect = .zero, as: View.Type)
    -> View
  {
    precondition(
      viewClass is View.Type, "The class must be \(View.self) or inherit it (was \(viewClass)).")
    return unsafeBitCast(viewClass, to: _ViewMould.Type.self).init(frame: frame) as UIView as! View
  }
}

/// See ``_LayerMould``.
@preconcurrency @MainActor
open class _SegueMould: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

extension UIStoryboardSegue {
  /// Makes a segue of a class.
  static func make(
    _ segueClass: UIStoryboardSegue.Type, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(segueClass, to: _SegueMould.Type.self)
      .init(identifier: identifier, source: source, destination: destination)
  }
}
