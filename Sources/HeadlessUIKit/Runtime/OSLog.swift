public import Foundation

/// A category of the system's log.
///
/// The model has no log. Messages of an app are discarded, because a run is described by its
/// journal, and apps log at every frame.
///
/// ```swift
/// private let log = OSLog(subsystem: "com.example.cards", category: "transitions")
/// os_log("progress %f", log: log, type: .debug, 0.5)  // compiles, and says nothing
/// ```
public final class OSLog: NSObject, Sendable {
  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// The severity of a log message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
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
