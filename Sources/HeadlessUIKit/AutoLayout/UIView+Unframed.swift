/// Frames for views that lost theirs because calls of a missing layout library were cut.
///
/// Such a view has a superview, no constraint and no size, so no touch can hit it. In a run that
/// has passed a cut, the view gets the bounds of its superview as its frame, until other code sets
/// a frame. The view must be touchable itself or contain a touchable view. If several controls
/// share the superview, each gets a row of it.
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

  /// True if the app's code sets the frames of the subviews. False for the model's own views, such
  /// as bars, which set the frames of their parts themselves.
  private var placesAsToldByApp: Bool {
    let name = String(reflecting: type(of: self))
    return !name.hasPrefix("HeadlessUIKit.")
      || ["HeadlessUIKit.UIView", "HeadlessUIKit.UIScrollView"].contains(name)
  }

  /// True if neither constraints nor code have given this view a frame, and it is or contains a
  /// touchable view.
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
