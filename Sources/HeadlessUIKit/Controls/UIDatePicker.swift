public import Foundation

/// A control for choosing a date, a time, or a duration. In the model touches do not turn its
/// wheels; only code sets values.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker chooses.
  @frozen public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// The look of a date picker.
  @frozen public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

  /// The chosen date, limited to the minimum and maximum date.
  open var date: Foundation.Date {
    get { chosen }
    set { chosen = limited(newValue) }
  }
  private var chosen = Foundation.Date(
    timeIntervalSinceReferenceDate: Simulator.current.seconds)

  /// The kind of value that is chosen. It determines the picker's content size.
  open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The look that the app asks for. It determines the picker's content size.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look of the picker: the preferred style, or wheels if the app prefers none.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }
  /// The earliest date that can be chosen. Setting it moves an earlier chosen date to it.
  open var minimumDate: Foundation.Date? { didSet { date = chosen } }
  /// The latest date that can be chosen. Setting it moves a later chosen date to it.
  open var maximumDate: Foundation.Date? { didSet { date = chosen } }
  /// The chosen duration in seconds, which is stored and not shown.
  open var countDownDuration: TimeInterval = 0
  /// The interval of the minutes on the wheel; the model does not round dates to it.
  open var minuteInterval = 1
  /// The locale of the picker, which is stored and not used.
  open var locale: Locale?
  /// The calendar of the picker, which is stored and not used.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone of the picker, which is stored and not used.
  open var timeZone: TimeZone?
  /// True if dates are rounded to ``minuteInterval``. The value is stored and has no effect.
  open var roundsToMinuteInterval = true

  /// Sets the chosen date, without animation.
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
