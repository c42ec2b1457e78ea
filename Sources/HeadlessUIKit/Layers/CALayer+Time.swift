/// A layer's own time.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { rarities?.timing.beginTime ?? 0 }
    set { setTiming(\.beginTime, newValue) }
  }

  /// How fast time passes in here; 0 stops it.
  public var speed: Float {
    get { rarities.map { Float($0.timing.speed) } ?? 1 }
    set { setTiming(\.speed, Double(newValue)) }
  }

  /// What is added to the time in here: where it stands, if it is stopped.
  public var timeOffset: CFTimeInterval {
    get { rarities?.timing.timeOffset ?? 0 }
    set { setTiming(\.timeOffset, newValue) }
  }

  public var duration: CFTimeInterval {
    get { rarities?.timing.duration ?? .infinity }
    set { setTiming(\.duration, newValue) }
  }

  public var repeatCount: Float {
    get { Float(rarities?.timing.repeatCount ?? 0) }
    set { setTiming(\.repeatCount, Double(newValue)) }
  }

  public var repeatDuration: CFTimeInterval {
    get { rarities?.timing.repeatDuration ?? 0 }
    set { setTiming(\.repeatDuration, newValue) }
  }

  public var autoreverses: Bool {
    get { rarities?.timing.autoreverses ?? false }
    set { setTiming(\.autoreverses, newValue) }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { rarities?.timing.fillMode ?? .removed }
    set { setTiming(\.fillMode, newValue) }
  }

  /// A time of another layer, or the world's for `nil`, in this layer's time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.worldTime(at: t) ?? t } ?? t)
  }

  /// A time of this layer in the time of another one, or in the world's for `nil`.
  ///
  /// A layer that stands still shows the same time for ever, so there is no telling which; then the
  /// time is given back as it is.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let world = worldTime(at: t) ?? t
    return l?.localTime(at: world) ?? world
  }

  /// This layer's time at a time of the world.
  func localTime(at world: Double) -> Double {
    guard Simulator.current.animations.timeIsWarped else { return world }
    let outer = parent?.localTime(at: world) ?? world
    return rarities?.timing.localTime(at: outer) ?? outer
  }

  /// The world's time at a time of this layer; `nil` if that never comes.
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
