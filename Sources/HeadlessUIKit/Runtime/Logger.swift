/// A logger for a category of the system's log. Its messages are discarded (see ``OSLog``).
///
/// ```swift
/// private let log = Logger(subsystem: "com.example.cards", category: "transitions")
/// log.debug("progress \(0.5, privacy: .public)")  // compiles, and says nothing
/// ```
public struct Logger: Sendable {
  /// Creates a logger for no particular category. Its messages are discarded.
  public init() {}
  /// Creates a logger for a subsystem and a category. Its messages are discarded.
  public init(subsystem: String, category: String) {}
  /// Creates a logger for an `OSLog`. Its messages are discarded.
  public init(_ logObj: OSLog) {}

  /// Discards a log message, because the model has no log.
  public func log(_ message: OSLogMessage) {}
  /// Discards a log message of the given severity, because the model has no log.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Discards a log message of the severity *trace*.
  public func trace(_ message: OSLogMessage) {}
  /// Discards a log message of the severity *debug*.
  public func debug(_ message: OSLogMessage) {}
  /// Discards a log message of the severity *info*.
  public func info(_ message: OSLogMessage) {}
  /// Discards a log message of the severity *notice*.
  public func notice(_ message: OSLogMessage) {}
  /// Discards a log message of the severity *warning*.
  public func warning(_ message: OSLogMessage) {}
  /// Discards a log message of the severity *error*.
  public func error(_ message: OSLogMessage) {}
  /// Discards a log message of the severity *critical*.
  public func critical(_ message: OSLogMessage) {}
  /// Discards a log message of the severity *fault*.
  public func fault(_ message: OSLogMessage) {}
}

/// A message for the log, with interpolated values. A device evaluates the values only when
/// somebody reads the message; the model never evaluates them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a log message from a string without interpolated values.
  public init(stringLiteral value: String) {}
  /// Creates a log message from an interpolated string, whose values are not evaluated.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of an interpolated log message, literals and values. The model discards all of them.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates an interpolated log message without any parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Discards a literal part of an interpolated log message.
  public mutating func appendLiteral(_ literal: String) {}
  /// Discards a value in an interpolated log message without evaluating it.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Discards an integer in an interpolated log message without evaluating it.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  /// Discards a floating-point number in an interpolated log message without evaluating it.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The privacy of an interpolated value in a log message.
public struct OSLogPrivacy: Sendable {
  /// The text that stands in the log in place of a private value, such as its hash.
  public enum Mask: Sendable { case hash, none }

  /// The interpolated value may be read in the log by everybody.
  public static let `public` = OSLogPrivacy()
  /// The interpolated value is private, so that it is not written to the log.
  public static let `private` = OSLogPrivacy()
  /// The interpolated value is sensitive, so that it is never written to the log.
  public static let sensitive = OSLogPrivacy()
  /// The type of the interpolated value decides if the value is written to the log.
  public static let auto = OSLogPrivacy()
  /// Returns the privacy of an interpolated value in place of which a mask is written to the log.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of an interpolated value in place of which a mask may be written to the
  /// log.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width and alignment of an interpolated value in a log message.
public struct OSLogStringAlignment: Sendable {
  /// The interpolated value of a log message is not aligned.
  public static let none = OSLogStringAlignment()
  /// Returns an alignment of a log message's value to the left of a column of the given width. Has
  /// no effect, because the model has no log.
  public static func left(columns: @autoclosure () -> Int) -> Self { none }
  /// Returns an alignment of a log message's value to the right of a column of the given width. Has
  /// no effect, because the model has no log.
  public static func right(columns: @autoclosure () -> Int) -> Self { none }
}

/// The format of an integer in a log message. Has no effect, because the model has no log.
public struct OSLogIntegerFormatting: Sendable {
  /// An integer in a log message is written in decimal digits.
  public static let decimal = OSLogIntegerFormatting()
  /// An integer in a log message is written in hexadecimal digits.
  public static let hex = OSLogIntegerFormatting()
  /// An integer in a log message is written in octal digits.
  public static let octal = OSLogIntegerFormatting()
  /// Returns the format of an integer in a log message in decimal digits. The arguments have no
  /// effect, because the model has no log.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> Self { decimal }
}

/// The format of a floating-point number in a log message. Has no effect, because the model has no
/// log.
public struct OSLogFloatFormatting: Sendable {
  /// A floating-point number in a log message is written with a fixed number of decimals.
  public static let fixed = OSLogFloatFormatting()
  /// A floating-point number in a log message is written with an exponent.
  public static let exponential = OSLogFloatFormatting()
  /// Returns the format of a floating-point number in a log message with a fixed number of
  /// decimals. The arguments have no effect, because the model has no log.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> Self { fixed }
}
