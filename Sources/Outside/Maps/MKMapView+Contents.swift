import Foundation
import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

// The annotations and the overlays of a map.
extension MKMapView {
  public var annotations: [any MKAnnotation] { contents.entries.map(\.annotation) }

  public func addAnnotation(_ annotation: any MKAnnotation) {
    guard !annotations.contains(where: { $0 === annotation }) else { return }
    contents.entries.append(MapContents.Entry(annotation: annotation))
    setNeedsLayout()
  }
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(addAnnotation)
  }
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    guard let index = contents.entries.firstIndex(where: { $0.annotation === annotation })
    else { return }
    if contents.selected === annotation { deselectAnnotation(annotation, animated: false) }
    guard let view = contents.entries.remove(at: index).view else { return }
    view.removeFromSuperview()
    if view.reuseIdentifier != nil { contents.spare.append(view) }
  }
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }
  /// Adds annotations, and shows the region in which they are, with a tenth of it at each edge.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let points = annotations.map { MKMapPoint($0.coordinate) }
    let all = points.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    guard !all.isNull else { return }
    let least = 1_000 * MKMapPointsPerMeterAtLatitude(0)
    setVisibleMapRect(
      all.insetBy(dx: -max(all.width / 8, least), dy: -max(all.height / 8, least)),
      animated: animated)
  }

  // MARK: - Annotation views

  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    contents.entries.first { $0.annotation === annotation }?.view
  }
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { contents.classes[identifier] = viewClass }
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? {
    guard let index = contents.spare.firstIndex(where: { $0.reuseIdentifier == identifier })
    else { return nil }
    let view = contents.spare.remove(at: index)
    view.prepareForReuse()
    return view
  }
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    guard let viewClass = contents.classes[identifier] ?? Self.usualClass(for: identifier) else {
      preconditionFailure("No class of annotation views was registered for '\(identifier)'.")
    }
    return .make(viewClass, annotation: annotation, reuseIdentifier: identifier)
  }
  private static func usualClass(for identifier: String) -> AnyClass? {
    [
      MKMapViewDefaultAnnotationViewReuseIdentifier,
      MKMapViewDefaultClusterAnnotationViewReuseIdentifier,
    ].contains(identifier) ? MKMarkerAnnotationView.self : nil
  }

  // MARK: - Selection

  public var selectedAnnotations: [any MKAnnotation] {
    get { contents.selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(contents.selected, animated: false)
      }
    }
  }
  /// Selects an annotation. One that is out of sight has no view, and cannot be selected.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotations.contains(where: { $0 === annotation }), contents.selected !== annotation
    else { return }
    deselectAnnotation(contents.selected, animated: animated)
    showContents()
    guard let view = view(for: annotation) else { return }
    contents.selected = annotation
    contents.selectionChanged()
    view.setSelected(true, animated: animated)
    contents.callout = MapCallout(of: view, on: self)
    if let callout = contents.callout { addSubview(callout) }
    placeViews()
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, contents.selected === annotation else { return }
    contents.selected = nil
    contents.selectionChanged()
    contents.callout?.close()
    contents.callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: - Overlays

  public var overlays: [any MKOverlay] { contents.covers.map(\.overlay) }
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    contents.covers.filter { $0.level == level }.map(\.overlay)
  }
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insertOverlay(overlay, at: contents.covers.count, level: level)
  }
  public func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlays.forEach { addOverlay($0, level: level) }
  }
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    guard !overlays.contains(where: { $0 === overlay }) else { return }
    contents.covers.insert(
      MapContents.Cover(overlay: overlay, level: level),
      at: min(max(index, 0), contents.covers.count))
    setNeedsLayout()
  }
  public func removeOverlay(_ overlay: any MKOverlay) {
    contents.covers.removeAll { $0.overlay === overlay }
  }
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    contents.covers.first { $0.overlay === overlay }?.renderer
  }
}
