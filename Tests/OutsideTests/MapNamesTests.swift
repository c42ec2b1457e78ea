import Foundation
import Outside
import Testing
import UIKit

/// A delegate of a map that has no method at all.
private final class Idle: NSObject, MKMapViewDelegate, MKLocalSearchCompleterDelegate {}

/// An annotation that has a place, and nothing else.
private final class Spot: NSObject, MKAnnotation {
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 1, longitude: 2) }
}

/// An overlay of an app's own class.
private final class Fog: NSObject, MKOverlay {
  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  let boundingMapRect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
}

@MainActor
@Suite("Shapes, views and names of maps", .serialized)
struct MapNamesTests {
  @Test("The title of any annotation is an optional of an optional, and that of a class is not")
  func titles() {
    let point = MKPointAnnotation()
    point.title = "a"
    let any: any MKAnnotation = point
    if let title = any.title, let text = title { #expect(text == "a") }
    if let title = any.title { #expect(title! == "a") }
    #expect(any.title!! == "a" && any.title == "a" && point.title!.count == 1)
    let shown: String? = any.title ?? ""
    #expect(shown == "a" && point.title == "a" && any.subtitle! == nil)
    let spot: any MKAnnotation = Spot()
    let own: any MKAnnotationTitles = spot
    let (title, subtitle): (String?, String?) = (own.title, own.subtitle)
    #expect(spot.title! == nil && title == nil && subtitle == nil)

    let cluster = MKClusterAnnotation(memberAnnotations: [Spot(), MKPointAnnotation()])
    (cluster.title, cluster.subtitle) = ("2", "places")
    #expect(cluster.coordinate.longitude == 1)
    #expect(cluster.memberAnnotations.count == 2)
    #expect(cluster.title == "2")
    #expect(cluster.subtitle == "places")
    let none = MKClusterAnnotation(memberAnnotations: []).coordinate
    #expect(!CLLocationCoordinate2DIsValid(none))
    let shape = MKShape()
    shape.subtitle = "b"
    #expect(shape.subtitle == "b" && !CLLocationCoordinate2DIsValid(shape.coordinate))
  }

  @Test("Regions and rectangles can be turned into each other")
  func geometry() {
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let point = MKMapPoint(berlin)
    #expect(abs(point.coordinate.latitude - 52.52) < 0.000_001)
    #expect(
      abs(MKCoordinateForMapPoint(MKMapPointForCoordinate(berlin)).longitude - 13.405) < 0.001)
    let region = MKCoordinateRegionMakeWithDistance(berlin, 2_000, 1_000)
    #expect(abs(region.span.latitudeDelta - 0.018) < 0.001)
    #expect(abs(region.span.longitudeDelta - 0.0148) < 0.001)
    let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
    #expect(abs(point.distance(to: paris) - 877_464) < 1_000)
    #expect(MKMetersBetweenMapPoints(point, paris) == point.distance(to: paris))
    #expect(MKMapPointsPerMeterAtLatitude(0) * MKMetersPerMapPointAtLatitude(0) == 1)
    #expect(MKCoordinateSpan().latitudeDelta + MKCoordinateRegion().span.longitudeDelta == 0)

    let rect = MKMapRect(origin: MKMapPointMake(0, 0), size: MKMapSizeMake(10, 20))
    let other = MKMapRect(x: 5, y: 5, width: 10, height: 20)
    #expect(rect.union(other).maxX == 15 && MKMapRectUnion(rect, MKMapRectNull).maxY == 20)
    #expect(MKMapRectUnion(.null, rect).width == 10)
    #expect(rect.intersection(other).width == 5 && rect.intersects(other))
    #expect(rect.intersection(rect.offsetBy(dx: 50, dy: 0)).isNull)
    #expect(rect.contains(MKMapPoint(x: 1, y: 1)) && !rect.contains(other))
    #expect(rect.contains(rect.insetBy(dx: 1, dy: 1)) && MKMapRectIsNull(MKMapRectNull))
    #expect(MKMapRectContainsPoint(rect, MKMapPoint()) && MKMapRect().isEmpty && rect.midX == 5)
    #expect(rect.midY == 10 && rect.minY == 0 && !rect.spans180thMeridian && rect.height == 20)
    #expect(MKMapRectWorld.width == MKMapSizeWorld.width && MKMapSize().height == 0)
    #expect(MKCoordinateRegion(rect).span.latitudeDelta > 0)
    #expect(MKCoordinateRegionForMapRect(MKMapRect.world).center.latitude == 0)
  }

  @Test("A line has its points, an area its holes, a circle its radius")
  func shapes() {
    var corners = [
      CLLocationCoordinate2D(latitude: 0, longitude: 0),
      CLLocationCoordinate2D(latitude: 2, longitude: 0),
      CLLocationCoordinate2D(latitude: 2, longitude: 2),
    ]
    let line = MKPolyline(coordinates: &corners, count: 3)
    #expect(line.pointCount == 3 && abs(line.coordinate.latitude - 1) < 0.001)
    #expect(line.points()[1].coordinate.latitude == 2)
    line.getCoordinates(&corners, range: NSRange(location: 2, length: 1))
    #expect(corners[0].longitude == 2)
    let points = [MKMapPoint(), MKMapPoint(x: 4, y: 4)]
    #expect(MKPolyline(points: points, count: 2).boundingMapRect.width == 4)
    #expect(MKGeodesicPolyline(points: points, count: 2).pointCount == 2)
    #expect(MKPolyline().boundingMapRect.isNull && MKPolyline().pointCount == 0)
    let hole = MKPolygon(points: points, count: 2)
    let area = MKPolygon(coordinates: corners, count: 3, interiorPolygons: [hole])
    #expect(area.interiorPolygons == [hole] && hole.interiorPolygons == nil)
    #expect(MKPolygon(coordinates: corners, count: 3).pointCount == 3)
    #expect(MKPolygon(points: points, count: 2, interiorPolygons: []).interiorPolygons == [])
    let circle = MKCircle(mapRect: MKMapRect(x: 0, y: 0, width: 200, height: 100))
    #expect(circle.radius > 0 && circle.coordinate.latitude < 90)
    #expect(circle.intersects(circle.boundingMapRect) && MKPolygon().interiorPolygons == nil)
    let tiles = MKTileOverlay(urlTemplate: "https://a.example/{z}/{x}/{y}.png")
    (tiles.canReplaceMapContent, tiles.minimumZ, tiles.maximumZ) = (true, 1, 2)
    (tiles.isGeometryFlipped, tiles.tileSize) = (true, CGSize(width: 1, height: 1))
    #expect(tiles.canReplaceMapContent && tiles.maximumZ - tiles.minimumZ == 1)
    #expect(tiles.isGeometryFlipped && tiles.tileSize.width == 1 && tiles.urlTemplate != nil)
    #expect(tiles.boundingMapRect.width == MKMapRect.world.width && tiles.coordinate.latitude == 0)
  }

  @Test("A renderer has its overlay, and counts its points from the overlay's corner")
  func renderers() {
    _ = Simulator.boot()
    let renderer = MKOverlayRenderer(overlay: Fog())
    #expect(renderer.point(for: MKMapPoint(x: 11, y: 22)) == CGPoint(x: 1, y: 2))
    #expect(renderer.mapPoint(for: CGPoint(x: 1, y: 2)).y == 22)
    let rect = renderer.mapRect(for: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(renderer.rect(for: rect).size == CGSize(width: 3, height: 4) && rect.minX == 10)
    #expect(renderer.canDraw(rect, zoomScale: 1) && renderer.contentScaleFactor == 2)
    renderer.setNeedsDisplay()
    renderer.setNeedsDisplay(rect)
    renderer.setNeedsDisplay(rect, zoomScale: 1)
    (renderer.alpha, renderer.blendMode) = (0.5, .multiply)
    #expect(renderer.alpha == 0.5 && renderer.blendMode == .multiply)
    #expect(MKRoadWidthAtZoomScale(2) == 4 && renderer.overlay is Fog)
    let size = CGSize(width: 4, height: 4)
    _ = UIGraphicsImageRenderer(size: size).image {
      renderer.draw(rect, zoomScale: 1, in: $0.cgContext)
    }

    let line = MKGradientPolylineRenderer(polyline: MKPolyline())
    line.setColors([.red], locations: [0])
    #expect(line.colors == [.red] && line.locations == [0] && line.path == nil)
    line.path = CGMutablePath()
    #expect(line.path != nil)
    line.invalidatePath()
    line.createPath()
    (line.strokeColor, line.fillColor, line.lineWidth) = (.red, .blue, 2)
    (line.lineJoin, line.lineCap, line.miterLimit) = (.bevel, .butt, 3)
    (line.lineDashPhase, line.lineDashPattern, line.shouldRasterize) = (1, [1, 2], true)
    (line.strokeStart, line.strokeEnd) = (0.1, 0.9)
    #expect(line.strokeColor == .red && line.fillColor == .blue && line.lineWidth == 2)
    #expect(line.lineJoin == .bevel && line.lineCap == .butt && line.miterLimit == 3)
    #expect(line.lineDashPhase == 1 && line.lineDashPattern == [1, 2] && line.shouldRasterize)
    #expect(line.strokeStart < line.strokeEnd && line.polyline.pointCount == 0)
    let (area, circle) = (MKPolygon(), MKCircle())
    #expect(MKPolygonRenderer(polygon: area).polygon === area)
    #expect(MKCircleRenderer(circle: circle).circle === circle)
    #expect(MKPolygonRenderer(overlay: circle).polygon.pointCount == 0)
    #expect(MKPolylineRenderer(overlay: circle).lineWidth == 0)
    #expect(MKCircleRenderer(overlay: area).circle.radius == 0)
    let tiles = MKTileOverlay(urlTemplate: nil)
    MKTileOverlayRenderer(tileOverlay: tiles).reloadData()
    #expect(MKTileOverlayRenderer(overlay: tiles).overlay === tiles)
    #expect(MKOverlayPathRenderer(overlay: tiles).fillColor == nil)
  }

  @Test("A map and its parts keep what is set")
  func properties() throws {
    _ = Simulator.boot()
    let map = try #require(MKMapView(coder: NSCoder()))
    map.layoutSubviews()
    (map.mapType, map.isZoomEnabled, map.isScrollEnabled) = (.hybrid, false, false)
    (map.isPitchEnabled, map.isRotateEnabled, map.showsCompass) = (false, false, false)
    (map.showsScale, map.showsTraffic, map.showsBuildings) = (true, true, false)
    (map.showsPointsOfInterest, map.showsUserTrackingButton) = (false, true)
    (map.pitchButtonVisibility, map.pointOfInterestFilter) = (.hidden, .excludingAll)
    #expect(map.mapType == .hybrid && !map.isZoomEnabled && !map.isScrollEnabled)
    #expect(!map.isPitchEnabled && !map.isRotateEnabled && !map.showsCompass && map.showsScale)
    #expect(map.showsTraffic && !map.showsBuildings && !map.showsPointsOfInterest)
    #expect(map.showsUserTrackingButton && map.pitchButtonVisibility == .hidden)
    #expect(map.pointOfInterestFilter?.includes(.cafe) == false && map.delegate == nil)
    let looks = [
      MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted),
      MKStandardMapConfiguration(emphasisStyle: .default),
      MKHybridMapConfiguration(elevationStyle: .realistic),
      MKImageryMapConfiguration(elevationStyle: .flat), MKImageryMapConfiguration(),
      MKHybridMapConfiguration(), MKStandardMapConfiguration(elevationStyle: .flat),
    ]
    #expect(looks[0].elevationStyle == .realistic)
    let standard = MKStandardMapConfiguration()
    (standard.showsTraffic, standard.pointOfInterestFilter) = (true, .includingAll)
    let hybrid = MKHybridMapConfiguration()
    (hybrid.showsTraffic, hybrid.pointOfInterestFilter) = (true, .includingAll)
    #expect(standard.emphasisStyle == .default && standard.showsTraffic && hybrid.showsTraffic)
    #expect(hybrid.pointOfInterestFilter != nil && standard.pointOfInterestFilter != nil)
    map.preferredConfiguration = looks[0]
    #expect(map.preferredConfiguration === looks[0])

    let box = MKMapRect(x: 0, y: 0, width: 8, height: 8)
    map.setCameraBoundary(MKMapView.CameraBoundary(mapRect: box), animated: false)
    #expect(map.cameraBoundary?.mapRect.width == 8 && map.cameraBoundary?.region != nil)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
    #expect(MKMapView.CameraBoundary(coordinateRegion: map.region) != nil)
    map.setCameraZoomRange(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: 1, maxCenterCoordinateDistance: 2),
      animated: false)
    #expect(map.cameraZoomRange.minCenterCoordinateDistance == 1)
    map.setCameraZoomRange(nil, animated: false)
    #expect(map.cameraZoomRange.maxCenterCoordinateDistance == MKMapCameraZoomDefault)
    let camera = MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(), fromEyeCoordinate: CLLocationCoordinate2D(),
      eyeAltitude: 9)
    camera.altitude = 10
    let copy = try #require(camera.copy(with: nil) as? MKMapCamera)
    #expect(copy.centerCoordinateDistance == 10 && copy.centerCoordinate.latitude == 0)

