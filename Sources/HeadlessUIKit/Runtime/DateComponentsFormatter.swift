public import Foundation

/// A formatter of durations, such as "1:05" or "1h 5m".
///
/// Foundation has none on Linux. This one writes English words, whatever the locale.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
open class DateComponentsFormatter: NSObject, @unchecked Sendable {
  /// The form of the units: signs between numbers, letters, or words.
  @frozen public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The units whose number is zero that are left out or padded.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits that represent the behaviour.
    public let rawValue: UInt
    /// Creates a behaviour from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Zeros are dropped, but those in the middle and at the end of the form with signs.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first unit with a number are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between units with a number are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last unit with a number are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers are written with two digits, and no zeros are dropped.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The form of the units.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written; 0 stands for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units whose number is zero that are left out or padded.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units that are written; 0 stands for any number.
  open var maximumUnitCount = 0
  /// True if "About" stands before the text.
  open var includesApproximationPhrase = false
  /// True if "remaining" stands after the text.
  open var includesTimeRemainingPhrase = false
  /// True if a duration that does not fit into the units is written with a larger first number.
  open var collapsesLargestUnit = false
  /// True if the first units may have a fraction. The model writes whole numbers.
  open var allowsFractionalUnits = false
  /// The calendar by which days are counted. The model counts 86,400 seconds as a day.
  open var calendar: Calendar?

  public override init() { super.init() }

  /// A unit of time, with its word, and with the abbreviations of it by one letter and by more.
  private typealias TimeUnit = (
    unit: NSCalendar.Unit, seconds: Int, name: String, sign: String, short: String
  )
  private static let units: [TimeUnit] = [
    (.year, 31_536_000, "year", "y", "yr"), (.month, 2_592_000, "month", "mo", "mth"),
    (.weekOfMonth, 604_800, "week", "w", "wk"), (.day, 86_400, "day", "d", "day"),
    (.hour, 3_600, "hour", "h", "hr"), (.minute, 60, "minute", "m", "min"),
    (.second, 1, "second", "s", "sec"),
  ]

  /// Returns the text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let text = text(for: Int(abs(ti).rounded()))
    return ti < 0 && !text.isEmpty ? "-" + text : text
  }
  /// Returns the text of the duration from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
  /// Returns the text of a duration that is given in units.
  open func string(from components: DateComponents) -> String? {
    let numbers = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    let seconds = zip(numbers, Self.units).map { ($0 ?? 0) * $1.seconds }.reduce(0, +)
    return string(from: TimeInterval(seconds))
  }

  private func text(for seconds: Int) -> String {
    let allowed = Self.units.filter {
      allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
    }
    var rest = seconds
    var parts = allowed.map { unit in
      let number = rest / unit.seconds
      rest %= unit.seconds
      return (unit: unit, number: number)
    }
    parts = withoutZeros(parts, number: \.number)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let words = parts.enumerated().map { place, part -> String in
      let digits = "\(part.number)"
      let padded = digits.count < 2 ? "0" + digits : digits
      let (name, short) = (part.unit.name, part.unit.short)
      let plural = part.number == 1 ? "" : "s"
      switch unitsStyle {
      case .positional: return isPadded || place > 0 ? padded : digits
      case .abbreviated: return (isPadded ? padded : digits) + part.unit.sign
      case .brief: return digits + short + (short == name ? plural : "")
      case .short: return digits + " " + short + (["min", "sec"].contains(short) ? "" : plural)
      case .full, .spellOut: return digits + " " + name + plural
      }
    }
    let separator =
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    let text = words.joined(separator: separator)
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Leaves out the zeros that the behaviour drops; one unit always stays.
  private func withoutZeros<Part>(_ parts: [Part], number: KeyPath<Part, Int>) -> [Part] {
    let behavior = zeroFormattingBehavior
    guard !behavior.contains(.pad) else { return parts }
    let isPositional = unitsStyle == .positional
    let isDefault = behavior.contains(.default)
    guard let first = parts.firstIndex(where: { $0[keyPath: number] != 0 }),
      let last = parts.lastIndex(where: { $0[keyPath: number] != 0 })
    else {
      let drops = isDefault || behavior.contains(.dropLeading)
      // At the form with signs a duration of zero seconds is "0".
      return drops ? Array(parts.suffix(1)) : parts
    }
    return parts.indices.filter { index in
      if parts[index][keyPath: number] != 0 { return true }
      if index < first { return !(isDefault || behavior.contains(.dropLeading)) }
      if index > last { return !(isDefault && !isPositional || behavior.contains(.dropTrailing)) }
      return !(isDefault && !isPositional || behavior.contains(.dropMiddle))
    }
    .map { parts[$0] }
  }
}
