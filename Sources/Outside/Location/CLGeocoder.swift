public import Foundation
import UIKit

/// Turns places into names, and names into places. In the model each request fails with
/// ``CLError/network``, because there is no network.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  open private(set) var isGeocoding = false

  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    Outbound.note("the name of a place (CLGeocoder)", answer: "no network")
    throw CLError(.network)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    Outbound.note("the name of a place (CLGeocoder)", answer: "no network")
    throw CLError(.network)
  }

  /// Cancels the geocoder's request. In the model the method does nothing, and the answer to the
  /// request still comes.
  open func cancelGeocode() {}

  private func fail(_ answered: @escaping CompletionHandler) {
    Outbound.note("the name of a place (CLGeocoder)", answer: "no network")
    isGeocoding = true
    DispatchQueue.main.async {
      self.isGeocoding = false
      answered(nil, CLError(.network))
    }
  }
}

/// The description of a place, such as its street and city. The model never makes one.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }

  public init(placemark: CLPlacemark) { location = placemark.location }
  init(location: CLLocation) { self.location = location }
}
