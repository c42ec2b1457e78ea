import HeadlessUIKit
import VirtualTime

/// What the window was like before a transition: what a cancelled one owes back.
///
/// The values that count are those of the last rest. But a touch may have changed some of them by
/// the time its handler asks for the transition, for good: switched scrolling off, selected a row.
/// Those are the touch's own and not owed back. So there are two snapshots, and a value is wrong if
/// it is neither of the two.
@MainActor
struct Picture {
  /// When the app was last at rest.
  let instant: VirtualInstant
  /// The window at that rest.
  let atRest: WindowSnapshot
  /// The window when the transition was asked for; `nil` if that is the same.
  let atRequest: WindowSnapshot?

  /// The window's size.
  var size: CGSize { atRest.size }

  /// What is different in a later snapshot from both.
  func differences(in later: WindowSnapshot) -> [WindowSnapshot.Difference] {
    let found = atRest.differences(in: later)
    guard !found.isEmpty, let atRequest else { return found }
    let remaining = atRequest.differences(in: later)
    return found.filter { one in
      remaining.contains { $0.serial == one.serial && $0.property == one.property }
    }
  }

  /// Whether a view was in the window, at rest or when the transition was asked for.
  func holds(_ serial: Int) -> Bool {
    atRest.place(of: serial) != nil || atRequest?.place(of: serial) != nil
  }
}
