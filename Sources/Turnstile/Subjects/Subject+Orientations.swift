public import HeadlessUIKit

extension Subject {
  /// Returns the subject on a device that turns the interface to the given orientations only, as
  /// the Info.plist of the subject's app declares them.
  ///
  /// An app that never turns need not lay out its cards anew for another size. A subject of a whole
  /// app has the orientations with which it is launched.
  ///
  /// ```swift
  /// let card = Subject("card") { stage in … }.supporting(.portrait)
  /// ```
  public func supporting(_ orientations: UIInterfaceOrientationMask) -> Subject {
    var subject = self
    let build = build
    subject.build = { stage in
      stage.simulator.declaredOrientations = orientations
      try build(stage)
    }
    return subject
  }
}

extension [Subject] {
  /// Returns all subjects of the list on a device that turns the interface to the given
  /// orientations only.
  public func supporting(_ orientations: UIInterfaceOrientationMask) -> [Subject] {
    map { $0.supporting(orientations) }
  }
}
