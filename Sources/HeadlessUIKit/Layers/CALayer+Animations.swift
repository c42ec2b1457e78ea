internal import VirtualTime

/// Attaching animations, and what becomes of them.
extension CALayer {
  /// Adds an animation under a key; one that was there under that key is taken away.
  ///
  /// The layer keeps a copy. Without a key nothing is taken away, and it cannot be asked for.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    let isTransition = copy is CATransition
    let name = isTransition ? kCATransition : key ?? "unnamed \(Simulator.current.makeSerial())"
    if key != nil || isTransition { removeAnimation(forKey: name) }

    var timing = copy.timing
    if timing.duration == 0 {
      let level = Simulator.current.animations.transaction
      timing.duration = level?.duration ?? CATransaction.standardDuration
      copy.timing.duration = timing.duration
    }
    let animation = LayerAnimation(
      name: name, parts: copy.parts(), timing: timing,
      curve: copy is CAPropertyAnimation
        ? .linear : copy.timingFunction.map { .cubic($0.curve) } ?? .linear)
    animation.source = copy
    animation.beginIsGiven = timing.beginTime != 0
    if Simulator.current.behavior.scrubsExplicitAnimations,
      let timeline = ScrubbedTimeline.capturing(self)
    {
      timeline.adopt(animation, on: self, after: timing.beginTime)
    }
    attach(animation)
  }

  /// The animation under a key, if it has not ended. It is not to be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.name == key }.map { $0.source ?? $0.makeSource() }
  }

  /// The keys of everything attached, in the order it was added; `nil` if there is nothing.
  public func animationKeys() -> [String]? {
    let keys = attached.map(\.name).filter { !$0.hasPrefix("unnamed ") }
    return keys.isEmpty ? nil : keys
  }

  /// Takes an animation away: its value is no longer shown, and it has not finished (R96).
  public func removeAnimation(forKey key: String) {
    for animation in attached where animation.name == key { takeAway(animation) }
  }

  /// Takes all animations away. What is shown jumps to the model values (R96).
  public func removeAllAnimations() {
    for animation in attached { takeAway(animation) }
  }

  private func takeAway(_ animation: LayerAnimation) {
    if animation.state == .ended {
      // It had ended before and was only kept for what it shows.
      attached.removeAll { $0 === animation }
    } else {
      end(animation, finished: false)
    }
  }

  // MARK: - Attaching and ending

  /// Attaches an animation. It begins with the commit, unless a timeline drives it.
  func attach(_ animation: LayerAnimation) {
    attached.append(animation)
    animation.block?.join()
    let schedule = Simulator.current.animations
    if let latch = schedule.transaction?.latch {
      latch.join()
      animation.latch = latch
    }
    schedule.add(animation, on: self)
    Simulator.current.animationListener.announce(.added(self, key: animation.name))
  }

  /// Ends an animation; its completion runs in the next turn.
  func end(_ animation: LayerAnimation, finished: Bool) {
    guard detach(animation) else { return }
    Simulator.current.loop.nextTurn { self.tellEnd(of: animation, finished: finished) }
  }

  /// Ends an animation that has come to its end.
  func reachEnd(of animation: LayerAnimation) {
    let staysAttached = animation.source?.isRemovedOnCompletion == false
    guard detach(animation, keepingItShown: staysAttached) else { return }
    tellEnd(of: animation, finished: true)
  }

  /// Takes an animation off the layer without telling anybody.
  ///
  /// - Returns: Whether it had not ended before.
  @discardableResult
  func detach(_ animation: LayerAnimation, keepingItShown: Bool = false) -> Bool {
    guard animation.state != .ended else { return false }
    animation.state = .ended
    Simulator.current.animations.remove(animation)
    if !keepingItShown, let index = attached.firstIndex(where: { $0 === animation }) {
      attached.remove(at: index)
    }
    return true
  }

  /// Tells everybody who waits for an animation that it has ended.
  func tellEnd(of animation: LayerAnimation, finished: Bool) {
    Simulator.current.animationListener.announce(
      .ended(self, key: animation.name, finished: finished))
    if let source = animation.source {
      source.delegate?.animationDidStop(source, finished: finished)
    }
    animation.block.take()?.leave(finished: finished)
    animation.latch.take()?.leave()
  }

  // MARK: - Touches

  /// What animations in flight make of touches (R101).
  enum TouchPolicy {
    /// Touches go by model values.
    case normal
    /// Touches on the layer and inside it are swallowed.
    case swallowed
    /// Touches go by what is seen.
    case presentation
    /// Touches go to what lies behind.
    case through
  }

  /// What view animations in flight make of touches on this layer.
  var touchPolicy: TouchPolicy {
    var policy = TouchPolicy.normal
    for animation in attached {
      guard let block = animation.block, animation.state != .ended else { continue }
      if block.letsTouchesThrough { return .through }
      if !block.allowsInteraction { return .swallowed }
      if block.hitTestsPresentation { policy = .presentation }
    }
    return policy
  }

  /// Where a touch, given in the superlayer's coordinates, lies in this layer: by what is seen, if
  /// a property animator that takes touches moves the layer, and else by model values (R92, R101).
  @inline(__always)
  func touchPoint(_ point: CGPoint) -> CGPoint {
    fromSuperlayer(point, !attached.isEmpty && touchPolicy == .presentation)
  }
}

extension LayerAnimation {
  /// A `CAAnimation` that says what a view animation does, for code that asks.
  fileprivate func makeSource() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: parts.first?.key.name)
    if case .between(let from, let to) = parts.first?.content {
      animation.fromValue = from?.boxed
      animation.toValue = to?.boxed
    }
    animation.isAdditive = parts.first?.isAdditive ?? false
    animation.timing = timing
    if case .cubic(let curve) = curve { animation.timingFunction = CAMediaTimingFunction(curve) }
    return animation
  }
}

extension AnimatableValue {
  /// The value as code written for iOS expects it in an untyped property.
  var boxed: Any? {
    switch self {
    case .number(let value): value
    case .pair(let x, let y): CGPoint(x: x, y: y)
    case .rect(let rect): rect
    case .affine(let t): CATransform3DMakeAffineTransform(t)
    case .spatial(let t): t
    case .color(let color): color
    case .path(let path): path
    case .list(let list): list.map(\.boxed)
    case .nothing: nil
    }
  }
}
