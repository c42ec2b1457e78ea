import HeadlessUIKit
import VirtualTime

/// The window before a transition: the values that a cancelled transition must restore.
///
/// The values of the last rest count. But a touch handler may have changed some of them for good
/// before it requests the transition: switched scrolling off, selected a row. Those changes are the
/// handler's own and need not be restored. So there are two snapshots, and a value is wrong if it
/// equals neither.
@MainActor
struct RestorationBaseline {
  /// The instant when the app was last at rest.
  let instant: VirtualInstant
  /// The window at the last rest before the transition.
  let atRest: WindowSnapshot
  /// The window when the transition was requested; `nil` if the app was at rest at that moment.
  let atRequest: WindowSnapshot?

  /// The size of the window at the last rest.
  var size: CGSize { atRest.size }

  /// Returns the differences of a later snapshot from both snapshots of this baseline.
  func differences(in later: WindowSnapshot) -> [WindowSnapshot.Difference] {
    let found = atRest.differences(in: later)
    guard !found.isEmpty, let atRequest else { return found }
    let remaining = atRequest.differences(in: later)
    return found.filter { one in
      remaining.contains { $0.serial == one.serial && $0.property == one.property }
    }
  }

  /// Returns true if a view was in the window, at the last rest or when the transition was
  /// requested.
  func holds(_ serial: Int) -> Bool {
    atRest.place(of: serial) != nil || atRequest?.place(of: serial) != nil
  }
}
