import Foundation
import Outside
import Testing
import UIKit

private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver,
  SKStoreProductViewControllerDelegate, @unchecked Sendable
{
  var told: [String] = []

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    told.append("\(response.products.count) \(response.invalidProductIdentifiers.count)")
  }
  func request(_ request: SKRequest, didFailWithError error: any Error) {
    told.append(error.localizedDescription)
  }
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      let code = (transaction.error as? SKError)?.code
      told.append("\(transaction.transactionState) \(code.map { "\($0)" } ?? "")")
      if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
    }
  }
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) { told.append("removed \(transactions.count)") }
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) { told.append("restored \((error as NSError).code)") }
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    told.append("finished")
  }
}

private final class QuietShop: NSObject, SKRequestDelegate, SKPaymentTransactionObserver,
  SKStoreProductViewControllerDelegate
{
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {}
}

@MainActor
@Suite("The App Store", .serialized)
struct StoreTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("A request for products fails in the next turn, and one that is cancelled does not")
  func products() {
    _ = Simulator.boot()
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["a"])
    request.delegate = shop
    request.start()
    #expect(shop.told == [])
    turn()
    #expect(shop.told == ["Cannot connect to iTunes Store"])
    request.start()
    request.cancel()
    let receipt = SKReceiptRefreshRequest(receiptProperties: ["expired": true])
    #expect(receipt.receiptProperties?.count == 1 && receipt.delegate == nil)
    receipt.start()
    turn()
    #expect(shop.told.count == 1)
  }

  @Test("Purchases are not allowed, and an order that is placed all the same fails")
  func purchases() {
    _ = Simulator.boot()
    let (shop, queue) = (Shop(), SKPaymentQueue.default())
    #expect(!SKPaymentQueue.canMakePayments() && queue === SKPaymentQueue.default())
    queue.add(shop)
    queue.add(shop)
    #expect(queue.transactionObservers.count == 1 && queue.storefront == nil)
    queue.add(SKPayment(product: SKProduct()))
    #expect(queue.transactions.first?.transactionState == .purchasing && shop.told == [])
    turn()
    #expect(shop.told == ["purchasing ", "failed paymentNotAllowed", "removed 1"])
    #expect(queue.transactions == [])
    queue.restoreCompletedTransactions()
    queue.restoreCompletedTransactions(withApplicationUsername: "me")
    queue.presentCodeRedemptionSheet()
    turn()
    #expect(shop.told.suffix(2) == ["restored 0", "restored 0"])
    queue.remove(shop)
    queue.add(SKPayment())
    turn()
    #expect(shop.told.count == 5 && queue.transactions.count == 1)
  }

  @Test("The queue is empty at every launch, and keeps no observer alive")
  func launches() {
    _ = Simulator.boot()
    SKPaymentQueue.default().add(SKPayment())
    SKPaymentQueue.default().add(QuietShop())
    #expect(SKPaymentQueue.default().transactionObservers.isEmpty)
    _ = Simulator.boot()
    #expect(SKPaymentQueue.default().transactions == [])
  }

  @Test("An order keeps what the app sets")
  func orders() {
    let order = SKMutablePayment()
    (order.productIdentifier, order.quantity) = ("a", 2)
    (order.applicationUsername, order.simulatesAskToBuyInSandbox) = ("me", true)
    let plain: SKPayment = order
    #expect(plain.productIdentifier == "a" && plain.quantity == 2)
    #expect(plain.applicationUsername == "me" && plain.simulatesAskToBuyInSandbox)
    let transaction = SKPaymentTransaction()
    #expect(transaction.payment.productIdentifier == "" && transaction.original == nil)
    #expect(transaction.transactionDate == nil && transaction.transactionIdentifier == nil)
    let states: [SKPaymentTransactionState] = [
      .purchasing, .purchased, .failed, .restored, .deferred,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("A page of the App Store fails to load and is closed by its button")
  func page() throws {
    _ = Simulator.boot()
    let (page, shop) = (SKStoreProductViewController(), Shop())
    page.delegate = shop
    let parameters: [String: Any] = [
      SKStoreProductParameterITunesItemIdentifier: 1, SKStoreProductParameterAffiliateToken: "a",
      SKStoreProductParameterCampaignToken: "b",
    ]
    var loaded: [Bool] = []
    page.loadProduct(withParameters: parameters) { isLoaded, error in
      loaded.append(isLoaded || error == nil)
    }
    #expect(loaded == [])
    turn()
    #expect(loaded == [false])
    page.loadViewIfNeeded()
    page.viewDidLoad()
    let close = try #require(page.view.subviews.first as? UIButton)
    close.sendActions(for: .touchUpInside)
    #expect(shop.told == ["finished"])
  }

  @Test("What the model never hands out is empty")
  func empty() {
    let product = SKProduct()
    #expect(product.productIdentifier + product.localizedTitle == "")
    #expect(product.localizedDescription == "" && product.price == .zero)
    #expect(product.priceLocale == .current && !product.isDownloadable)
    #expect(!product.isFamilyShareable && product.subscriptionPeriod == nil)
    #expect(product.subscriptionGroupIdentifier == nil && product.introductoryPrice == nil)
    #expect(product.discounts == [])
    let discount = SKProductDiscount()
    #expect(discount.identifier == nil && discount.price == .zero)
    #expect(discount.priceLocale == .current && discount.numberOfPeriods == 0)
    #expect(discount.subscriptionPeriod.numberOfUnits == 0 && discount.paymentMode == .payAsYouGo)
    let period: SKProductSubscriptionPeriod = discount.subscriptionPeriod
    #expect(period.unit == .day)
    let store = SKStorefront()
    #expect(store.countryCode + store.identifier == "")
    let units: [SKProduct.PeriodUnit] = [.day, .week, .month, .year]
    let modes: [SKProductDiscount.PaymentMode] = [.payAsYouGo, .payUpFront, .freeTrial]
    #expect(units.map(\.rawValue) == [0, 1, 2, 3] && modes.map(\.rawValue) == [0, 1, 2])
    let codes: [SKError.Code] = [
      SKError.unknown, SKError.clientInvalid, SKError.paymentCancelled, SKError.paymentInvalid,
      SKError.paymentNotAllowed, SKError.storeProductNotAvailable,
      SKError.cloudServicePermissionDenied, SKError.cloudServiceNetworkConnectionFailed,
      SKError.cloudServiceRevoked,
    ]
    #expect(codes.map(\.rawValue) == Array(0...8))
    #expect(SKError.errorDomain == SKErrorDomain && SKError(.paymentInvalid).errorCode == 3)
    let facts = SKError(.paymentNotAllowed).errorUserInfo
    #expect(facts[NSLocalizedDescriptionKey] as? String == "Purchases are not allowed")
    let quiet = QuietShop()
    let (request, queue) = (SKRequest(), SKPaymentQueue.default())
    quiet.requestDidFinish(request)
    quiet.request(request, didFailWithError: SKError(.unknown))
    quiet.paymentQueue(queue, removedTransactions: [])
    quiet.paymentQueue(queue, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
    quiet.paymentQueueRestoreCompletedTransactionsFinished(queue)
    quiet.paymentQueueDidChangeStorefront(queue)
    quiet.productViewControllerDidFinish(SKStoreProductViewController())
    #expect(!quiet.paymentQueue(queue, shouldAddStorePayment: SKPayment(), for: product))
    let shop = Shop()
    let told: any SKProductsRequestDelegate = shop
    told.productsRequest(SKProductsRequest(productIdentifiers: []), didReceive: .init())
    #expect(shop.told == ["0 0"])
  }
}
