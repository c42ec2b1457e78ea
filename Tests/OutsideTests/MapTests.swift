import Foundation
import Outside
import Testing
import Turnstile
import UIKit

/// An annotation of an app's own class, without a subtitle.
private final class Lighthouse: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  let title: String?
  init(_ latitude: Double, _ longitude: Double, _ title: String?) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    self.title = title
  }
}

/// An annotation view of an app's own class, which the map makes by its class.
private final class Lamp: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 50, height: 50)
    canShowCallout = true
    rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    leftCalloutAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate of a map that logs what it is told and asked.
private final class Pilot: NSObject, MKMapViewDelegate {
  var told: [String] = []
  var reuses = false

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    told.append("will \(animated)")
  }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { told.append("visible") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    told.append("did \(animated)")
  }
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    told.append("view")
    if reuses { return mapView.dequeueReusableAnnotationView(withIdentifier: "lamp") }
    return annotation is Lighthouse
      ? mapView.dequeueReusableAnnotationView(withIdentifier: "lamp", for: annotation) : nil
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    told.append("added \(views.count)")
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    told.append("select \((view.annotation?.title ?? "") ?? "")")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    told.append("deselect")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) { told.append("accessory") }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    told.append("renderer")
    if let line = overlay as? MKPolyline { return MKPolylineRenderer(polyline: line) }
    return MKOverlayRenderer(overlay: overlay)
  }
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    told.append("drawn \(renderers.count)")
  }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    told.append("lost")
  }
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    told.append("mode \(mode.rawValue)")
  }
}

@MainActor
@Suite("Maps", .serialized)
struct MapTests {
  /// A map of 400 by 800 points in a window, which shows 4 degrees across and 8 down.
  @MainActor
  private final class Chart {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pilot = Pilot()
    private let window: UIWindow

    init() {
      _ = Simulator.boot()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(map)
      map.register(Lamp.self, forAnnotationViewWithReuseIdentifier: "lamp")
      map.region = MKCoordinateRegionMake(
        CLLocationCoordinate2DMake(50, 10), MKCoordinateSpanMake(8, 4))
      turn()
      map.delegate = pilot
    }

    func turn() { Simulator.current.run(for: .milliseconds(50)) }
    func tap(_ x: CGFloat, _ y: CGFloat) {
      Simulator.current.touchDown(finger: 0, at: CGPoint(x: x, y: y))
      turn()
      Simulator.current.touchUp(finger: 0)
      Simulator.current.run(for: .milliseconds(500))
    }
  }

