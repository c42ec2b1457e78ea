internal import VirtualTime

/// Adding, removing and ending a layer's animations.
extension CALayer {
  /// Attaches a copy of an app's animation under a key.
  func attachCopy(of anim: CAAnimation, forKey key: String?) {
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

  /// Returns the layer's animation with a key; `nil` if there is none. As in Core Animation, the
  /// app must not change the returned animation.
  public func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.name == key }.map { $0.source ?? $0.makeSource() }
  }

  /// Returns the keys of all attached animations, in the order they were added; `nil` if there are
  /// none.
  public func animationKeys() -> [String]? {
    let keys = attached.map(\.name).filter { !$0.hasPrefix("unnamed ") }
    return keys.isEmpty ? nil : keys
  }

  /// Takes an animation away before its end, as the app asks for.
  func takeAway(_ animation: LayerAnimation) {
    if animation.state == .ended {
      // The animation that the app removes had ended before. It was still attached, because its
      // `isRemovedOnCompletion` is false and its last value stayed on screen.
      attached.removeAll { $0 === animation }
    } else {
      end(animation, finished: false)
    }
  }

  // MARK: - Attaching and ending

  /// Attaches an animation to the layer. It begins at the next Core Animation commit, unless a
  /// timeline moved by hand sets its progress.
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

  /// Ends an animation of the layer before its planned end. Its completion runs in the next turn of
  /// the run loop.
  func end(_ animation: LayerAnimation, finished: Bool) {
    guard detach(animation) else { return }
    Simulator.current.loop.nextTurn { self.tellEnd(of: animation, finished: finished) }
  }

  /// Ends an animation that has run its full length. It stays attached to the layer if its
  /// `isRemovedOnCompletion` is false.
  func reachEnd(of animation: LayerAnimation) {
    let staysAttached = animation.source?.isRemovedOnCompletion == false
    guard detach(animation, keepingItShown: staysAttached) else { return }
    tellEnd(of: animation, finished: true)
  }

  /// Ends an animation and detaches it from the layer (unless its last value is to stay on screen),
  /// without calling its delegate or completion.
  ///
  /// - Returns: True if the animation was running or pending, false if it had ended before.
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

  /// Reports that an animation has ended, to those who watch the simulator's animations, and to the
  /// animation's delegate, animation block and transaction.
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

  /// The way in which touches hit a layer, which its running view animations may change (rule R101
  /// of UIKit's behaviour).
  enum TouchPolicy {
    /// Touches hit the layer where its model values place it, as they hit a layer at rest.
    case normal
    /// Touches on the layer and its sublayers are lost; no view receives them.
    case swallowed
    /// Touches hit the layer where its presentation values place it, so where the user sees it.
    case presentation
    /// Touches on the layer pass to the views behind it.
    case through
  }

  /// The way in which touches hit the layer at this moment, given its running view animations.
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

  /// Converts a touch's point from the superlayer's coordinates to this layer's.
  ///
  /// The layer counts as lying where it is seen if a property animator that accepts touches
  /// animates it, and where its model values place it otherwise (rules R92 and R101 of UIKit's
  /// behaviour).
  @inline(__always)
  func touchPoint(_ point: CGPoint) -> CGPoint {
    fromSuperlayer(point, !attached.isEmpty && touchPolicy == .presentation)
  }
}

extension LayerAnimation {
  /// Returns a `CAAnimation` that describes a view animation, for app code that looks the animation
  /// up by its key.
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
  /// The animated value as an object or structure that app code expects in an untyped property such
  /// as `fromValue`, for example a `CGPoint`.
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
