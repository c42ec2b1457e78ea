public import Foundation
import UIKit

/// Tells the location of a person, which is unknown in a check: permission is refused, and requests
/// fail with ``CLError/denied``.
///
/// ```swift
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// // locationManagerDidChangeAuthorization(_:) follows: .denied
/// manager.requestLocation()
/// // locationManager(_:didFailWithError:) follows
/// ```
///
/// - Note: On a device the request shows an alert of the system, under which the app is inactive.
///   Here the answer comes in the next turn.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
@preconcurrency
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The location manager's delegate, which is told of permission and locations. The reference is
  /// weak.
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var activityType = CLActivityType.other
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open private(set) var monitoredRegions: Set<CLRegion> = []

  private var isUpdating = false

  public override init() {
    super.init()
    Managers.ofThisLaunch.add(self)
    tellNextTurn { $1.locationManagerDidChangeAuthorization($0) }
  }

  /// Calls a method of the delegate in the next turn of the run loop, if the location manager and
  /// its delegate still exist then.
  private func tellNextTurn(
    _ words: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      words(self, delegate)
    }
  }

  // MARK: - Permission

  /// The permission of the app to use the location. It is undetermined until the app asks, and then
  /// denied.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    Permission.location.isRefused ? .denied : .notDetermined
  }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open class func locationServicesEnabled() -> Bool { true }

  open func requestWhenInUseAuthorization() { request() }
  open func requestAlwaysAuthorization() { request() }

  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completion?(CLError(.promptDeclined)) }
  }

  /// Asks for permission to use the location, which is then refused. If it is refused already,
  /// nothing happens, and the delegate is not called.
  private func request() {
    guard !Permission.location.isRefused else { return }
    Permission.location.ask("permission to know the location (CLLocationManager)") {
      for manager in Managers.ofThisLaunch.all { manager.hearRefusal() }
    }
  }

  private func hearRefusal() {
    delegate?.locationManagerDidChangeAuthorization(self)
    if isUpdating { fail() }
  }

  // MARK: - Locations

  /// The last known location of the device. In the model it is always `nil`.
  open var location: CLLocation? { nil }

  /// Begins to report the device's location to the delegate. In the model this fails once
  /// permission is refused, and does nothing while permission is undetermined.
  open func startUpdatingLocation() {
    isUpdating = true
    if Permission.location.isRefused { fail() }
  }

  open func stopUpdatingLocation() { isUpdating = false }

  /// Asks for the location once. In the model the request fails, and the delegate is told.
  open func requestLocation() { fail() }

  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  private func fail() {
    Outbound.note("the location (CLLocationManager)", answer: "denied")
    tellNextTurn { $1.locationManager($0, didFailWithError: CLError(.denied)) }
  }

  // MARK: - Headings and regions

  open var heading: CLHeading? { nil }
  open class func headingAvailable() -> Bool { false }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  open var maximumRegionMonitoringDistance: CLLocationDistance { 0 }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  open func startMonitoring(for region: CLRegion) {
    Outbound.note("the location (CLLocationManager)", answer: "denied")
    tellNextTurn {
      $1.locationManager(
        $0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {
    tellNextTurn { $1.locationManager($0, didDetermineState: .unknown, for: region) }
  }
}

/// The location managers that exist during one launch of the app. The answer to one manager's
/// request for permission is passed to the delegates of all.
private final class Managers {
  private struct Entry {
    weak var manager: CLLocationManager?
  }
  private var entries: [Entry] = []

  static var ofThisLaunch: Managers { perLaunch("Outside.Managers") { Managers() } }

  var all: [CLLocationManager] { entries.compactMap(\.manager) }

  func add(_ manager: CLLocationManager) {
    entries.removeAll { $0.manager == nil }
    entries.append(Entry(manager: manager))
  }
}
