public import Foundation

/// The title and subtitle of an annotation, which a class may leave out.
///
/// In MapKit these are optional members of `MKAnnotation`, so that the title of any annotation is a
/// `String??`, and that of a class that has one is a `String?`. Swift without Objective-C has no
/// optional members. So this protocol has the members as classes write them, with `nil` for those
/// that have none, and an extension of ``MKAnnotation`` has them as one reads them.
public protocol MKAnnotationTitles: NSObjectProtocol {
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotationTitles {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// An object that has a place on a map.
///
/// ```swift
/// final class Lighthouse: NSObject, MKAnnotation {
///   let coordinate: CLLocationCoordinate2D
///   let title: String?
/// }
/// ```
public protocol MKAnnotation: MKAnnotationTitles {
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  public var title: String?? { .some(titles(of: self).title) }
  public var subtitle: String?? { .some(titles(of: self).subtitle) }
}

/// Returns the title and the subtitle of an annotation as its class has them.
func titles(of annotation: some MKAnnotationTitles) -> (title: String?, subtitle: String?) {
  (annotation.title, annotation.subtitle)
}

/// An annotation with a title: the superclass of points, lines and areas.
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

  public override init() { super.init() }
}

/// An annotation at a point of a map.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

/// The annotation for the location of the person, which is unknown in a check.
open class MKUserLocation: NSObject, MKAnnotation {
  open var isUpdating: Bool { false }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String? = "My Location"
  open var subtitle: String?

  public override init() { super.init() }
}

/// An annotation that stands for several which are near each other. The model makes none itself.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The middle of the members' places.
  open var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    guard !places.isEmpty else { return kCLLocationCoordinate2DInvalid }
    return CLLocationCoordinate2D(
      latitude: places.reduce(0) { $0 + $1.latitude } / Double(places.count),
      longitude: places.reduce(0) { $0 + $1.longitude } / Double(places.count))
  }
}
