extension Simulator: SimulatorDuties {
  /// Ends a turn that changed any view or layer: lays out, draws, and commits Core Animation's
  /// transaction.
  func commit() {
    for window in application.windows { window.layoutIfNeeded() }
    announceAppearing()
    drawViews()
    CATransaction.commitImplicit()
  }

  func tearDown() {
    animations.tearDown()
    abandonTransitions()
    // The current traits are also read off the main thread. So they are not stored in the
    // simulator, and must be reset here.
    UITraitCollection.current = UITraitCollection()
  }
}
