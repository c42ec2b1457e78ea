/// Making objects of classes that are only known as values.
///
/// UIKit is handed classes (``UIView/layerClass``, `register(_:forCellReuseIdentifier:)`) and makes
/// objects of them. In Swift that takes a `required` initialiser, and a subclass would have to
/// write that word; on Apple's platforms none does, since the Objective-C run time finds
/// initialisers by name. Swift's own table of methods can find them as well: an initialiser has one
/// place in the table for the class that introduces it and for all of its subclasses, whether they
/// write `required` or not. A *convenience* initialiser looks there whenever it calls `self.init`,
/// since it may have been inherited; only calling that one on a class that is a value is what the
/// language refuses. So each class has a pair here:
///
/// - a convenience initialiser that does nothing but call the one that is meant, and
/// - a type method without a body, which carries its symbol. An initialiser that allocates *is* a
///   method of the class that gives back an object: to the compiler the two are one function of one
///   type.
///
/// ```swift
/// class Ring: CALayer {
///   override init() { … }  // no `required`
/// }
/// CALayer.make(Ring.self)  // a Ring
/// ```
///
/// Nothing is claimed about the object that is not so: it comes as a `CALayer`, and what the
/// optimiser may conclude from that is true. (A cast of the class to one in which the initialiser
/// is required, with which this was done once, made it conclude that a `CABasicAnimation` overrides
/// nothing: in release builds animations lost their key paths.) Values that an initialiser takes
/// are its own, which `consuming` says on the method's side.
///
/// A class that hides the initialiser behind one of its own is caught as on a device: *Use of
/// unimplemented initializer*.
extension CALayer {
  @_silgen_name("turnstile_layer_of_class") convenience init(ofClass: Void) { self.init() }
  @_silgen_name("turnstile_layer_of_class") static func made() -> CALayer

  @_silgen_name("turnstile_layer_of_class_like")
  convenience init(ofClassLike layer: Any) { self.init(layer: layer) }
  @_silgen_name("turnstile_layer_of_class_like")
  static func made(like layer: consuming Any) -> CALayer

  /// Makes a layer of a class.
  static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("A layer's class must be CALayer or inherit it (was \(layerClass)).")
    }
    return layerClass.made()
  }

  /// Makes a layer of a class from another one, as Core Animation does for what is seen at a
  /// moment.
  static func make(_ layerClass: CALayer.Type, from layer: CALayer) -> CALayer {
    layerClass == CALayer.self ? CALayer(layer: layer) : layerClass.made(like: layer)
  }
}

extension CAAnimation {
  @_silgen_name("turnstile_animation_of_class") convenience init(ofClass: Void) { self.init() }
  /// Makes an animation of the class this is called on.
  @_silgen_name("turnstile_animation_of_class") static func made() -> CAAnimation
}
