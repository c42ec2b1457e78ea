// A type of Dispatch that depends on real time. It is declared here as unavailable, so that code
// that uses it fails to compile and the compiler tells the reason, instead of waiting for a clock
// that does not move.

/// A time of the wall clock. The type is unavailable, because virtual time has no time of day.
@available(
  *, unavailable,
  message: "A wall clock is not modelled: its time differs from run to run. Use DispatchTime."
)
public enum DispatchWallTime {}
