/// A logger for a category of the system's log. Its messages are discarded (see ``OSLog``).
///
/// ```swift
/// private let log = Logger(subsystem: "com.example.cards", category: "transitions")
/// log.debug("progress \(0.5, privacy: .public)")  // compiles, and says nothing
/// ```
public struct Logger: Sendable {
  /// Creates a logger, whose messages are discarded.
  public init() {}
  /// Creates a logger for a category, whose messages are discarded.
  public init(subsystem: String, category: String) {}
  /// Creates a logger for a log, whose messages are discarded.
  public init(_ logObj: OSLog) {}

  /// Discards a message.
  public func log(_ message: OSLogMessage) {}
  /// Discards a message of the given severity.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Discards a message of the severity *trace*.
  public func trace(_ message: OSLogMessage) {}
  /// Discards a message of the severity *debug*.
  public func debug(_ message: OSLogMessage) {}
  /// Discards a message of the severity *info*.
  public func info(_ message: OSLogMessage) {}
  /// Discards a message of the severity *notice*.
  public func notice(_ message: OSLogMessage) {}
  /// Discards a message of the severity *warning*.
  public func warning(_ message: OSLogMessage) {}
  /// Discards a message of the severity *error*.
  public func error(_ message: OSLogMessage) {}
  /// Discards a message of the severity *critical*.
  public func critical(_ message: OSLogMessage) {}
  /// Discards a message of the severity *fault*.
  public func fault(_ message: OSLogMessage) {}
}

/// A message for the log. A device evaluates its values only when the message is read; the model
/// never does.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message from a string without interpolated values.
  public init(stringLiteral value: String) {}
  /// Creates a message from an interpolated string, whose values are not evaluated.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of an interpolated log message: literals and values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates a message without any parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Discards a literal part of the message.
  public mutating func appendLiteral(_ literal: String) {}
  /// Discards a value without evaluating it.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Discards an integer without evaluating it.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  /// Discards a floating-point number without evaluating it.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The privacy of an interpolated value in a log message.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a private value in the log.
  public enum Mask: Sendable { case hash, none }

  /// The value may be read by everybody.
  public static let `public` = OSLogPrivacy()
  /// The value is not written to the log.
  public static let `private` = OSLogPrivacy()
  /// The value is not written to the log, because it is sensitive.
  public static let sensitive = OSLogPrivacy()
  /// The log decides by the type of the value.
  public static let auto = OSLogPrivacy()
  /// Returns the privacy of a value that is replaced by a mask in the log.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of a value that may be replaced by a mask in the log.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width and alignment of an interpolated value in a log message.
public struct OSLogStringAlignment: Sendable {
  /// The value of a log message's part is not aligned.
  public static let none = OSLogStringAlignment()
  /// Returns an alignment to the left of a column of the given width. Has no effect.
  public static func left(columns: @autoclosure () -> Int) -> Self { none }
  /// Returns an alignment to the right of a column of the given width. Has no effect.
  public static func right(columns: @autoclosure () -> Int) -> Self { none }
}

/// The format of an integer in a log message.
public struct OSLogIntegerFormatting: Sendable {
  /// The integer is written in decimal digits.
  public static let decimal = OSLogIntegerFormatting()
  /// The integer is written in hexadecimal digits.
  public static let hex = OSLogIntegerFormatting()
  /// The integer is written in octal digits.
  public static let octal = OSLogIntegerFormatting()
  /// Returns a format of decimal digits. The arguments have no effect.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> Self { decimal }
}

/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
  /// The number is written with a fixed number of decimals.
  public static let fixed = OSLogFloatFormatting()
  /// The number is written with an exponent.
  public static let exponential = OSLogFloatFormatting()
  /// Returns a format with a fixed number of decimals. The arguments have no effect.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> Self { fixed }
}
