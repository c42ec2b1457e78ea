/// Creation of objects of a class that is known only at run time, as a value.
///
/// An app hands classes to UIKit (``UIView/layerClass``, `register(_:forCellReuseIdentifier:)`) and
/// UIKit creates objects of them. In Swift, creating an object of a class value takes a `required`
/// initialiser, and each subclass has to repeat that word. Subclasses in iOS apps do not, because
/// the Objective-C run time finds initialisers by name. Swift's table of methods contains
/// initialisers as well: one has the same place in the table of the class that introduces it and in
/// the tables of all subclasses, whether they write `required` or not. A *convenience* initialiser
/// looks up `self.init` in that table, because the initialiser may have been inherited. Only the
/// language forbids the same call on a class that is a value. So each class has a pair of
/// declarations here:
///
/// - a convenience initialiser that only calls the intended initialiser, and
/// - a type method without a body, which has the convenience initialiser's symbol. At machine level
///   an allocating initialiser *is* a method of the class that returns an object, so calling the
///   type method runs the initialiser.
///
/// ```swift
/// class Ring: CALayer {
///   override init() { … }  // no `required`
/// }
/// CALayer.make(Ring.self)  // a Ring
/// ```
///
/// The method's declared type is true: the object is returned as a `CALayer`, so whatever the
/// optimiser concludes from the type is right. (An earlier version cast the class to another class
/// in which the initialiser is required. The optimiser concluded that a `CABasicAnimation`
/// overrides nothing, and in release builds animations lost their key paths.) An initialiser owns
/// its arguments; the method's parameters say so with `consuming`.
///
/// If a class declares initialisers of its own and does not override the intended one, creating an
/// object of it traps, as on a device: *Use of unimplemented initializer*.
extension CALayer {
  @_silgen_name("turnstile_layer_of_class") convenience init(ofClass: Void) { self.init() }
  @_silgen_name("turnstile_layer_of_class") static func made() -> CALayer

  @_silgen_name("turnstile_layer_of_class_like")
  convenience init(ofClassLike layer: Any) { self.init(layer: layer) }
  @_silgen_name("turnstile_layer_of_class_like")
  static func made(like layer: consuming Any) -> CALayer

  /// Creates a layer of a class that is known only at run time.
  static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("A layer's class must be CALayer or inherit it (was \(layerClass)).")
    }
    return layerClass.made()
  }

  /// Creates a layer as a copy of another layer, by the class's `init(layer:)`. Core Animation
  /// creates presentation layers in this way.
  static func make(_ layerClass: CALayer.Type, from layer: CALayer) -> CALayer {
    layerClass == CALayer.self ? CALayer(layer: layer) : layerClass.made(like: layer)
  }
}

extension CAAnimation {
  @_silgen_name("turnstile_animation_of_class") convenience init(ofClass: Void) { self.init() }
  /// Creates an animation of the class on which the method is called, although the class is known
  /// only at run time.
  @_silgen_name("turnstile_animation_of_class") static func made() -> CAAnimation
}
