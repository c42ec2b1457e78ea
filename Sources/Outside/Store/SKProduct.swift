public import Foundation

/// Something that an app sells. The model has no App Store, so an app gets none; it can only make
/// one without contents, as for a test of its own.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The unit in which the length of a subscription is counted.
  @frozen public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

/// The length of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price of a subscription, such as for its first weeks.
open class SKProductDiscount: NSObject {
  /// The way in which a lower price is paid.
  @frozen public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var paymentMode: PaymentMode { .payAsYouGo }
}

/// The country of a person's account at the App Store. The model has no account.
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
