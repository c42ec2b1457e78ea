extension Simulator: SimulatorDuties {
  /// Ends a run-loop turn that changed any view or layer: lays out the windows, sends
  /// `viewIsAppearing`, draws, and commits Core Animation's transaction.
  func commit() {
    for window in application.windows { window.layoutIfNeeded() }
    announceAppearing()
    drawViews()
    CATransaction.commitImplicit()
  }

  func tearDown() {
    animations.tearDown()
    abandonTransitions()
    // The current traits can be read off the main thread, so they are stored outside the simulator
    // and must be reset here.
    UITraitCollection.current = UITraitCollection()
  }
}
