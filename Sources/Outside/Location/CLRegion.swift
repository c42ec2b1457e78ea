public import Foundation

/// A region on the globe that an app wants to be told of when a person enters or leaves it. In the
/// model that never happens.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(named identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }
  open override var hash: Int { identifier.count }
}

/// A region on the globe within a distance of a point.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(named: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    func place(_ coordinate: CLLocationCoordinate2D) -> CLLocation {
      CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    return place(center).distance(from: place(coordinate)) <= radius
  }
}

/// The position of a person relative to a region: inside, outside or unknown.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
