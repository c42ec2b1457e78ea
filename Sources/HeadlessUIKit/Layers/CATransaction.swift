/// Groups changes to layers that belong together.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// gradient.frame = bounds
/// CATransaction.commit()
/// ```
///
/// Everything outside of `begin` and `commit` belongs to a transaction of its own that ends with
/// the turn.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// How long implicit animations take unless something else is asked for.
  static let standardDuration = 0.25

  /// Opens a transaction inside the current one.
  open class func begin() {
    let schedule = Simulator.current.animations
    schedule.transaction = TransactionLevel(outer: schedule.transaction)
  }

  /// Closes the innermost transaction, which is the turn's own where none was begun.
  ///
  /// Its completion block runs now if no animation was added, else when the last of them has ended.
  open class func commit() {
    let schedule = Simulator.current.animations
    guard let level = schedule.transaction, !level.isImplicit else { return commitImplicit() }
    schedule.transaction = level.outer
    level.latch?.close()
  }

  /// Commits what the current turn has changed so far.
  open class func flush() { Simulator.current.duties.commit() }

  open class func animationDuration() -> CFTimeInterval {
    Simulator.current.animations.transaction?.duration ?? standardDuration
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { level.ownDuration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Simulator.current.animations.transaction?.timingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    level.ownTimingFunction = function
  }

  /// Whether layers without views change without animation.
  open class func disableActions() -> Bool {
    Simulator.current.animations.transaction?.disablesActions ?? false
  }
  open class func setDisableActions(_ flag: Bool) { level.ownDisablesActions = flag }

  /// Runs a block when all animations that are added from now on, in this transaction, have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let level = level
    level.latch?.close()
    level.latch = block.map(TransactionLatch.init)
  }
  open class func completionBlock() -> (() -> Void)? { level.latch?.block }

  /// Ends the transaction that a turn has without asking.
  static func commitImplicit() {
    let schedule = Simulator.current.animations
    if let level = schedule.transaction, level.isImplicit {
      schedule.transaction = nil
      level.latch?.close()
    }
    schedule.commit()
  }

  /// The innermost transaction; the turn's own one is opened if there is none.
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

/// One open transaction: what is set in it, over what is set around it.
@MainActor
final class TransactionLevel {
  let outer: TransactionLevel?
  var isImplicit = false
  var ownDuration: Double?
  var ownTimingFunction: CAMediaTimingFunction?
  var ownDisablesActions: Bool?
  var latch: TransactionLatch?

  init(outer: TransactionLevel?) { self.outer = outer }

  var duration: Double? { ownDuration ?? outer?.duration }
  var timingFunction: CAMediaTimingFunction? { ownTimingFunction ?? outer?.timingFunction }
  var disablesActions: Bool { ownDisablesActions ?? outer?.disablesActions ?? false }
}

/// Waits until all animations of a transaction have ended.
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

  /// No more animations join.
  func close() {
    guard isOpen else { return }
    isOpen = false
    if outstanding == 0 { block() }
  }
}
