import VirtualTime

/// The events of a run that delay a transition or change the screen without the app's fault.
struct Interruptions {
  /// The seconds for which steps kept the main thread busy; deadlines are extended by this time.
  private(set) var stalled: Double = 0
  /// The instant when the app last became active.
  private(set) var lastReturn = VirtualInstant.zero
  /// The instant when the window last changed its size; `nil` if it never did.
  private var lastResize: VirtualInstant?

  /// Adds the time for which a step keeps the main thread busy.
  mutating func stall(milliseconds: Int) { stalled += Double(milliseconds) / 1000 }

  /// Stores the instant at which the app becomes active again.
  mutating func returnToFront(at instant: VirtualInstant) { lastReturn = instant }

  /// Stores the instant at which the window changes its size.
  mutating func resize(at instant: VirtualInstant) { lastResize = instant }

  /// Returns true if the window changed its size at an instant or later.
  func resized(since instant: VirtualInstant) -> Bool { lastResize.map { $0 >= instant } ?? false }
}
