/// What is seen at this moment.
extension CALayer {
  /// A copy of the layer with the values that are seen at this moment.
  ///
  /// Its superlayer and sublayers are presentations too, and positions are converted and touches tested by what is seen. It
  /// does not change any more: ask again for another moment.
  ///
  /// A layer of a class of the app's own is copied by its `init(layer:)`, which has to take over what the class adds.
  ///
  /// - Note: Core Animation shows what the last commit said, so a value assigned outside any animation reads as the old one
  ///   until the turn ends. Here it reads as the new one at once.
  public func presentation() -> Self? {
    let schedule = Simulator.current.animations
    schedule.isPresenting = true
    let copy = unsafeDowncast(CALayer.make(type(of: self), from: self), to: Self.self)
    schedule.isPresenting = false
    copy.rare.presents = self
    var shown = LayerKeys()
    for animation in attached { shown.formUnion(animation.keys) }
    shown.forEach { copy.setModelValue(presentationValue($0), for: $0) }
    return copy
  }

  /// The layer itself, if this is a presentation of it.
  public func model() -> Self { (rarities?.presents as? Self) ?? self }

  /// Numbers layers in the order they are made; looking at what is seen must not change anybody's number.
  static func makeSerial() -> Int {
    Simulator.current.animations.isPresenting ? 0 : Simulator.current.makeSerial()
  }
}
