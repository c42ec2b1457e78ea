// Types of Dispatch that depend on real time. They are declared here as unavailable, so that code
// that uses them fails to compile and the compiler tells the reason, instead of waiting for a clock
// that does not move.

/// A deadline by the time of day, which virtual time does not have.
@available(
  *, unavailable,
  message: "A wall clock is not modelled: its time differs from run to run. Use DispatchTime."
)
public enum DispatchWallTime {}

/// A source of events from the operating system, which would arrive at another time in every run.
@available(
  *, unavailable,
  message:
    "Dispatch sources are not modelled. Use a Timer or CADisplayLink, which run on virtual time."
)
public enum DispatchSource {}
