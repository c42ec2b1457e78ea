// Dispatch's ways to wait for the real world. They are named here so that code using them fails to
// compile with the reason, instead of waiting for a clock that does not move.

/// Times of day, which virtual time has none of.
@available(
  *, unavailable,
  message: "A wall clock is not modelled: its time differs from run to run. Use DispatchTime."
)
public enum DispatchWallTime {}

/// Events of the operating system, which would arrive at another moment in every run.
@available(
  *, unavailable,
  message:
    "Dispatch sources are not modelled. Use a Timer or CADisplayLink, which run on virtual time."
)
public enum DispatchSource {}
