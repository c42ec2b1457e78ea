public import Foundation

/// The phone's contract with a carrier. The model's phone has none, as an iPad without a card.
///
/// Unchecked: the class stores nothing that an app's threads share.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var dataServiceIdentifier: String? { nil }
}

/// A carrier of telephony. The model has none.
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

/// The leave of an app to use cellular data. The model's phone has no such data, so the leave is
/// not known.
open class CTCellularData: NSObject {
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

/// The limits of an app's use of cellular data.
@frozen public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}

/// The name of a technology of telephony.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The name of a technology of telephony.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The name of a technology of telephony.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The name of a technology of telephony.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The name of a technology of telephony.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The name of a technology of telephony.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// The name of a technology of telephony.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The name of a technology of telephony.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
