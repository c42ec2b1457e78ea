/// A control that counts up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous = true
  /// A Boolean value without effect: each tap counts once, however long it is.
  open var autorepeat = true { didSet { inert("UIStepper.autorepeat") } }
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
