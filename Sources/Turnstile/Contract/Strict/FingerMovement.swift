import HeadlessUIKit
import VirtualTime

/// The movement of the fingers on the screen, by which the movement of views under them is judged.
///
/// The distance since the press is never shorter than the distance since the last frame, if the
/// first finger came down before that frame.
struct FingerMovement {
  /// The distance, in points, that the fingers have moved since the first of them came down.
  private(set) var sincePress: CGFloat = 0
  /// The distance, in points, that the fingers have moved since the last frame.
  private(set) var sinceFrame: CGFloat = 0
  /// The last position of each finger on the screen.
  private var places: [ObjectIdentifier: CGPoint] = [:]
  /// The highest recent speed of a finger, in points per frame, with its instant.
  private var fastest: (speed: CGFloat, at: VirtualInstant)?
  private var lastMove: VirtualInstant?

  /// The nanoseconds after a finger's fastest movement during which a view may move as fast as the
  /// finger did: a tenth of a second, over which a velocity is measured, and three frames.
  private static let memory = 150_000_000
  /// The nanoseconds of one frame at 60 frames a second, in which the finger's speed is counted.
  private static let frame: CGFloat = 16_666_667

  /// Forgets the earlier movements, because the first finger of a new drag comes down.
  mutating func press() { (sincePress, fastest, places) = (0, nil, [:]) }

  /// Adds the way to a finger's new position to the distances that the fingers have moved; forgets
  /// the finger if it leaves the screen there.
  mutating func move(
    _ finger: ObjectIdentifier, to place: CGPoint, isGone: Bool, at now: VirtualInstant
  ) {
    if let before = places[finger] {
      let way = abs(place.x - before.x) + abs(place.y - before.y)
      sinceFrame += way
      sincePress += way
      let since = (lastMove ?? now).nanoseconds
      let speed = way / max(1, CGFloat(now.nanoseconds - since) / Self.frame)
      if speed >= recentSpeed(at: now) { fastest = (speed, now) }
    }
    places[finger] = isGone ? nil : place
    lastMove = now
  }

  /// Begins a new frame, in which the fingers have not moved yet.
  mutating func passFrame() { sinceFrame = 0 }

  /// Returns the highest recent speed of a finger, in points per frame.
  func recentSpeed(at now: VirtualInstant) -> CGFloat {
    guard let fastest, now.nanoseconds - fastest.at.nanoseconds < Self.memory else { return 0 }
    return fastest.speed
  }
}
