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
  /// The instant of the first snapshot: the last rest or, if a transition has finished since then,
  /// the request.
  let instant: VirtualInstant
  /// The window at the last rest before the transition; if another transition has finished since
  /// that rest, the window when the transition was requested.
  let atRest: WindowSnapshot
  /// The window when the transition was requested; `nil` if the other snapshot was already taken at
  /// that moment.
  let atRequest: WindowSnapshot?

  /// The size that the window had before the transition, at the first snapshot.
  var size: CGSize { atRest.size }

  /// Returns the view values that a cancelled transition has failed to restore: those that differ
  /// in a later snapshot both from the last rest and from the moment of the request.
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
