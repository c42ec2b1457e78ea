extension UIBarButtonItem {
  /// The images and distances of a bar button item by which an app changes its looks. The model
  /// stores them and draws none.
  struct Looks {
    /// The place of an image: the button's own background or that of a back button.
    struct Background: Hashable {
      var isBack = false
      var state: UIControl.State
      var style: Style?
      var metrics: UIBarMetrics
    }

    var images: [Background: UIImage] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
    var verticalOffsets: [UIBarMetrics: CGFloat] = [:]
    var backVerticalOffsets: [UIBarMetrics: CGFloat] = [:]
  }

  /// Sets the image behind the button for a state, which is stored and not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images[Looks.Background(state: state, metrics: barMetrics)] = backgroundImage }
  /// Returns the image behind the button for a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[Looks.Background(state: state, metrics: barMetrics)]
  }

  /// Sets the image behind the button for a state, if the item has a style. The image is stored and
  /// not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    looks.images[Looks.Background(state: state, style: style, metrics: barMetrics)] =
      backgroundImage
  }
  /// Returns the image behind the button for a state, if the item has a style.
  public func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[Looks.Background(state: state, style: style, metrics: barMetrics)]
  }

  /// Sets the image behind a back button for a state, which is stored and not drawn.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images[Looks.Background(isBack: true, state: state, metrics: barMetrics)] =
      backgroundImage
  }
  /// Returns the image behind a back button for a state.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images[Looks.Background(isBack: true, state: state, metrics: barMetrics)] }

  /// Sets the distance by which the button's title is moved, which is stored and not drawn.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleOffsets[barMetrics] = adjustment
  }
  /// Returns the distance by which the button's title is moved.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titleOffsets[barMetrics] ?? .zero
  }

  /// Sets the distance by which a back button's title is moved, which is stored and not drawn.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { looks.backTitleOffsets[barMetrics] = adjustment }
  /// Returns the distance by which a back button's title is moved.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Sets the distance by which the image behind the button is moved up or down, which is stored
  /// and not drawn.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.verticalOffsets[barMetrics] = adjustment }
  /// Returns the distance by which the image behind the button is moved up or down.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.verticalOffsets[barMetrics] ?? 0
  }

  /// Sets the distance by which the image behind a back button is moved up or down, which is stored
  /// and not drawn.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.backVerticalOffsets[barMetrics] = adjustment }
  /// Returns the distance by which the image behind a back button is moved up or down.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { looks.backVerticalOffsets[barMetrics] ?? 0 }
}
