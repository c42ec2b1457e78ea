import UIKit

/// The size of a part of the globe, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the globe, by its centre and its size.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region of a size in metres. The globe is a sphere here.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree is narrower the nearer it is to a pole. At the pole itself any number of metres
    // would be endless, so it never becomes narrower than a thousandth.
    let narrowing: Double = cos(centerCoordinate.latitude * .pi / 180)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Self.metersPerDegree,
        longitudeDelta: longitudinalMeters / (Self.metersPerDegree * max(narrowing, 0.001))))
  }
  /// Creates the region that a rectangle of the flat map covers.
  public init(_ rect: MKMapRect) {
    let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }

  /// The length of a degree of latitude, in metres.
  static let metersPerDegree = 6_371_008.8 * .pi / 180

  /// The rectangle of the flat map that the region covers.
  var mapRect: MKMapRect {
    let corner = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    return MKMapRect(
      x: corner.x, y: corner.y, width: span.longitudeDelta * MKMapPoint.unitsPerLongitude,
      height: span.latitudeDelta * MKMapPoint.unitsPerLatitude)
  }

  /// Returns true if two regions are the same.
  func isSame(as other: MKCoordinateRegion) -> Bool {
    (center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta)
      == (
        other.center.latitude, other.center.longitude, other.span.latitudeDelta,
        other.span.longitudeDelta
      )
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
