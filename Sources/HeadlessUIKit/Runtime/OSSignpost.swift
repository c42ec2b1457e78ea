/// The identifier of an interval that an app measures with signposts, which the model discards.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64
  /// Creates an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier for a log. All identifiers that are made in this way are equal.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates an identifier for an object. All identifiers that are made in this way are equal.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier of no interval.
  public static let invalid = OSSignpostID(UInt64.max)
  /// An identifier of no interval.
  public static let null = OSSignpostID(0)

  /// Compares the numbers of two identifiers.
  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment of interest.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Discards a signpost (see ``OSLog``).
///
/// ```swift
/// os_signpost(.begin, log: log, name: "layout")  // compiles, and measures nothing
/// ```
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Discards a signpost with a message (see ``OSLog``).
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
