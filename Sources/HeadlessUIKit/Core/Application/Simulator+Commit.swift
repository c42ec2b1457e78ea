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
    // `UITraitCollection.current` is stored outside the simulator, because it can be read off the
    // main thread. So tearing down the simulator has to reset it.
    UITraitCollection.current = UITraitCollection()
  }
}
