/// The signal by which a run tells its watcher that it makes progress, in steps or in virtual time.
///
/// Without it, a slow run and one that hangs look the same from outside.
@MainActor
package enum Heartbeat {
  /// Called for every step and before time advances, many times in a run.
  package static var beat: () -> Void = {}
}
