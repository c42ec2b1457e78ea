/// A point of the flat map of the whole globe.
///
/// - Note: On a device the flat map is Mercator's, in which a degree of latitude is longer near a
///   pole. In the model every degree of latitude has the same length, and so has every degree of
///   longitude.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(
      x: (coordinate.longitude + 180) * Self.unitsPerLongitude,
      y: (90 - coordinate.latitude) * Self.unitsPerLatitude)
  }
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: 90 - y / Self.unitsPerLatitude, longitude: x / Self.unitsPerLongitude - 180)
  }
  /// Returns the distance to another point along the globe, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    func place(_ point: MKMapPoint) -> CLLocation {
      CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude)
    }
    return place(self).distance(from: place(other))
  }

  static let unitsPerLongitude = MKMapSize.world.width / 360
  static let unitsPerLatitude = MKMapSize.world.height / 180
}

/// A size on the flat map of the whole globe.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map of the whole globe.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.world.width }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX <= rect2.minX && minY <= rect2.minY && maxX >= rect2.maxX
      && maxY >= rect2.maxY
  }
  /// Returns the smallest rectangle that contains both. The null rectangle adds nothing.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }
  /// Returns what two rectangles have in common; the null rectangle if that is nothing.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard intersects(rect2) else { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: min(maxX, rect2.maxX) - x, height: min(maxY, rect2.maxY) - y)
  }
  public func intersects(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
      && rect2.minY < maxY
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

public let MKMapSizeWorld = MKMapSize.world
public let MKMapRectWorld = MKMapRect.world
public let MKMapRectNull = MKMapRect.null

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
public func MKMapRectMake(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}
/// Returns the number of points of the flat map in a metre of latitude, which is the same
/// everywhere in the model.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapPoint.unitsPerLatitude / MKCoordinateRegion.metersPerDegree
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
