public import Foundation

/// A control for a date, a time, or a duration. Touches do not turn its wheels in the model; values
/// set by code are kept.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that is chosen.
  @frozen public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// The look of the picker.
  @frozen public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

  /// The chosen date, limited to the minimum and maximum date.
  open var date: Foundation.Date {
    get { chosen }
    set { chosen = limited(newValue) }
  }
  private var chosen = Foundation.Date(
    timeIntervalSinceReferenceDate: Simulator.current.seconds)

  open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look of the picker: the preferred style, or wheels.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }
  open var minimumDate: Foundation.Date? { didSet { date = chosen } }
  open var maximumDate: Foundation.Date? { didSet { date = chosen } }
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
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