    let scale = MKScaleView(mapView: map)
    (scale.scaleVisibility, scale.legendAlignment) = (.visible, .trailing)
    #expect(scale.mapView === map && scale.intrinsicContentSize.width == 100)
    #expect(scale.scaleVisibility == .visible && scale.legendAlignment != .leading)
    let compass = MKCompassButton(mapView: map)
    compass.compassVisibility = .visible
    #expect(compass.mapView === map && compass.intrinsicContentSize.width == 44)
    #expect(compass.compassVisibility == .visible)
    let tracking = MKUserTrackingButton(mapView: map)
    #expect(tracking.mapView === map && tracking.intrinsicContentSize.height == 44)
    #expect(MKUserTrackingBarButtonItem(mapView: map).mapView === map)
  }

  @Test("Annotation views keep what is set, and a picture gives one its size")
  func annotationViews() {
    _ = Simulator.boot()
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: "a")
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 14)).image { _ in }
    #expect(view.bounds.size == CGSize(width: 12, height: 14) && view.reuseIdentifier == "a")
    (view.centerOffset, view.accessoryOffset) = (CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2))
    (view.isHighlighted, view.isDraggable, view.clusteringIdentifier) = (true, true, "b")
    (view.displayPriority, view.collisionMode) = (.defaultLow, .circle)
    (view.zPriority, view.selectedZPriority) = (.min, .max)
    view.setDragState(.dragging, animated: false)
    view.setSelected(true, animated: false)
    view.prepareForReuse()
    view.prepareForDisplay()
    #expect(view.accessoryOffset.x == 2 && view.centerOffset.x == 1 && view.dragState == .dragging)
    #expect(view.isHighlighted && view.isDraggable && view.clusteringIdentifier == "b")
    #expect(view.displayPriority == .defaultLow && view.collisionMode == .circle)
    #expect(view.zPriority == .min && view.selectedZPriority == .max && view.isSelected)
    #expect(view.cluster == nil && MKAnnotationView().annotation == nil)
    #expect(MKUserLocationView().reuseIdentifier == nil)
    #expect(MKMarkerAnnotationView(coder: NSCoder())?.reuseIdentifier == nil)
    #expect(MKPinAnnotationView(coder: NSCoder())?.animatesDrop == false)

    let marker = MKMarkerAnnotationView(annotation: Spot(), reuseIdentifier: nil)
    (marker.markerTintColor, marker.glyphTintColor, marker.glyphText) = (.red, .blue, "1")
    (marker.glyphImage, marker.selectedGlyphImage) = (view.image, view.image)
    (marker.titleVisibility, marker.subtitleVisibility) = (.hidden, .visible)
    marker.animatesWhenAdded = true
    #expect(marker.markerTintColor == .red && marker.glyphTintColor == .blue)
    #expect(marker.glyphText == "1" && marker.glyphImage === marker.selectedGlyphImage)
    #expect(marker.titleVisibility == .hidden && marker.subtitleVisibility == .visible)
    #expect(marker.animatesWhenAdded)
    let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    (pin.pinTintColor, pin.animatesDrop) = (MKPinAnnotationView.redPinColor(), true)
    #expect(pin.pinTintColor == .red && pin.animatesDrop)
    #expect(MKPinAnnotationView.greenPinColor() != MKPinAnnotationView.purplePinColor())
  }

  @Test("A delegate without methods answers as a device does where none is there")
  func idle() {
    _ = Simulator.boot()
    let (idle, map, view) = (Idle(), MKMapView(), MKAnnotationView())
    idle.mapView(map, regionWillChangeAnimated: true)
    idle.mapViewDidChangeVisibleRegion(map)
    idle.mapView(map, regionDidChangeAnimated: true)
    idle.mapViewWillStartLoadingMap(map)
    idle.mapViewDidFinishLoadingMap(map)
    idle.mapViewDidFailLoadingMap(map, withError: MKError(.unknown))
    idle.mapViewWillStartRenderingMap(map)
    idle.mapViewDidFinishRenderingMap(map, fullyRendered: true)
    #expect(idle.mapView(map, viewFor: Spot()) == nil)
    idle.mapView(map, didAdd: [view])
    idle.mapView(map, annotationView: view, calloutAccessoryControlTapped: UIControl())
    idle.mapView(map, didSelect: view)
    idle.mapView(map, didDeselect: view)
    idle.mapView(map, didSelect: Spot())
    idle.mapView(map, didDeselect: Spot())
    idle.mapViewWillStartLocatingUser(map)
    idle.mapViewDidStopLocatingUser(map)
    idle.mapView(map, didUpdate: map.userLocation)
    idle.mapView(map, didFailToLocateUserWithError: MKError(.unknown))
    idle.mapView(map, annotationView: view, didChange: .starting, fromOldState: .none)
    idle.mapView(map, didChange: .follow, animated: true)
    #expect(idle.mapView(map, rendererFor: Fog()).overlay is Fog)
    idle.mapView(map, didAdd: [MKOverlayRenderer(overlay: Fog())])
    let cluster = idle.mapView(map, clusterAnnotationForMemberAnnotations: [Spot()])
    #expect(cluster.memberAnnotations.count == 1)
    let completer = MKLocalSearchCompleter()
    idle.completerDidUpdateResults(completer)
    idle.completer(completer, didFailWithError: MKError(.unknown))
    completer.region = map.region
    (completer.resultTypes, completer.pointOfInterestFilter) = (.query, .includingAll)
    #expect(completer.resultTypes == .query && completer.pointOfInterestFilter != nil)
    #expect(completer.region.span.latitudeDelta > 0 && completer.delegate == nil)
    let types: MKLocalSearchCompleter.ResultType = [.address, .pointOfInterest]
    #expect(types.rawValue == 3)
    let found = MKLocalSearchCompletion()
    #expect(found.title + found.subtitle == "" && found.titleHighlightRanges.isEmpty)
    #expect(found.subtitleHighlightRanges.isEmpty)
    let request = MKLocalSearch.Request(completion: found)
    (request.resultTypes, request.pointOfInterestFilter) = (.address, .includingAll)
    request.region = map.region
    #expect(request.naturalLanguageQuery == "" && request.resultTypes != .pointOfInterest)
    #expect(request.region.span.latitudeDelta > 0 && request.pointOfInterestFilter != nil)
    let response = MKLocalSearch.Response()
    #expect(response.mapItems == [] && response.boundingRegion.span.latitudeDelta == 0)
  }

  @Test("A place has its name and its address, and a way has nothing")
  func items() throws {
    _ = Simulator.boot()
    let place = MKPlacemark(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), addressDictionary: nil)
    #expect(MKPlacemark(placemark: place).coordinate.longitude == 2)
    #expect(place.countryCode == nil && place.title == nil && place.subtitle == nil)
    let item = MKMapItem(placemark: place)
    (item.name, item.phoneNumber, item.url) = ("a", "1", URL(string: "https://a.example"))
    (item.timeZone, item.pointOfInterestCategory) = (TimeZone(secondsFromGMT: 0), .marina)
    #expect(item.name == "a" && item.phoneNumber == "1" && item.url != nil)
    #expect(item.timeZone != nil && item.pointOfInterestCategory == .marina)
    #expect(item.placemark === place && !item.isCurrentLocation)

    let request = MKDirections.Request()
    (request.transportType, request.requestsAlternateRoutes) = (.walking, true)
    (request.departureDate, request.arrivalDate) = (.distantPast, .distantFuture)
    #expect(request.transportType != .automobile && request.requestsAlternateRoutes)
    #expect(request.departureDate != request.arrivalDate && request.source == nil)
    #expect(MKDirectionsTransportType.any.contains([.transit, .walking]))
    let (answer, time) = (MKDirections.Response(), MKDirections.ETAResponse())
    #expect(answer.routes.isEmpty && answer.source.isCurrentLocation)
    #expect(answer.destination.isCurrentLocation && time.source.isCurrentLocation)
    #expect(time.destination.isCurrentLocation && time.distance + time.expectedTravelTime == 0)
    #expect(time.transportType == .any)
    let (way, step) = (MKRoute(), MKRoute.Step())
    #expect(way.name == "" && way.advisoryNotices == [] && way.distance == 0)
    #expect(way.expectedTravelTime == 0 && way.transportType == .any && way.steps.isEmpty)
    #expect(way.polyline.pointCount == 0 && step.polyline.pointCount == 0)
    #expect(step.instructions == "" && step.notice == nil && step.distance == 0)
    #expect(step.transportType == .any)
  }

  @Test("Numbers and names are Apple's")
  func values() {
    let types: [MKMapType] = [
      .standard, .satellite, .hybrid, .satelliteFlyover, .hybridFlyover, .mutedStandard,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(MKUserTrackingMode.followWithHeading.rawValue == 2)
    #expect(MKFeatureVisibility.adaptive.rawValue == 0)
    #expect(MKFeatureDisplayPriority(rawValue: 750) == .defaultHigh)
    #expect(MKFeatureDisplayPriority.required.rawValue == 1_000)
    #expect(MKAnnotationViewZPriority(rawValue: 500) == .defaultUnselected)
    #expect(MKAnnotationViewZPriority(1_000) == .defaultSelected)
    let states: [MKAnnotationView.DragState] = [.none, .starting, .dragging, .canceling, .ending]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    let shapes: [MKAnnotationView.CollisionMode] = [.rectangle, .circle, .none]
    #expect(shapes.map(\.rawValue) == [0, 1, 2])
    let codes: [MKError.Code] = [
      MKError.unknown, MKError.serverFailure, MKError.loadingThrottled,
      MKError.placemarkNotFound, MKError.directionsNotFound, MKError.decodingFailed,
    ]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    #expect(MKError.errorDomain == MKErrorDomain && MKError(.decodingFailed).errorCode == 6)
    do { throw MKError(.loadingThrottled) } catch MKError.placemarkNotFound {
      Issue.record("another code")
    } catch { #expect(error as? MKError == MKError(.loadingThrottled)) }
    let keys = [
      MKLaunchOptionsDirectionsModeKey, MKLaunchOptionsMapTypeKey, MKLaunchOptionsShowsTrafficKey,
      MKLaunchOptionsMapCenterKey, MKLaunchOptionsMapSpanKey, MKLaunchOptionsCameraKey,
      MKLaunchOptionsDirectionsModeDefault, MKLaunchOptionsDirectionsModeDriving,
      MKLaunchOptionsDirectionsModeWalking, MKLaunchOptionsDirectionsModeTransit,
      MKMapViewDefaultAnnotationViewReuseIdentifier,
      MKMapViewDefaultClusterAnnotationViewReuseIdentifier,
    ]
    #expect(Set(keys).count == keys.count)
    let categories: [MKPointOfInterestCategory] = [
      .airport, .amusementPark, .aquarium, .atm, .bakery, .bank, .beach, .brewery, .cafe,
      .campground, .carRental, .evCharger, .fireStation, .fitnessCenter, .foodMarket, .gasStation,
      .hospital, .hotel, .laundry, .library, .marina, .movieTheater, .museum, .nationalPark,
      .nightlife, .park, .parking, .pharmacy, .police, .postOffice, .publicTransport, .restaurant,
      .restroom, .school, .stadium, .store, .theater, .university, .winery, .zoo,
    ]
    #expect(Set(categories).count == categories.count)
    let filter = MKPointOfInterestFilter(including: [.cafe])
    #expect(
      filter.includes(.cafe) && filter.excludes(.zoo)
        && filter.copy(with: nil) as AnyObject === filter)
    #expect(MKPointOfInterestFilter(excluding: [.cafe]).includes(.zoo))
    #expect(MKPointOfInterestCategory(rawValue: "MKPOICategoryATM") == .atm)
  }
}
