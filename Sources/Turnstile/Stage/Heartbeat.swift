/// What a run gives to its watcher: a sign that it goes on, with another step or with virtual time.
///
/// A run that is slow and one that hangs look the same from outside, but for this.
@MainActor
package enum Heartbeat {
  /// Called for every step and before time goes on, many times a run.
  package static var beat: () -> Void = {}
}
