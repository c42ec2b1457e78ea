public import Foundation
public import UIKit

/// A network connection of which an app asks whether it is there.
///
/// In a check every connection is there and never changes, so that an app goes on and asks. What
/// its requests get is another matter (<doc:Outside>).
///
/// Unchecked: the object has no state.
public final class SCNetworkReachability: @unchecked Sendable {
  fileprivate init() {}
}

/// The ways in which a network connection can be used.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let connectionAutomatic = connectionOnTraffic
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The app's own value for the callback of a connection, with functions that keep it.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public init() { version = 0 }
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?
  ) { (self.version, self.info) = (version, info) }
}

/// A function that is called when a connection changes. In the model none does.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// Returns the connection to a host.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the connection to an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Tells how a connection can be used: it is there.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

/// Has a function called when the connection changes, which it never does.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Has changes reported on a queue. There are none.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

/// Has changes reported in a run loop. There are none.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// Has changes no longer reported in a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

extension sockaddr_in {
  /// The size of the address, which is not stored in it on Linux.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The size of the address, which is not stored in it on Linux.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr {
  /// The size of the address, which is not stored in it on Linux.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}
