/// Creates objects of classes that are known only as values.
///
/// UIKit is handed classes (``UIView/layerClass``, `register(_:forCellReuseIdentifier:)`) and makes
/// objects of them. In Swift this takes a `required` initialiser, and each subclass has to repeat
/// that word. On Apple's platforms no subclass does, because the Objective-C run time finds
/// initialisers by name. Swift's own table of methods can find them as well: an initialiser has one
/// place in the table for the class that introduces it and for all of its subclasses, whether they
/// write `required` or not. A *convenience* initialiser looks there whenever it calls `self.init`,
/// because the initialiser may have been inherited; the language only refuses to call that one on a
/// class that is a value. So each class has a pair here:
///
/// - a convenience initialiser that only calls the intended one, and
/// - a type method without a body, which carries its symbol. An allocating initialiser *is* a
///   method of the class that returns an object: to the compiler the two are one function of one
///   type.
///
/// ```swift
/// class Ring: CALayer {
///   override init() { … }  // no `required`
/// }
/// CALayer.make(Ring.self)  // a Ring
/// ```
///
/// The declared types are true: the object comes as a `CALayer`, so what the optimiser concludes
/// from that is right. (An earlier version cast the class to one in which the initialiser is
/// required. The optimiser then concluded that a `CABasicAnimation` overrides nothing, and in
/// release builds animations lost their key paths.) An initialiser owns the values that it takes,
/// which `consuming` says on the method's side.
///
/// A class that hides the initialiser behind one of its own traps as on a device: *Use of
/// unimplemented initializer*.
extension CALayer {
  @_silgen_name("turnstile_layer_of_class") convenience init(ofClass: Void) { self.init() }
  @_silgen_name("turnstile_layer_of_class") static func made() -> CALayer

  @_silgen_name("turnstile_layer_of_class_like")
  convenience init(ofClassLike layer: Any) { self.init(layer: layer) }
  @_silgen_name("turnstile_layer_of_class_like")
  static func made(like layer: consuming Any) -> CALayer

  /// Creates a layer of the given class.
  static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("A layer's class must be CALayer or inherit it (was \(layerClass)).")
    }
    return layerClass.made()
  }

  /// Creates a layer of a class as a copy of another layer, as Core Animation does for
  /// presentations.
  static func make(_ layerClass: CALayer.Type, from layer: CALayer) -> CALayer {
    layerClass == CALayer.self ? CALayer(layer: layer) : layerClass.made(like: layer)
  }
}

extension CAAnimation {
  @_silgen_name("turnstile_animation_of_class") convenience init(ofClass: Void) { self.init() }
  /// Creates an animation of the class on which this is called.
  @_silgen_name("turnstile_animation_of_class") static func made() -> CAAnimation
}
