public import Foundation

/// An annotation that covers a part of a map, such as a line.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// A row of points on a map: the superclass of lines and areas.
open class MKMultiPoint: MKShape {
  private var row: UnsafeMutableBufferPointer<MKMapPoint> = .init(start: nil, count: 0)

  public override init() { super.init() }
  deinit { row.deallocate() }

  func take(_ points: [MKMapPoint]) {
    row.deallocate()
    row = .allocate(capacity: points.count)
    _ = row.initialize(from: points)
  }

  /// Returns the points, which exist as long as the object does.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    row.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
  }
  open var pointCount: Int { row.count }
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length { coords[index] = row[range.location + index].coordinate }
  }

  open var boundingMapRect: MKMapRect {
    row.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// A line through several points of a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public override init() { super.init() }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
  }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }
}

/// A line along the globe. In the model it has the same points as a line on the flat map.
open class MKGeodesicPolyline: MKPolyline {}

/// An area of a map, which may have holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public override init() { super.init() }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
    self.interiorPolygons = interiorPolygons
  }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }
}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
  private var middle = CLLocationCoordinate2D()
  open private(set) var radius: CLLocationDistance = 0

  public override init() { super.init() }
  public convenience init(
    center coord: CLLocationCoordinate2D, radius: CLLocationDistance
  ) {
    self.init()
    (middle, self.radius) = (coord, radius)
  }
  public convenience init(mapRect: MKMapRect) {
    self.init(
      center: MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate,
      radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(0))
  }

  open override var coordinate: CLLocationCoordinate2D { middle }
  open var boundingMapRect: MKMapRect {
    MKCoordinateRegion(
      center: middle, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius
    ).mapRect
  }
}

/// An overlay of pictures from a server. In the model none is loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  /// True if the pictures hide the map itself.
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }
}
