public import Foundation

/// A category of the system's log.
///
/// The model has no log. It discards an app's messages, because a run is described by its journal
/// (a list of events), and apps log something in every frame.
///
/// ```swift
/// private let log = OSLog(subsystem: "com.example.cards", category: "transitions")
/// os_log("progress %f", log: log, type: .debug, 0.5)  // compiles, and says nothing
/// ```
public final class OSLog: NSObject, Sendable {
  /// The identifier of the app or of the part of the app that logs.
  public let subsystem: String
  /// The name of the category of messages.
  public let category: String

  /// Creates a category of the log, whose messages are discarded.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The log for messages without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log whose messages are discarded. The model discards those of all logs.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// The severity of a log message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number of the severity.
  public let rawValue: UInt8
  /// Creates a severity from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The severity of an ordinary message.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that may be useful.
  public static let info = OSLogType(rawValue: 1)
  /// A message for the development of the app.
  public static let debug = OSLogType(rawValue: 2)
  /// A message about an error in the app.
  public static let error = OSLogType(rawValue: 16)
  /// A message about a fault in the system.
  public static let fault = OSLogType(rawValue: 17)
}

/// Discards a log message (see ``OSLog``).
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Discards a log message in the form of Swift 5 (see ``OSLog``).
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}
