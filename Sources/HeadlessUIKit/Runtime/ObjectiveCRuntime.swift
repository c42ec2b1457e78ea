public import Foundation

/// The code of a method of Objective-C. There is none in the model, whose methods are Swift's.
public typealias IMP = OpaquePointer

/// A method of a class of Objective-C. There is none in the model, whose methods are Swift's.
public typealias Method = OpaquePointer

/// Locks an object against other threads. The model has one thread, so nothing is locked; the
/// result 0 stands for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Unlocks an object. The model has one thread, so nothing was locked; the result 0 stands for
/// success.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

extension NSObject {
  /// Returns a pointer that is not `nil` if the object's class has the method that a selector
  /// names.
  ///
  /// Libraries ask for the implementation to check that a target has its action's method: RxSwift
  /// does so for each control and recogniser. The pointer leads to no code and must not be called.
  public func method(for aSelector: Selector!) -> IMP! {
    guard let aSelector, responds(to: aSelector) else { return nil }
    return OpaquePointer(bitPattern: 1)
  }
}
