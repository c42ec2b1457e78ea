public import Foundation

/// A control for a date, a time, or a length of time. No finger turns its wheels here; what code
/// sets is kept.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What it chooses.
  @frozen public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// What it looks like.
  @frozen public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

  /// What is chosen, between the limits.
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
  /// What it looks like: wheels, unless something else is preferred.
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

  /// Chooses a date.
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
