public import Foundation

// The locks of Foundation, as classes that an app can inherit.
//
// On Linux Foundation's own locks cannot be inherited: they have stored properties whose types the
// compiler cannot load. Apps and libraries do inherit them: the flags of RxSwift are a subclass of
// `NSLock` with a number in it. Each class below keeps a lock of Foundation's and passes on every
// call, so a lock that is locked twice blocks here as it does on a device.

/// A lock that one thread at a time can have.
///
/// The class shadows Foundation's own, which cannot be inherited on Linux.
///
/// Unchecked: the lock inside is safe to use from all threads.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = Foundation.NSLock()

  /// Creates a lock that nobody has.
  public override init() {}

  /// A name that tells the lock from others in a debugger.
  open var name: String?

  /// Waits until the lock is free, and takes it.
  open func lock() { inner.lock() }

  /// Gives the lock back.
  open func unlock() { inner.unlock() }

  /// Takes the lock if it is free, and returns true if it was.
  open func `try`() -> Bool { inner.try() }

  /// Takes the lock if it is free, and returns true if it was. On virtual time nobody else can give
  /// it back while the caller waits, so the call does not wait.
  open func lock(before limit: Foundation.Date) -> Bool { inner.try() }
}

/// A lock that the thread which has it can take again.
///
/// The class shadows Foundation's own, which cannot be inherited on Linux.
///
/// Unchecked: the lock inside is safe to use from all threads.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = Foundation.NSRecursiveLock()

  /// Creates a lock that nobody has.
  public override init() {}

  /// A name that tells the lock from others in a debugger.
  open var name: String?

  /// Waits until the lock is free or the caller's, and takes it.
  open func lock() { inner.lock() }

  /// Gives the lock back once.
  open func unlock() { inner.unlock() }

  /// Takes the lock if it is free or the caller's, and returns true if it was.
  open func `try`() -> Bool { inner.try() }

  /// Takes the lock if it is free or the caller's, and returns true if it was. On virtual time
  /// nobody else can give it back while the caller waits, so the call does not wait.
  open func lock(before limit: Foundation.Date) -> Bool { inner.try() }
}
