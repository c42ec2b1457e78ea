public import Foundation

/// A control for choosing a date, a time, or a duration. In the model touches do not turn the
/// picker's wheels; only code sets the date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker chooses, such as a time or a date.
  @frozen public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// The style of a date picker: wheels, compact or inline.
  @frozen public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

  /// The chosen date. A date outside the range from ``minimumDate`` to ``maximumDate`` is moved
  /// into it.
  open var date: Foundation.Date {
    get { chosen }
    set { chosen = limited(newValue) }
  }
  private var chosen = Foundation.Date(
    timeIntervalSinceReferenceDate: Simulator.current.seconds)

  /// The kind of value that is chosen, such as a time. It determines the date picker's content
  /// size.
  open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The style that the app prefers for the date picker. It determines the picker's content size.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The style of the date picker: the preferred one, or wheels if the app prefers none.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }
  /// The earliest date that can be chosen. If the chosen date is earlier, it becomes this date.
  open var minimumDate: Foundation.Date? { didSet { date = chosen } }
  /// The latest date that can be chosen. If the chosen date is later, it becomes this date.
  open var maximumDate: Foundation.Date? { didSet { date = chosen } }
  /// The chosen duration of a countdown in seconds, which is stored and not shown.
  open var countDownDuration: TimeInterval = 0
  /// The number of minutes from one row of the minute wheel to the next. The model stores the
  /// number and does not round dates to it.
  open var minuteInterval = 1
  /// The locale of the date picker, which is stored and not used.
  open var locale: Locale?
  /// The calendar of the date picker, which is stored and not used.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone of the date picker, which is stored and not used.
  open var timeZone: TimeZone?
  /// True if dates are rounded to ``minuteInterval``. The value is stored and has no effect.
  open var roundsToMinuteInterval = true

  /// Sets the chosen date. The model does not animate the change.
  open func setDate(_ date: Foundation.Date, animated: Bool) { self.date = date }

  private func limited(_ date: Foundation.Date) -> Foundation.Date {
    let above = minimumDate.map { max(date, $0) } ?? date
    return maximumDate.map { min(above, $0) } ?? above
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: CGSize(width: datePickerMode == .dateAndTime ? 210 : 124, height: 34)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 34 : 330)
    case .automatic, .wheels: CGSize(width: 320, height: 216)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
