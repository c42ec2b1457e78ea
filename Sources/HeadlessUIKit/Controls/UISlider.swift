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
