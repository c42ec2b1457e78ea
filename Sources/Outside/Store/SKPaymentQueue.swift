public import Foundation
import UIKit

/// The orders that a person has placed in an app. On the model's phone purchases are not allowed,
/// as a parent can set it, so an app that asks first offers none.
///
/// An order that is added all the same is in the queue at once. In the next turn of the run loop
/// the observers see it being purchased, and in the turn after that it has failed with
/// ``SKError/paymentNotAllowed``. It stays in the queue until the app finishes it.
///
/// ```swift
/// guard SKPaymentQueue.canMakePayments() else { return showNoShop() }
/// ```
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  open class func `default`() -> SKPaymentQueue {
    perLaunch("Outside.SKPaymentQueue") { SKPaymentQueue() }
  }

  open class func canMakePayments() -> Bool {
    Outbound.note("leave to buy (SKPaymentQueue)", answer: "refused")
    return false
  }

  private var observers: [WeakObserver] = []
  open private(set) var transactions: [SKPaymentTransaction] = []
  open var storefront: SKStorefront? { nil }
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    observers.compactMap(\.observer)
  }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    guard !transactionObservers.contains(where: { $0 === observer }) else { return }
    observers.append(WeakObserver(observer: observer))
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Places an order, which fails two turns later.
  open func add(_ payment: SKPayment) {
    let transaction = QueuedTransaction(payment)
    transactions.append(transaction)
    refuseInNextTurn("a purchase (SKPaymentQueue)", answer: "not allowed") { [self] in
      tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
      inNextTurn { [self] in
        transaction.fail()
        tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
      }
    }
  }

  /// Takes an order off the queue, and tells the observers in the next turn.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard let place = transactions.firstIndex(where: { $0 === transaction }) else { return }
    transactions.remove(at: place)
    inNextTurn { [self] in tell { $0.paymentQueue(self, removedTransactions: [transaction]) } }
  }

  /// Asks the App Store for earlier purchases. In the model it fails in the next turn.
  open func restoreCompletedTransactions() {
    refuseInNextTurn("earlier purchases (SKPaymentQueue)") { [self] in
      tell {
        $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
      }
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Shows the system's screen for a code of an offer. In the model it shows nothing.
  open func presentCodeRedemptionSheet() {
    Outbound.note("a code of the App Store (SKPaymentQueue)", answer: "none there")
  }

  private func tell(_ news: (any SKPaymentTransactionObserver) -> Void) {
    transactionObservers.forEach(news)
  }
}

/// An observer that the queue does not keep alive.
private struct WeakObserver {
  weak var observer: (any SKPaymentTransactionObserver)?
}

/// An observer of the orders in the queue. In the model it is told of orders and restorations that
/// fail.
@preconcurrency
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}
