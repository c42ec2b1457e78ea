/// Frames for views that a missing layout library would have framed.
///
/// A view whose layout calls were cut has a superview, no constraint, and no size, so no touch
/// finds it. In a run that has passed a cut, such a view gets the whole of its superview as its
/// frame, until other code frames it. It must be touchable itself or contain a touchable view.
/// Several controls share the superview, one row each.
extension UIView {
  func frameUnframedSubviews() {
    let unframed = children.filter(\.isUnframed)
    guard !unframed.isEmpty, placesAsToldByApp else { return }
    let world = Simulator.current
    let controls = unframed.filter { $0 is UIControl }
    for view in unframed {
      let isNew = world.cuts.givenFrames[view.serial] == nil
      var place = CGRect(origin: .zero, size: bounds.size)
      if controls.count > 1, let row = controls.firstIndex(where: { $0 === view }) {
        place.size.height = bounds.height / CGFloat(controls.count)
        place.origin.y = CGFloat(row) * place.height
      }
      if world.cutAnswers == .otherSizes {
        place = place.insetBy(dx: place.width / 4, dy: place.height / 4)
      }
      world.cuts.givenFrames[view.serial] = place
      if view.frame != place { view.frame = place }
      if isNew {
        world.publish(
          .outside(
            "\(type(of: view)) has no size where layout was cut, and gets that of its superview"))
      }
    }
  }

  /// True if the app's code frames the subviews; false for the model's own views, which frame their
  /// parts themselves.
  private var placesAsToldByApp: Bool {
    let name = String(reflecting: type(of: self))
    return !name.hasPrefix("HeadlessUIKit.")
      || ["HeadlessUIKit.UIView", "HeadlessUIKit.UIScrollView"].contains(name)
  }

  /// True if neither constraints nor code have framed this view, and it contains a touchable view.
  private var isUnframed: Bool {
    if let given = Simulator.current.cuts.givenFrames[serial] {
      return frame == given && (layoutState?.references.all ?? 0) == 0
    }
    return bounds.size == .zero && (layoutState?.references.all ?? 0) == 0 && canBeTouchedInside
  }

  private var canBeTouchedInside: Bool {
    self is UIControl || gestureRecognizers?.isEmpty == false
      || children.contains { $0.canBeTouchedInside }
  }
}
