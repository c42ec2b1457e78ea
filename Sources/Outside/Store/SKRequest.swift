public import Foundation
import UIKit

/// A request to the App Store. In the model it fails in the turn after its start with
/// ``SKError/unknown``, as on a phone without a connection.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  private var isStarted = false

  /// Sends the request. The store keeps it until it has failed, even if the app does not.
  open func start() {
    isStarted = true
    refuseInNextTurn("the App Store (\(Self.self))") { [self] in
      guard isStarted else { return }
      isStarted = false
      delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }
  open func cancel() { isStarted = false }
}

/// The delegate of a request to the App Store. In the model it is only ever told of an error.
@preconcurrency
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for what an app sells. In the model it fails, so an app shows what it shows in a
/// tunnel, and not an empty shop.
///
/// ```swift
/// let request = SKProductsRequest(productIdentifiers: ["com.example.pro"])
/// request.delegate = self  // request(_:didFailWithError:) in the next turn
/// request.start()
/// ```
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public init(productIdentifiers: Set<String>) { super.init() }
}

/// The delegate of a request for what an app sells. The model never gives it a response.
@preconcurrency
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The response to a request for what an app sells. The model makes none.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// A request for a new copy of the receipt of what a person has bought. In the model it fails.
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?

  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
    super.init()
  }
}
