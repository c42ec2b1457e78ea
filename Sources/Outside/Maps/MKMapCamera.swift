public import Foundation
import UIKit

/// The point and the direction from which a map is seen. In the model only its centre and its
/// distance have an effect.
open class MKMapCamera: NSObject, NSCopying {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The metres between the camera and the point that it looks at.
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() { super.init() }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    (self.pitch, self.heading) = (pitch, heading)
  }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }
}

extension MKMapView {
  /// The area in which the centre of a map has to stay. In the model it is stored and has no
  /// effect, because no person moves the map.
  open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion

    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
      super.init()
    }
    public init?(coordinateRegion region: MKCoordinateRegion) {
      (self.region, mapRect) = (region, region.mapRect)
      super.init()
    }
  }

  /// The distances to which a person can zoom. In the model they are stored and have no effect.
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance = MKMapCameraZoomDefault,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
      super.init()
    }
  }
}

public let MKMapCameraZoomDefault: CLLocationDistance = -1
