/// The signal by which a run tells its watcher that it makes progress, in steps or in virtual time.
///
/// Without the signal, the process that watches the run cannot tell a slow run from one that hangs.
@MainActor
package enum Heartbeat {
  /// The closure by which the process tells its watcher that the run makes progress. It is called
  /// for every step and before time advances, many times in a run.
  package static var beat: () -> Void = {}
}
