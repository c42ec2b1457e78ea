/// What the user and the app's Info.plist have decided, apart from any window.
@MainActor
final class Surroundings {
  /// The ways in which the app may be held.
  var declaredOrientations = UIInterfaceOrientationMask.allButUpsideDown
  /// How the device is held, where the app did not follow it.
  var refusedShape: ScreenShape?
  /// Whether the user has asked for less motion.
  var reducesMotion = false
}

extension Simulator {
  /// The ways in which the app may be held, as its Info.plist says (R146).
  public var declaredOrientations: UIInterfaceOrientationMask {
    get { surroundings.declaredOrientations }
    set { surroundings.declaredOrientations = newValue }
  }

  /// Whether the user has asked for less motion; see ``reduceMotion(_:when:)``.
  public var reducesMotion: Bool { surroundings.reducesMotion }
}
