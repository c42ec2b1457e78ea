/// An animation of one property of a layer, which a key path names.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `"position"` or `"transform.rotation.z"`.
  open var keyPath: String?
  /// True if the animated value is added to the layer's value (as changed by earlier animations)
  /// instead of replacing it.
  open var isAdditive = false
  /// True if each repeated round of the animation begins from the value at which the round before
  /// it ended.
  open var isCumulative = false
  /// The function that turns the animation's values, such as angles, into transforms. It is used if
  /// ``keyPath`` is `"transform"`.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// Returns the parts of the animation, one for each property that its key path names. Only the
  /// key path `bounds` names two, because origin and size are animated separately.
  func parts(
    showing content: (@escaping (AnimatableValue) -> AnimatableValue) -> LayerAnimation.Content
  ) -> [LayerAnimation.Part] {
    let curve = timingFunction.map { TimingCurve.cubic($0.curve) } ?? .linear
    func part(
      _ path: LayerKeyPath, _ view: @escaping (AnimatableValue) -> AnimatableValue
    ) -> LayerAnimation.Part {
      LayerAnimation.Part(
        key: path.key, component: path.component, content: content(view), isAdditive: isAdditive,
        isCumulative: isCumulative, function: keyPath == "transform" ? valueFunction?.name : nil,
        curve: curve)
    }
    if keyPath == "bounds" {
      return [
        part(LayerKeyPath("bounds.origin")!) { .pair($0.rect.origin) },
        part(LayerKeyPath("bounds.size")!) { .pair($0.rect.size) },
      ]
    }
    return keyPath.flatMap(LayerKeyPath.init).map { [part($0) { $0 }] } ?? []
  }
}

/// An animation of one property from one value to another.
///
/// A value that is left out is taken from the layer while the animation runs: with only `fromValue`
/// the animation goes to the model value, with only `toValue` it starts from there.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value from which the animation changes the layer's property; `nil` for the value that the
  /// layer has.
  open var fromValue: Any?
  /// The value to which the animation changes the layer's property; `nil` for the value that the
  /// layer has.
  open var toValue: Any?
  /// The difference between the property's start and end value. It is used if `fromValue` or
  /// `toValue` is left out.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func parts() -> [LayerAnimation.Part] {
    parts { view in
      func read(_ any: Any?) -> AnimatableValue? {
        any.flatMap { AnimatableValue($0) }.map(view)
      }
      var (from, to) = (read(fromValue), read(toValue))
      guard let by = read(byValue) else { return .between(from, to) }
      if let from, to == nil {
        to = from.adding(by)
      } else if let to, from == nil {
        from = to.difference(from: by)
      } else if from == nil {
        return .by(by)
      }
      return .between(from, to)
    }
  }
}
