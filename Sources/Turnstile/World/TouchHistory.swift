import VirtualTime

/// The touches of a run: the fingers on the screen, and the drags so far.
///
/// A drag lasts from the first finger's touch down to the last finger's touch up. So the last drag
/// has no end exactly while a finger is on the screen.
public struct TouchHistory {
  /// The drags of the run so far, that is, the periods in which fingers were on the screen.
  public private(set) var drags: [Drag] = []
  /// The number of fingers that are on the screen now.
  public private(set) var fingers = 0
  /// The virtual instant at which the last finger left the screen.
  private(set) var lastLift = VirtualInstant.zero
  /// The touches of the last drag, in the order in which they came down.
  private var touches: [(number: Int, touch: ObjectIdentifier)] = []
  /// The number of touches in the run so far. The next touch gets it as its number.
  private var count = 0

  /// True if more than one finger has touched the screen in the last drag.
  var hadSeveralFingers: Bool { touches.count > 1 }

  init() {}

  /// Begins the history when the trace begins. That instant counts as the last lift of a finger
  /// until a finger has touched the screen.
  mutating func begin(at instant: VirtualInstant) { lastLift = instant }

  /// Adds a finger that touches the screen. The first finger on the screen begins a new drag.
  mutating func down(_ touch: ObjectIdentifier, at instant: VirtualInstant) {
    if fingers == 0 {
      touches = []
      drags.append(Drag(index: drags.count, began: instant))
    }
    touches.removeAll { $0.touch == touch }
    touches.append((count, touch))
    count += 1
    fingers += 1
  }

  /// Removes a finger that leaves the screen, or whose touch the system cancels. When the last
  /// finger is removed, the drag ends.
  mutating func up(cancelled: Bool, at instant: VirtualInstant) {
    guard fingers > 0 else { return }
    fingers -= 1
    if cancelled { drags[drags.count - 1].wasCancelled = true }
    guard fingers == 0 else { return }
    drags[drags.count - 1].ended = instant
    lastLift = instant
  }

  /// Returns the numbers of those of a recogniser's touches that belong to the last drag.
  func numbers(of followed: [ObjectIdentifier]) -> [Int] {
    touches.filter { followed.contains($0.touch) }.map(\.number)
  }
}
