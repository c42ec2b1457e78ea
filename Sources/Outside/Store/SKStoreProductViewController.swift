public import Foundation
public import UIKit

/// The system's screen with the page of an app in the App Store. In the model it shows a button
/// that closes it, and no page, because there is no network.
///
/// ```swift
/// let page = SKStoreProductViewController()
/// page.delegate = self  // productViewControllerDidFinish(_:), when Cancel is tapped
/// page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1])
/// present(page, animated: true)
/// ```
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads the page of an app. In the model it fails in the next turn.
  @preconcurrency
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    refuseInNextTurn("a page of the App Store (SKStoreProductViewController)") {
      MainActor.assumeIsolated { block?(false, SKError(.unknown)) }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a page of the App Store (SKStoreProductViewController)") {
      [unowned self] in
      guard let delegate else { return dismiss(animated: true) }
      delegate.productViewControllerDidFinish(self)
    }
  }
}

/// The delegate of the screen with a page of the App Store, which closes the screen.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The parameter for the number of an app in the App Store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The parameter for who has led a person to the App Store.
public let SKStoreProductParameterAffiliateToken = "at"
/// The parameter for what has led a person to the App Store.
public let SKStoreProductParameterCampaignToken = "ct"
