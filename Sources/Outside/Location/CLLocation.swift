public import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the globe, by its latitude and longitude.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns true if a coordinate has a latitude and a longitude that exist on the globe.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A location on the globe with its accuracy. An app may make one itself, but the model of the
/// device never reports one.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Foundation.Date
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  open var floor: CLFloor? { nil }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Foundation.Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()))
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    timestamp: Foundation.Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Foundation.Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Returns the distance to another location along the globe, in metres.
  ///
  /// - Note: The globe is a sphere here. On a device it is flattened at the poles, and a distance
  ///   differs by up to half a percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: CLLocationDegrees) -> Double { degrees * .pi / 180 }
    func haversine(_ angle: Double) -> Double {
      let half: Double = sin(angle / 2)
      return half * half
    }
    let (here, there) = (coordinate, location.coordinate)
    let shrunken: Double = cos(radians(here.latitude)) * cos(radians(there.latitude))
    let share =
      haversine(radians(there.latitude - here.latitude))
      + shrunken * haversine(radians(there.longitude - here.longitude))
    let meanRadius = 6_371_008.8
    let angle: Double = asin(min(1, share.squareRoot()))
    return 2 * meanRadius * angle
  }
}

/// A floor of a building, which may be part of a location.
open class CLFloor: NSObject {
  open var level: Int { 0 }
}

/// A visit, that is, a stay of the person at a place. The model never reports one.
open class CLVisit: NSObject {
  open var arrivalDate: Foundation.Date { .distantPast }
  open var departureDate: Foundation.Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// The compass direction in which a device points. The model never reports one.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: Double { 0 }
  open var y: Double { 0 }
  open var z: Double { 0 }
  open var timestamp: Foundation.Date { .distantPast }
}
