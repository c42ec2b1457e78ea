import VirtualTime

/// The events of a run that delay a transition or change the screen without the app's fault.
struct Interruptions {
  /// The seconds for which steps kept the main thread busy; deadlines are extended by this time.
  private(set) var stalled: Double = 0
  /// The virtual instant at which the app last came back from the background.
  private(set) var lastReturn = VirtualInstant.zero
  /// The virtual instant at which the window last changed its size, as in a rotation; `nil` if it
  /// never did.
  private var lastResize: VirtualInstant?

  /// Adds a stall of the main thread to the time by which deadlines of transitions are extended.
  mutating func stall(milliseconds: Int) { stalled += Double(milliseconds) / 1000 }

  /// Stores the instant at which the app comes back from the background and is active again.
  mutating func returnToFront(at instant: VirtualInstant) { lastReturn = instant }

  /// Stores the instant at which the window changes its size, as in a rotation.
  mutating func resize(at instant: VirtualInstant) { lastResize = instant }

  /// Returns true if the window has changed its size at the given instant or later.
  func resized(since instant: VirtualInstant) -> Bool { lastResize.map { $0 >= instant } ?? false }
}
