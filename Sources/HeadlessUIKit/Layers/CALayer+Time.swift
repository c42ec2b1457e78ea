/// The timing of layers. Each layer has a local time, which runs relative to the superlayer's time.
extension CALayer: CAMediaTiming {
  /// The time, in the superlayer's local time, at which this layer's local time is ``timeOffset``.
  public var beginTime: CFTimeInterval {
    get { rarities?.timing.beginTime ?? 0 }
    set { setTiming(\.beginTime, newValue) }
  }

  /// The speed at which time passes in the layer; 0 stops it.
  public var speed: Float {
    get { rarities.map { Float($0.timing.speed) } ?? 1 }
    set { setTiming(\.speed, Double(newValue)) }
  }

  /// The offset that is added to the layer's local time. While the layer is stopped (speed 0), its
  /// local time equals the offset.
  public var timeOffset: CFTimeInterval {
    get { rarities?.timing.timeOffset ?? 0 }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// The length of the layer's time, as `CAMediaTiming` has it. Has no effect: in the model a
  /// layer's time does not end.
  public var duration: CFTimeInterval {
    get { rarities?.timing.duration ?? .infinity }
    set { setTiming(\.duration, newValue) }
  }

  /// The number of times that the layer's time is repeated, as `CAMediaTiming` has it. Has no
  /// effect: in the model a layer's time is not repeated.
  public var repeatCount: Float {
    get { Float(rarities?.timing.repeatCount ?? 0) }
    set { setTiming(\.repeatCount, Double(newValue)) }
  }

  /// The length of time during which the layer's time is repeated, as `CAMediaTiming` has it. Has
  /// no effect: in the model a layer's time is not repeated.
  public var repeatDuration: CFTimeInterval {
    get { rarities?.timing.repeatDuration ?? 0 }
    set { setTiming(\.repeatDuration, newValue) }
  }

  /// True if the layer's time also runs backwards, as `CAMediaTiming` has it. Has no effect: in the
  /// model a layer's time never does.
  public var autoreverses: Bool {
    get { rarities?.timing.autoreverses ?? false }
    set { setTiming(\.autoreverses, newValue) }
  }

  /// The fill mode of the layer's own time, as `CAMediaTiming` has it. Has no effect: in the model
  /// a layer's time does not end.
  public var fillMode: CAMediaTimingFillMode {
    get { rarities?.timing.fillMode ?? .removed }
    set { setTiming(\.fillMode, newValue) }
  }

  /// Converts a time of another layer to this layer's time. With `nil` for the other layer, the
  /// time is the simulator's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.worldTime(at: t) ?? t } ?? t)
  }

  /// Converts a time of this layer to another layer's time. With `nil` for the other layer, the
  /// result is the simulator's time.
  ///
  /// If this layer is stopped (speed 0), its local time is the same at all times, so no conversion
  /// is possible. The time is then returned unchanged.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let world = worldTime(at: t) ?? t
    return l?.localTime(at: world) ?? world
  }

  /// Returns this layer's local time, given the simulator's time in seconds.
  func localTime(at world: Double) -> Double {
    guard Simulator.current.animations.timeIsWarped else { return world }
    let outer = parent?.localTime(at: world) ?? world
    return rarities?.timing.localTime(at: outer) ?? outer
  }

  /// Returns the simulator's time in seconds, given this layer's local time; `nil` if the layer is
  /// stopped.
  func worldTime(at local: Double) -> Double? {
    guard Simulator.current.animations.timeIsWarped else { return local }
    var time = local
    var layer: CALayer? = self
    while let here = layer {
      if let timing = here.rarities?.timing {
        guard let outer = timing.outerTime(at: time) else { return nil }
        time = outer
      }
      layer = here.parent
    }
    return time
  }

  private func setTiming<Value: Equatable>(
    _ property: WritableKeyPath<MediaTiming, Value>, _ value: Value
  ) {
    guard rare.timing[keyPath: property] != value else { return }
    rare.timing[keyPath: property] = value
    Simulator.current.animations.timeWasWarped()
  }
}
