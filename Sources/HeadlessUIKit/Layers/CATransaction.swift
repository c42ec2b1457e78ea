/// A group of changes to layers that share settings and a completion block.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// gradient.frame = bounds
/// CATransaction.commit()
/// ```
///
/// Changes outside of `begin` and `commit` belong to an implicit transaction, which ends at the end
/// of the run loop's turn.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The duration of implicit animations, in seconds, unless the app sets another one.
  static let standardDuration = 0.25

  /// Opens a transaction. Until it is committed, it is the current one.
  open class func begin() {
    let schedule = Simulator.current.animations
    schedule.transaction = TransactionLevel(outer: schedule.transaction)
  }

  /// Closes the innermost open transaction. If none is open, closes the turn's implicit one.
  ///
  /// The transaction's completion block runs at once if the transaction has no animations,
  /// otherwise when the last of them has ended.
  open class func commit() {
    let schedule = Simulator.current.animations
    guard let level = schedule.transaction, !level.isImplicit else { return commitImplicit() }
    schedule.transaction = level.outer
    level.latch?.close()
  }

  /// Commits the changes of layers that were made so far in the current turn of the run loop.
  open class func flush() { Simulator.current.duties.commit() }

  /// Returns the duration of implicit animations in the current transaction, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    Simulator.current.animations.transaction?.duration ?? standardDuration
  }
  /// Sets the duration of implicit animations in the current transaction, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { level.ownDuration = dur }

  /// Returns the timing function of the current transaction; `nil` if none is set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Simulator.current.animations.transaction?.timingFunction
  }
  /// Sets the timing function of implicit animations in the current transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    level.ownTimingFunction = function
  }

  /// Returns true if the current transaction has implicit animations turned off, so that layers
  /// without views change at once.
  open class func disableActions() -> Bool {
    Simulator.current.animations.transaction?.disablesActions ?? false
  }
  /// Turns implicit animations in the current transaction off (`true`) or on (`false`).
  open class func setDisableActions(_ flag: Bool) { level.ownDisablesActions = flag }

  /// Sets a value of the current transaction by its key, such as `kCATransactionDisableActions`.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      level.ownDuration = number(anObject)
    case kCATransactionDisableActions:
      level.ownDisablesActions = number(anObject).map { $0 != 0 }
    case kCATransactionAnimationTimingFunction:
      level.ownTimingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: level.otherValues[key] = anObject
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (keptByObjectiveC(value) as? NSNumber)?.doubleValue
  }

  /// Returns a value of the current transaction by its key; `nil` if none is set.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: level.value(of: key)
    }
  }

  /// Sets a block that runs when all animations that are added to this transaction from now on have
  /// ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let level = level
    level.latch?.close()
    level.latch = block.map(TransactionLatch.init)
  }
  /// Returns the completion block of the current transaction; `nil` if none is set.
  open class func completionBlock() -> (() -> Void)? { level.latch?.block }

  /// Ends the implicit transaction of a turn, and begins the animations that the turn has added.
  static func commitImplicit() {
    let schedule = Simulator.current.animations
    if let level = schedule.transaction, level.isImplicit {
      schedule.transaction = nil
      level.latch?.close()
    }
    schedule.commit()
  }

  /// The innermost open transaction. If none is open, the property opens an implicit one, which
  /// ends with this turn of the run loop.
  private static var level: TransactionLevel {
    let schedule = Simulator.current.animations
    if let level = schedule.transaction { return level }
    let level = TransactionLevel(outer: nil)
    level.isImplicit = true
    schedule.transaction = level
    Simulator.current.setNeedsCommit()
    return level
  }
}

/// The key by which a transaction's value is the duration of implicit animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key by which a transaction's value turns implicit animations off.
public let kCATransactionDisableActions = "disableActions"
/// The key by which a transaction's value is the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key by which a transaction's value is the block that runs when all its animations have
/// ended.
public let kCATransactionCompletionBlock = "completionBlock"

/// The number object for true, under the name that Core Foundation gives it.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// The number object for false, under the name that Core Foundation gives it.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

/// One open Core Animation transaction. A setting that the app has not given it is taken from the
/// transaction around it.
@MainActor
final class TransactionLevel {
  let outer: TransactionLevel?
  var isImplicit = false
  var ownDuration: Double?
  var ownTimingFunction: CAMediaTimingFunction?
  var ownDisablesActions: Bool?
  /// The values that the app has stored in the transaction under keys of its own.
  var otherValues: [String: Any] = [:]
  var latch: TransactionLatch?

  init(outer: TransactionLevel?) { self.outer = outer }

  var duration: Double? { ownDuration ?? outer?.duration }
  var timingFunction: CAMediaTimingFunction? { ownTimingFunction ?? outer?.timingFunction }
  var disablesActions: Bool { ownDisablesActions ?? outer?.disablesActions ?? false }

  func value(of key: String) -> Any? { otherValues[key] ?? outer?.value(of: key) }
}

/// A counter of the transaction's animations that have not ended. When the last one ends, it runs
/// the transaction's completion block.
@MainActor
final class TransactionLatch {
  let block: () -> Void
  private var outstanding = 0
  private var isOpen = true

  init(_ block: @escaping () -> Void) { self.block = block }

  func join() { outstanding += 1 }

  func leave() {
    outstanding -= 1
    if outstanding == 0, !isOpen { block() }
  }

  /// Lets no further animation join the transaction, because it is committed. If none of its
  /// animations is still running, the completion block runs now.
  func close() {
    guard isOpen else { return }
    isOpen = false
    if outstanding == 0 { block() }
  }
}