  @Test("A region is there at once, and the delegate is told of it in the next turn, once")
  func regions() {
    let chart = Chart()
    let (map, pilot) = (chart.map, chart.pilot)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      span: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4))
    map.setRegion(region, animated: true)
    #expect(map.centerCoordinate.latitude == 1 && map.region.span.longitudeDelta == 4)
    #expect(pilot.told == [])
    chart.turn()
    #expect(pilot.told == ["will true", "visible", "did true"])
    map.setRegion(map.regionThatFits(region), animated: true)
    chart.turn()
    #expect(pilot.told.count == 3)

    map.centerCoordinate = CLLocationCoordinate2D(latitude: 5, longitude: 6)
    map.setCenter(CLLocationCoordinate2D(latitude: 7, longitude: 6), animated: false)
    #expect(map.region.center.latitude == 7 && map.region.span.latitudeDelta == 3)
    map.camera = MKMapCamera()
    #expect(map.centerCoordinate.latitude == 0 && map.region.span.latitudeDelta == 3)
    let high = MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 111_195, pitch: 30, heading: 90)
    map.setCamera(high, animated: true)
    #expect(abs(map.region.span.latitudeDelta - 1) < 0.001)
    #expect(map.camera.pitch == 30 && map.camera.heading == 90)
    #expect(abs(map.camera.altitude - 111_195) < 1)

    map.visibleMapRect = MKMapRect.world
    #expect(map.region.span.latitudeDelta == 180 && map.region.span.longitudeDelta == 360)
    let part = MKMapRectMake(0, 0, 400, 800)
    map.setVisibleMapRect(part, animated: false)
    #expect(abs(map.visibleMapRect.height - 800) < 0.001)
    #expect(map.mapRectThatFits(part).width == 400)
    map.setVisibleMapRect(
      part, edgePadding: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100), animated: false)
    #expect(abs(map.visibleMapRect.width - 800) < 0.001)
    #expect(abs(map.visibleMapRect.minX + 200) < 0.001)
    let wide = UIEdgeInsets(top: 500, left: 0, bottom: 500, right: 0)
    #expect(map.mapRectThatFits(part, edgePadding: wide).height == 800)
  }

  @Test("The degrees of the region are spread evenly over the view, both ways")
  func places() {
    let map = Chart().map
    let corner = CLLocationCoordinate2D(latitude: 54, longitude: 8)
    #expect(map.convert(corner, toPointTo: map) == .zero)
    #expect(map.convert(map.centerCoordinate, toPointTo: nil) == CGPoint(x: 200, y: 400))
    let back = map.convert(CGPoint(x: 400, y: 800), toCoordinateFrom: map)
    #expect(back.latitude == 46 && back.longitude == 12)
    #expect(map.convert(map.region, toRectTo: map) == map.bounds)
    #expect(map.convert(map.bounds, toRegionFrom: map).span.latitudeDelta == 8)

    let bare = MKMapView()
    #expect(bare.convert(CGPoint(x: 1, y: 1), toCoordinateFrom: bare).latitude > 37)
    bare.region = MKCoordinateRegion()
    #expect(bare.convert(corner, toPointTo: bare) == .zero)
  }

  @Test("The delegate is asked for the view of an annotation, which stands at its place")
  func views() throws {
    let chart = Chart()
    let (map, pilot) = (chart.map, chart.pilot)
    let lighthouse = Lighthouse(50, 11, "Roter Sand")
    let plain = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 10), title: "a", subtitle: "b")
    map.addAnnotations([lighthouse, plain, plain])
    #expect(map.annotations.count == 2 && map.view(for: lighthouse) == nil)
    chart.turn()
    #expect(pilot.told == ["view", "view", "added 2"])
    let lamp = try #require(map.view(for: lighthouse))
    #expect(lamp is Lamp && lamp.superview === map)
    #expect(lamp.center == CGPoint(x: 300, y: 400))
    #expect(map.view(for: plain) is MKMarkerAnnotationView)
    map.centerCoordinate.longitude = 11
    #expect(lamp.center.x == 200)
    #expect(map.annotations(in: .world) == [lighthouse, plain])

    let far = Lighthouse(10, 10, "far")
    map.addAnnotation(far)
    chart.turn()
    map.selectAnnotation(far, animated: false)
    #expect(map.view(for: far) == nil && map.selectedAnnotations.isEmpty)
    map.setCenter(far.coordinate, animated: false)
    chart.turn()
    #expect(map.view(for: far) is Lamp)
    map.removeAnnotation(far)
    map.setCenter(lighthouse.coordinate, animated: false)

    map.removeAnnotations([lighthouse, plain])
    #expect(map.annotations.isEmpty && lamp.superview == nil)
    pilot.reuses = true
    map.addAnnotation(Lighthouse(50, 11, nil))
    chart.turn()
    #expect(map.view(for: map.annotations[0]) is Lamp)
    map.removeAnnotation(map.annotations[0])
    map.showAnnotations([plain, lighthouse], animated: false)
    #expect(abs(map.region.center.latitude - 51) < 0.001)
    #expect(abs(map.region.span.latitudeDelta - 2.5) < 0.001)
    map.showAnnotations([], animated: false)
    #expect(abs(map.region.center.latitude - 51) < 0.001)
  }

  @Test("A tap selects an annotation and shows its callout, whose button the delegate hears of")
  func taps() throws {
    let chart = Chart()
    let (map, pilot) = (chart.map, chart.pilot)
    let lighthouse = Lighthouse(50, 11, "Roter Sand")
    map.addAnnotation(lighthouse)
    chart.turn()
    pilot.told = []
    chart.tap(300, 400)
    #expect(pilot.told == ["select Roter Sand"])
    #expect(map.selectedAnnotations.first === lighthouse)
    let lamp = try #require(map.view(for: lighthouse))
    #expect(lamp.isSelected)
    let button = try #require(lamp.rightCalloutAccessoryView)
    let place = button.convert(CGPoint(x: 10, y: 10), to: nil)
    chart.tap(place.x, place.y)
    #expect(pilot.told.last == "accessory")
    chart.tap(20, 20)
    #expect(pilot.told.last == "deselect" && map.selectedAnnotations.isEmpty)
    #expect(button.window == nil)

    lamp.detailCalloutAccessoryView = UIButton()
    lamp.calloutOffset.y = -4
    map.selectedAnnotations = [lighthouse]
    #expect(button.window != nil)
    map.selectedAnnotations = []
    map.selectAnnotation(lighthouse, animated: true)
    map.deselectAnnotation(lighthouse, animated: true)
    lamp.isEnabled = false
    chart.tap(300, 400)
    #expect(!lamp.isSelected)
    map.selectAnnotation(MKPointAnnotation(), animated: false)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test("The delegate is asked for the renderer of an overlay")
  func overlays() throws {
    let chart = Chart()
    let (map, pilot) = (chart.map, chart.pilot)
    let ends = [
      CLLocationCoordinate2D(latitude: 50, longitude: 10),
      CLLocationCoordinate2D(latitude: 51, longitude: 12),
    ]
    let line = MKPolyline(coordinates: ends, count: 2)
    let circle = MKCircle(center: ends[0], radius: 1_000)
    map.addOverlay(line)
    map.addOverlay(circle, level: .aboveRoads)
    map.addOverlays([line])
    chart.turn()
    #expect(pilot.told == ["renderer", "renderer", "drawn 2"])
    #expect((map.renderer(for: line) as? MKPolylineRenderer)?.polyline === line)
    #expect(map.overlays(in: .aboveRoads).first === circle && map.overlays.count == 2)
    map.removeOverlay(line)
    map.removeOverlays([circle])
    map.insertOverlay(line, at: 0)
    map.insertOverlay(circle, at: 0, level: .aboveLabels)
    map.addOverlays([MKTileOverlay(urlTemplate: nil)], level: .aboveRoads)
    #expect(map.overlays.first === circle && map.overlays.count == 3)
  }

  @Test("The person's location is not shown, and the delegate is told once it is refused")
  func person() {
    let chart = Chart()
    let (map, pilot) = (chart.map, chart.pilot)
    map.showsUserLocation = true
    chart.turn()
    #expect(pilot.told == [])
    map.showsUserLocation = false
    CLLocationManager().requestWhenInUseAuthorization()
    chart.turn()
    map.userTrackingMode = .follow
    chart.turn()
    #expect(map.showsUserLocation && pilot.told == ["lost", "mode 1"])
    map.setUserTrackingMode(.none, animated: true)
    #expect(map.userTrackingMode == .none && !map.isUserLocationVisible)
    #expect(map.userLocation.location == nil && map.userLocation.heading == nil)
    #expect(!map.userLocation.isUpdating && map.userLocation.subtitle == nil)
    #expect(map.userLocation.title == "My Location")
    #expect(!CLLocationCoordinate2DIsValid(map.userLocation.coordinate))
  }

  @Test("Searches and ways fail in the next turn, and no other app opens a place")
  func requests() {
    _ = Simulator.boot()
    func turn() { Simulator.current.run(for: .milliseconds(50)) }
    nonisolated(unsafe) var codes: [MKError.Code?] = []
    func log(_ error: (any Error)?) { codes.append((error as? MKError)?.code) }
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "harbour"))
    search.start { _, error in log(error) }
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    request.destination = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    let way = MKDirections(request: request)
    way.calculate { _, error in log(error) }
    way.calculateETA { _, error in log(error) }
    #expect(search.isSearching && way.isCalculating && codes == [])
    turn()
    #expect(codes == [.serverFailure, .directionsNotFound, .directionsNotFound])
    #expect(!search.isSearching && !way.isCalculating)
    search.cancel()
    way.cancel()

    let completer = MKLocalSearchCompleter()
    let clerk = Clerk()
    completer.delegate = clerk
    completer.queryFragment = "har"
    #expect(completer.isSearching && clerk.failures == 0)
    turn()
    #expect(clerk.failures == 1 && completer.results.isEmpty)
    completer.queryFragment = "harb"
    completer.cancel()
    completer.queryFragment = ""
    turn()
    #expect(clerk.failures == 1)
    #expect(!MKMapItem.forCurrentLocation().openInMaps(launchOptions: nil))
    #expect(!MKMapItem.openMaps(with: [], launchOptions: [MKLaunchOptionsMapTypeKey: 0]))
  }

  private final class Clerk: NSObject, MKLocalSearchCompleterDelegate {
    var failures = 0
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      failures += 1
    }
  }

  // MARK: - An app

  /// A screen with a map, as apps write it: a marker's callout leads to another screen.
  final class Harbours: UIViewController, MKMapViewDelegate {
    private let map = MKMapView()

    override func viewDidLoad() {
      super.viewDidLoad()
      map.delegate = self
      map.showsUserLocation = true
      map.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(map)
      NSLayoutConstraint.activate([
        map.topAnchor.constraint(equalTo: view.topAnchor),
        map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      let harbour = MKPointAnnotation()
      harbour.coordinate = CLLocationCoordinate2D(latitude: 53.5, longitude: 9.9)
      harbour.title = "Hamburg"
      map.addAnnotation(harbour)
      map.setRegion(
        MKCoordinateRegion(
          center: harbour.coordinate, latitudinalMeters: 10_000, longitudinalMeters: 10_000),
        animated: true)
      Task { await look() }
    }

    private func look() async {
      let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "harbour"))
      let way = MKDirections(request: MKDirections.Request())
      let found = try? await search.start()
      _ = try? await way.calculateETA()
      do { _ = try await way.calculate() } catch MKError.directionsNotFound {
        if found == nil { title = "no network" }
      } catch {}
    }

    func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
      if annotation is MKUserLocation { return nil }
      let marker =
        mapView.dequeueReusableAnnotationView(withIdentifier: "harbour") as? MKMarkerAnnotationView
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "harbour")
      marker.canShowCallout = true
      marker.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return marker
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { navigationController?.pushViewController(UIViewController(), animated: true) }
  }

  @Test("A search finds the screen behind a marker's callout")
  func app() throws {
    let app = Subject.app(
      "harbours",
      delegate: { WindowDelegate { UINavigationController(rootViewController: Harbours()) } })
    let summary = try check(app, .strict, .runs(128))

    #expect(summary.tally[.push, .finished] > 0)
    for question in ["the location (MKMapView)", "places (MKLocalSearch)", "a way (MKDirections)"] {
      #expect(summary.tally.unanswered.contains(question))
    }
  }
}
