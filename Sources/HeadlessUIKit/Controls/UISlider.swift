/// A control for choosing a number between two limits.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The chosen number. A number outside the range from ``minimumValue`` to ``maximumValue`` is
  /// moved into it.
  open var value: Float {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  private var number: Float = 0

  /// The smallest number that the user can choose. Setting it raises ``value`` if necessary.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// The greatest number that the user can choose. Setting it lowers ``value`` if necessary.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// A Boolean value that says whether every movement of the thumb sends `.valueChanged`. If it is
  /// false, only lifting the finger sends the event.
  open var isContinuous = true
  /// The colour of the slider's track before the thumb, which is stored and not drawn.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the slider's track after the thumb, which is stored and not drawn.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the slider's thumb, which is stored and not drawn.
  open var thumbTintColor: UIColor?
  /// The image at the slider's end of the smallest number, which is stored and not drawn.
  open var minimumValueImage: UIImage?
  /// The image at the slider's end of the greatest number, which is stored and not drawn.
  open var maximumValueImage: UIImage?
  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]

  /// Sets the image of the slider's thumb for a state, which is stored and not drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Returns the image of the slider's thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The image of the slider's thumb for the state in which the slider is.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// Sets the image of the track before the thumb for a state, which is stored and not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }
  /// Returns the image of the track before the thumb for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Sets the image of the track after the thumb for a state, which is stored and not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }
  /// Returns the image of the track after the thumb for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// Returns the rectangle of the track inside the slider's bounds: 4 points high, in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }
  /// Returns the rectangle of the thumb at a number, as wide as the thumb's image, or 31 points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Sets the chosen number, without animation and without sending an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = touch.location(in: self).x - touch.previousLocation(in: self).x
    guard bounds.width > 0, moved != 0 else { return true }
    value += Float(moved / bounds.width) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
