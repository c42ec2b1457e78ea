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
