public import Foundation
public import UIKit

/// A view that shows a map. In the model it draws nothing, and no person moves it.
///
/// A region that code sets is there at once, and the delegate is told of it in the next turn. The
/// view of an annotation is asked for when the map is laid out with the annotation in sight, and
/// stands at the annotation's place, so that a tap can select it.
///
/// ```swift
/// map.delegate = self
/// map.addAnnotation(harbour)
/// map.setRegion(MKCoordinateRegion(center: harbour.coordinate, span: span), animated: true)
/// // mapView(_:viewFor:) and mapView(_:regionDidChangeAnimated:) follow
/// ```
///
/// - Note: On a device the map has Mercator's projection, and a region that is set grows to the
///   shape of the view. In the model the degrees of the region are spread evenly over the view.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isPitchEnabled = true
  open var isRotateEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsUserTrackingButton = false
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  open private(set) var cameraBoundary: CameraBoundary?
  open private(set) var cameraZoomRange: CameraZoomRange! = CameraZoomRange()

  /// The contents of the map, in the order in which they were added.
  let contents = MapContents()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contents.listen(to: self)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    contents.listen(to: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showContents()
  }

  /// Calls a method of the delegate in the next turn of the run loop, if the map and its delegate
  /// still exist then.
  private func tellNextTurn(
    _ words: @escaping @MainActor (MKMapView, any MKMapViewDelegate) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      words(self, delegate)
    }
  }

  // MARK: - The visible region

  /// The region that the map shows. It begins with North America, as on a phone of the United
  /// States.
  open var region: MKCoordinateRegion {
    get { shown }
    set { setRegion(newValue, animated: false) }
  }
  private var shown = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
    span: MKCoordinateSpan(latitudeDelta: 76, longitudeDelta: 61))

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard !shown.isSame(as: region) else { return }
    shown = region
    placeViews()
    setNeedsLayout()
    tellNextTurn {
      $1.mapView($0, regionWillChangeAnimated: animated)
      $1.mapViewDidChangeVisibleRegion($0)
      $1.mapView($0, regionDidChangeAnimated: animated)
    }
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
  }

  open var visibleMapRect: MKMapRect {
    get { shown.mapRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { setVisibleMapRect(mapRectThatFits(mapRect, edgePadding: insets), animated: animate) }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  /// Returns the rectangle that is larger than another by some points of the view at each edge.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let (width, height) = (
      Double(bounds.width - insets.left - insets.right),
      Double(bounds.height - insets.top - insets.bottom)
    )
    guard width > 0, height > 0 else { return mapRect }
    let (across, down) = (mapRect.width / width, mapRect.height / height)
    return MKMapRect(
      x: mapRect.minX - Double(insets.left) * across,
      y: mapRect.minY - Double(insets.top) * down, width: Double(bounds.width) * across,
      height: Double(bounds.height) * down)
  }

  // MARK: - The camera

  /// The camera that looks at the map. Setting one with a distance shows as many metres.
  open var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: shown.center,
        fromDistance: shown.span.latitudeDelta * MKCoordinateRegion.metersPerDegree,
        pitch: tilt.pitch, heading: tilt.heading)
    }
    set { setCamera(newValue, animated: false) }
  }
  private var tilt = (pitch: CGFloat(0), heading: CLLocationDirection(0))

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    tilt = (camera.pitch, camera.heading)
    guard camera.centerCoordinateDistance > 0 else {
      return setCenter(camera.centerCoordinate, animated: animated)
    }
    let metres = camera.centerCoordinateDistance
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: metres, longitudinalMeters: metres),
      animated: animated)
  }
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
  }

  // MARK: - The person

  /// True if the map shows where the person is. In the model that fails, once permission to know
  /// the location is refused, and nothing is shown before.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      guard showsUserLocation else { return tellNextTurn { $1.mapViewDidStopLocatingUser($0) } }
      Outbound.note("the location (MKMapView)", answer: "denied")
      tellNextTurn {
        $1.mapViewWillStartLocatingUser($0)
        if Permission.location.isRefused {
          $1.mapView($0, didFailToLocateUserWithError: CLError(.denied))
        }
      }
    }
  }
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }

  open var userTrackingMode: MKUserTrackingMode {
    get { tracking }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  private var tracking = MKUserTrackingMode.none

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard tracking != mode else { return }
    tracking = mode
    if mode != .none { showsUserLocation = true }
    tellNextTurn { $1.mapView($0, didChange: mode, animated: animated) }
  }
}
