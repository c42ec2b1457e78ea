public import Foundation
import UIKit

/// The description of a place on a map.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var countryCode: String? { isoCountryCode }
  open var title: String? { name }
  open var subtitle: String? { nil }

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place with its name, which an app can have opened in the system's maps. The model has no other
/// app, so nothing opens.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public let isCurrentLocation: Bool
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrent: false) }
  private init(_ placemark: MKPlacemark, isCurrent: Bool) {
    (self.placemark, isCurrentLocation) = (placemark, isCurrent)
    name = placemark.name
    super.init()
  }
  /// Returns the place at which the person is, which is unknown in a check.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrent: true)
  }

  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    Outbound.note("the system's maps (MKMapItem)", answer: "not there")
    return false
  }
}
