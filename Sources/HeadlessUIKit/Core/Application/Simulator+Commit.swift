extension Simulator: SimulatorDuties {
  /// What ends every turn that changed anything: layout, drawing, then Core Animation's
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
    // Read off the main thread, too, so it is not kept in the world and set back with it.
    UITraitCollection.current = UITraitCollection()
  }
}
