/// Facts that come from outside the app's code: the user's settings, and the orientations that the
/// Info.plist declares.
@MainActor
final class Surroundings {
  /// The orientations that the app's Info.plist declares.
  var declaredOrientations = UIInterfaceOrientationMask.allButUpsideDown
  /// The shape that the screen would have in the device's orientation, if the app refused to turn
  /// its interface to it; else `nil`.
  var refusedShape: ScreenShape?
  /// True if the user has switched "Reduce Motion" on.
  var reducesMotion = false
}

extension Simulator {
  /// The orientations that the app's Info.plist declares (rule R146 of UIKit's behaviour).
  public var declaredOrientations: UIInterfaceOrientationMask {
    get { surroundings.declaredOrientations }
    set { surroundings.declaredOrientations = newValue }
  }

  /// True if the user has switched "Reduce Motion" on; see ``reduceMotion(_:when:)``.
  public var reducesMotion: Bool { surroundings.reducesMotion }
}
