public import Foundation

// Names of Objective-C and C that every file sees on Apple's platforms.

/// The type `Int` under its name in Objective-C.
public typealias NSInteger = Int
/// The type `UInt` under its name in Objective-C.
public typealias NSUInteger = UInt

/// The number of nanoseconds in a second, under its name in C.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond, under its name in C.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond, under its name in C.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second, under its name in C.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The version number of Foundation. It is higher than those of all iOS versions that have a
/// constant, so apps take the branch for newer systems.
public let NSFoundationVersionNumber = 2_000.0
/// The version number of Foundation in iOS 6.0, with which apps compare that of the system.
public let NSFoundationVersionNumber_iOS_6_0 = 993.00
/// The version number of Foundation in iOS 6.1, with which apps compare that of the system.
public let NSFoundationVersionNumber_iOS_6_1 = 993.00
/// The version number of Foundation in iOS 7.0, with which apps compare that of the system.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version number of Foundation in iOS 7.1, with which apps compare that of the system.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version number of Foundation in iOS 8.0, with which apps compare that of the system.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version number of Foundation in iOS 8.4, with which apps compare that of the system.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The version number of Foundation in iOS 9.0, with which apps compare that of the system.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1

/// An Objective-C exception. In the model it ends the process when it is raised, because it cannot
/// be caught.
///
/// Unchecked: `@unchecked Sendable` is safe, because all properties are constants. The values in
/// `userInfo` are the app's own responsibility.
public final class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception, which says of what kind it is.
  public let name: NSExceptionName
  /// The reason for the exception, in words.
  public let reason: String?
  /// Further details of the exception that the app gives.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an Objective-C exception, which has no effect until it is raised.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Raises the exception. It ends the process, as an uncaught exception does on a device.
  public func raise() {
    fatalError(
      "Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }
}

/// The name of an Objective-C exception, which says of what kind it is.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of an exception's name.
  public let rawValue: String
  /// Creates the name of an exception from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of an exception from a string, without a label for the argument.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of an exception of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// The name of an exception that says that a method was given an argument that it cannot use.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// The name of an exception that says that an object is in a state that must not occur.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// The name of an exception that says that an index is out of bounds.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// A lock that one thread at a time can hold. The model has only one thread, so nobody ever waits
/// for it.
public struct os_unfair_lock: Sendable {
  fileprivate var isLocked = false
  /// Creates a lock that no thread holds.
  public init() {}
}

/// The lock `os_unfair_lock`, under the name of its structure in C.
public typealias os_unfair_lock_s = os_unfair_lock

/// Acquires the lock.
///
/// - Precondition: The lock is free. On a device a thread that acquires its own lock again waits
///   for ever; in the model it traps.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  precondition(!lock.pointee.isLocked, "os_unfair_lock_lock: this thread has the lock already.")
  lock.pointee.isLocked = true
}

/// Acquires the lock if it is free, and returns true. Returns false otherwise.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  guard !lock.pointee.isLocked else { return false }
  lock.pointee.isLocked = true
  return true
}

/// Releases the lock, so that it can be acquired again.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  precondition(lock.pointee.isLocked, "os_unfair_lock_unlock: the lock is not locked.")
  lock.pointee.isLocked = false
}
