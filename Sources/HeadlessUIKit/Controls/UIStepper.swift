/// A control by whose two buttons the user increases or decreases a number.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number that the stepper changes. A number outside the range from ``minimumValue`` to
  /// ``maximumValue`` is moved into it.
  open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The smallest number that the stepper can have.
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  /// The greatest number that the stepper can have.
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  /// The amount by which one tap changes the stepper's number.
  open var stepValue: Double = 1
  /// True if the stepper sends `.valueChanged` during a long press as well. Stored without effect:
  /// in the model each tap sends the event once.
  open var isContinuous = true
  /// A Boolean value without effect: each tap counts once, however long it is.
  ///
  /// In UIKit, true makes the number change again and again during a long press.
  open var autorepeat = true { didSet { inert("UIStepper.autorepeat") } }
  /// A Boolean value that says whether a tap beyond one limit of the number continues at the other
  /// limit.
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
