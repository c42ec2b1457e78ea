public import Foundation

extension ProcessInfo {
  /// True if the user has switched "Low Power Mode" on. The value is always false in the model.
  public var isLowPowerModeEnabled: Bool { false }
}

/// Locks an object against other threads. The model has one thread, so nothing is locked; the result
/// 0 stands for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Unlocks an object. The model has one thread, so nothing was locked; the result 0 stands for
/// success.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
