import Foundation
import Outside
import Testing
import UIKit

/// A delegate of a location manager that logs its callbacks.
private final class Diary: NSObject, CLLocationManagerDelegate {
  var lines: [String] = []

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { lines.append("status \(status.rawValue)") }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    lines.append("\(error as? CLError == CLError(.denied) ? "denied" : "else")")
  }
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) { lines.append("\(region?.identifier ?? "") \((error as NSError).code)") }
}

@MainActor
@Suite("Location", .serialized)
struct LocationTests {
  private let diary = Diary()

  private func told(_ simulator: Simulator, _ ask: (CLLocationManager) -> Void) -> [String] {
    let manager = CLLocationManager()
    manager.delegate = diary
    ask(manager)
    simulator.run(for: .milliseconds(50))
    defer { diary.lines = [] }
    return diary.lines
  }

  @Test("A manager says what is decided, and permission is refused in the next turn")
  func refused() {
    let simulator = Simulator.boot()
    #expect(CLLocationManager.authorizationStatus() == .notDetermined)
    #expect(told(simulator) { $0.requestWhenInUseAuthorization() } == ["status 0", "status 2"])
    #expect(CLLocationManager().authorizationStatus == .denied)
    #expect(told(simulator) { $0.requestAlwaysAuthorization() } == ["status 2"])
  }

  @Test("All managers of a launch hear of the answer, and the next launch begins anew")
  func launches() {
    let simulator = Simulator.boot()
    let first = CLLocationManager()
    first.delegate = diary
    _ = told(simulator) { _ in }
    #expect(told(simulator) { $0.requestWhenInUseAuthorization() }.count == 3)
    let next = Simulator.boot()
    #expect(CLLocationManager.authorizationStatus() == .notDetermined)
    withExtendedLifetime(next) {}
  }

  @Test("What is asked for fails: at once, or when permission is refused")
  func denied() {
    let simulator = Simulator.boot()
    #expect(told(simulator) { $0.requestLocation() } == ["status 0", "denied"])
    #expect(told(simulator) { $0.startUpdatingLocation() } == ["status 0"])
    #expect(
      told(simulator) {
        $0.startUpdatingLocation()
        $0.requestWhenInUseAuthorization()
      } == ["status 0", "status 2", "denied"])
    #expect(
      told(simulator) {
        $0.startMonitoring(
          for: CLCircularRegion(
            center: CLLocationCoordinate2D(), radius: 1, identifier: "home"))
      } == ["status 2", "home 4"])
  }

  @Test("A place has no name where there is no network")
  func names() {
    let simulator = Simulator.boot()
    nonisolated(unsafe) var code: CLError.Code?
    CLGeocoder().geocodeAddressString("Berlin") { places, error in
      code = (error as? CLError)?.code
      #expect(places == nil)
    }
    simulator.run(for: .milliseconds(50))
    #expect(code == .network)
  }

  @Test("Distances are along the globe, the same on every machine")
  func distances() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(berlin.distance(from: berlin) == 0)
    #expect(abs(berlin.distance(from: paris) - 877_464) < 1_000)
    #expect(berlin.distance(from: paris) == paris.distance(from: berlin))
    #expect(
      CLCircularRegion(center: berlin.coordinate, radius: 900_000, identifier: "")
        .contains(paris.coordinate))
  }
}
