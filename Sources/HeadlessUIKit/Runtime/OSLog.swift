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
  /// The identifier of the app, or of the part of the app, whose messages go to this log.
  public let subsystem: String
  /// The name of the category of messages that go to this log.
  public let category: String

  /// Creates a log for a category of messages. The model discards them.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The log for messages without a category. The model discards them.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log whose messages are discarded. The model discards those of all logs.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// The severity of a log message, such as *error*.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The raw value of a log message's severity, as the system numbers it.
  public let rawValue: UInt8
  /// Creates the severity of a log message from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The severity of an ordinary log message.
  public static let `default` = OSLogType(rawValue: 0)
  /// The severity of a log message that may be useful but is not essential.
  public static let info = OSLogType(rawValue: 1)
  /// The severity of a log message that serves the development of the app.
  public static let debug = OSLogType(rawValue: 2)
  /// The severity of a log message about an error in the app.
  public static let error = OSLogType(rawValue: 16)
  /// The severity of a log message about a fault in the system.
  public static let fault = OSLogType(rawValue: 17)
}

/// Discards a log message, because the model has no log (see ``OSLog``).
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Discards a log message in the form that Swift 5 has for it, because the model has no log (see
/// ``OSLog``).
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}
