/// A control for increasing and decreasing a number step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number, limited to the range from the minimum to the maximum value.
  open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The smallest number that the value may have.
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  /// The greatest number that the value may have.
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  /// The amount by which one tap changes the number.
  open var stepValue: Double = 1
  /// True if each change of the value sends `.valueChanged`. Stored without effect: each tap sends
  /// the event.
  open var isContinuous = true
  /// A Boolean value without effect: each tap counts once, however long it is.
  open var autorepeat = true { didSet { inert("UIStepper.autorepeat") } }
  /// A Boolean value that is true if a tap beyond one limit continues at the other limit.
  open var wraps = false

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override func finger(upInside isInside: Bool, with event: UIEvent?) {
    super.finger(upInside: isInside, with: event)
    guard isInside, let touch = event?.allTouches?.first else { return }
    let old = value
    value += touch.location(in: self).x < bounds.midX ? -stepValue : stepValue
    if wraps, value == old { value = old == maximumValue ? minimumValue : maximumValue }
    if value != old { sendActions(for: .valueChanged) }
  }
}
