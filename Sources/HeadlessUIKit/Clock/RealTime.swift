// Types of Dispatch that depend on real time. They are declared here as unavailable, so that code
// that uses them fails to compile and the compiler tells the reason, instead of waiting for a clock
// that does not move.

/// A time of the wall clock. The type is unavailable, because virtual time has no time of day.
@available(
  *, unavailable,
  message: "A wall clock is not modelled: its time differs from run to run. Use DispatchTime."
)
public enum DispatchWallTime {}

/// A source of events from the operating system. The type is unavailable, because the events would
/// arrive at another time in every run.
@available(
  *, unavailable,
  message:
    "Dispatch sources are not modelled. Use a Timer or CADisplayLink, which run on virtual time."
)
public enum DispatchSource {}
