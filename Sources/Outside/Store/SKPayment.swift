public import Foundation

/// A person's order of something that an app sells.
open class SKPayment: NSObject {
  fileprivate var order = (product: "", quantity: 1, user: String?.none, isTest: false)

  public override init() { super.init() }
  public convenience init(product: SKProduct) {
    self.init()
    order.product = product.productIdentifier
  }

  open var productIdentifier: String { order.product }
  open var quantity: Int { order.quantity }
  open var applicationUsername: String? { order.user }
  open var simulatesAskToBuyInSandbox: Bool { order.isTest }
}

/// An order that an app changes before it adds the order to the queue.
open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { order.product }
    set { order.product = newValue }
  }
  open override var quantity: Int {
    get { order.quantity }
    set { order.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { order.user }
    set { order.user = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { order.isTest }
    set { order.isTest = newValue }
  }
}

/// The progress of an order.
@frozen public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// An order in the queue. In the model it goes from purchasing to failed, because purchases are not
/// allowed.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var payment: SKPayment { SKPayment() }
  open var transactionState: SKPaymentTransactionState { .purchasing }
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Foundation.Date? { nil }
}

/// An order that the model's queue has made. It has a class of its own, because an app may have
/// subclasses of `SKPaymentTransaction`, for which that class's initialiser must need nothing.
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
final class QueuedTransaction: SKPaymentTransaction, @unchecked Sendable {
  private let order: SKPayment
  private(set) var state = SKPaymentTransactionState.purchasing

  init(_ order: SKPayment) { self.order = order }

  func fail() { state = .failed }

  override var payment: SKPayment { order }
  override var transactionState: SKPaymentTransactionState { state }
  override var error: (any Error)? { state == .failed ? SKError(.paymentNotAllowed) : nil }
}
