public import UIKit

// The places of coordinates in a map view, and the views and renderers of what is new on the map.
extension MKMapView {
  /// Returns the point of a view at which the map shows a coordinate. The degrees of the visible
  /// region are spread evenly over the map.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (center, span) = (region.center, region.span)
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
    let across = (coordinate.longitude - center.longitude) / span.longitudeDelta
    let down = (center.latitude - coordinate.latitude) / span.latitudeDelta
    let point = CGPoint(
      x: bounds.midX + CGFloat(across) * bounds.width,
      y: bounds.midY + CGFloat(down) * bounds.height)
    return convert(point, to: view ?? window)
  }
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let own = convert(point, from: view ?? window)
    let (center, span) = (region.center, region.span)
    return CLLocationCoordinate2D(
      latitude: center.latitude
        - Double((own.y - bounds.midY) / bounds.height) * span.latitudeDelta,
      longitude: center.longitude
        + Double((own.x - bounds.midX) / bounds.width) * span.longitudeDelta)
  }
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let (center, span) = (region.center, region.span)
    func corner(_ part: Double) -> CGPoint {
      convert(
        CLLocationCoordinate2D(
          latitude: center.latitude - part * span.latitudeDelta,
          longitude: center.longitude + part * span.longitudeDelta), toPointTo: view)
    }
    let (first, last) = (corner(-0.5), corner(0.5))
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = convert(rect.origin, toCoordinateFrom: view)
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    return MKCoordinateRegion(
      center: convert(CGPoint(x: rect.midX, y: rect.midY), toCoordinateFrom: view),
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }

  // MARK: - Showing what is new

  /// Asks the delegate for the views of annotations that have come into sight, and for the
  /// renderers of overlays that have none, and puts each view at its place.
  func showContents() {
    var views: [MKAnnotationView] = []
    let sight = bounds.isEmpty ? CGRect.null : bounds.insetBy(dx: -1, dy: -1)
    let new = contents.entries.filter { $0.view == nil }.map(\.annotation).filter {
      sight.contains(convert($0.coordinate, toPointTo: self))
    }
    for annotation in new {
      let view = makeView(for: annotation)
      // The delegate may have removed or added annotations while it was asked.
      guard let index = contents.entries.firstIndex(where: { $0.annotation === annotation }),
        contents.entries[index].view == nil
      else { continue }
      view.annotation = annotation
      contents.entries[index].view = view
      contents.listen(to: view)
      view.prepareForDisplay()
      addSubview(view)
      views.append(view)
    }
    if let callout = contents.callout { bringSubviewToFront(callout) }
    placeViews()
    if !views.isEmpty { delegate?.mapView(self, didAdd: views) }
    showOverlays()
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = delegate?.mapView(self, viewFor: annotation) { return view }
    let identifier =
      annotation is MKClusterAnnotation
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier
      : MKMapViewDefaultAnnotationViewReuseIdentifier
    return dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
  }

  private func showOverlays() {
    guard let delegate else { return }
    var renderers: [MKOverlayRenderer] = []
    for overlay in contents.covers.filter({ $0.renderer == nil }).map(\.overlay) {
      let renderer = delegate.mapView(self, rendererFor: overlay)
      guard let index = contents.covers.firstIndex(where: { $0.overlay === overlay }) else {
        continue
      }
      contents.covers[index].renderer = renderer
      renderers.append(renderer)
    }
    if !renderers.isEmpty { delegate.mapView(self, didAdd: renderers) }
  }

  /// Puts each annotation view, and the callout, where the map shows the annotation now.
  func placeViews() {
    for (annotation, view) in contents.entries.map({ ($0.annotation, $0.view) }) {
      guard let view else { continue }
      let place = convert(annotation.coordinate, toPointTo: self)
      view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
      if contents.selected === annotation, let callout = contents.callout {
        callout.center = CGPoint(
          x: view.center.x + view.calloutOffset.x,
          y: view.frame.minY - callout.bounds.height / 2 + view.calloutOffset.y)
      }
    }
  }
}
