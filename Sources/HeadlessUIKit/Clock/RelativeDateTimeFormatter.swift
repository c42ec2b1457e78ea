public import Foundation

/// A formatter of the distance between two dates, such as "2 days ago" or "in 1 hour".
///
/// Foundation has none on Linux. This one writes English words, whatever the locale.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class RelativeDateTimeFormatter: NSObject, @unchecked Sendable {
  /// The form of the units: words, numbers in words, abbreviations, or short abbreviations.
  @frozen public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// The way to write short distances: always with a number, or by a name such as "yesterday".
  @frozen public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// The form of the units.
  open var unitsStyle = UnitsStyle.full
  /// The way to write short distances.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The place of the text in a sentence. The model writes the same text everywhere.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar by which days are counted. The model counts 86,400 seconds as a day.
  open var calendar: Calendar! = .current
  /// The language of the text. The model writes English.
  open var locale: Locale! = .current

  public override init() { super.init() }

  /// A unit of time, with its word, its abbreviation and its names one unit back, now and one unit
  /// ahead.
  private typealias TimeUnit = (
    seconds: Double, name: String, short: String, past: String?, now: String, next: String?
  )
  private static let units: [TimeUnit] = [
    (31_536_000, "year", "yr.", "last year", "this year", "next year"),
    (2_592_000, "month", "mo.", "last month", "this month", "next month"),
    (604_800, "week", "wk.", "last week", "this week", "next week"),
    (86_400, "day", "day", "yesterday", "today", "tomorrow"),
    (3_600, "hour", "hr.", nil, "this hour", nil),
    (60, "minute", "min.", nil, "this minute", nil),
    (1, "second", "sec.", nil, "now", nil),
  ]

  /// Returns the text of a distance in seconds: of one in the past if it is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite, abs(timeInterval) < 1e15 else { return "" }
    let distance = abs(timeInterval)
    let unit = Self.units.first { distance >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let number = Int((distance / unit.seconds).rounded(.down))
    return text(number, unit, isPast: timeInterval < 0)
  }

  /// Returns the text of the distance from a reference date to another one.
  open func localizedString(
    for date: Foundation.Date, relativeTo referenceDate: Foundation.Date
  ) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns the text of a distance that is given in units. The largest one that is not zero
  /// counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let numbers = [
      dateComponents.year, dateComponents.month, dateComponents.weekOfMonth, dateComponents.day,
      dateComponents.hour, dateComponents.minute, dateComponents.second,
    ]
    let place = numbers.firstIndex { ($0 ?? 0) != 0 } ?? numbers.count - 1
    let number = numbers[place] ?? 0
    return text(abs(number), Self.units[place], isPast: number < 0)
  }

  /// Returns the text of the distance from now to a date; `nil` for anything but a date.
  open func string(for obj: Any?) -> String? {
    (obj as? Foundation.Date).map { localizedString(for: $0, relativeTo: appDate()) }
  }

  private func text(_ number: Int, _ unit: TimeUnit, isPast: Bool) -> String {
    if dateTimeStyle == .named {
      if number == 0 { return unit.now }
      if number == 1, let name = isPast ? unit.past : unit.next { return name }
    }
    let word =
      switch unitsStyle {
      case .full, .spellOut: unit.name + (number == 1 ? "" : "s")
      case .short, .abbreviated:
        unit.short == unit.name && number != 1 ? unit.short + "s" : unit.short
      }
    return isPast ? "\(number) \(word) ago" : "in \(number) \(word)"
  }
}
