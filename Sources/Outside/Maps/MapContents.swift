import UIKit

/// The contents of a map: annotations with their views, and overlays with their renderers.
@MainActor
final class MapContents: NSObject, UIGestureRecognizerDelegate {
  struct Entry {
    let annotation: any MKAnnotation
    /// The view that stands for the annotation; `nil` until the map is laid out.
    var view: MKAnnotationView?
  }
  struct Cover {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
    /// The object that would draw the overlay; `nil` until the map is laid out.
    var renderer: MKOverlayRenderer?
  }

  var entries: [Entry] = []
  var covers: [Cover] = []
  var selected: (any MKAnnotation)?
  var callout: MapCallout?
  /// By reuse identifier, the classes of annotation views that the app has registered.
  var classes: [String: AnyClass] = [:]
  /// Annotation views whose annotations were removed.
  var spare: [MKAnnotationView] = []

  private weak var map: MKMapView?
  /// The recogniser of a tap beside all annotations. It is there for its effect alone, which is to
  /// end a selection, and is off while nothing is selected.
  private let tapBeside = UITapGestureRecognizer()

  /// Begins to listen to taps on the map.
  func listen(to map: MKMapView) {
    self.map = map
    tapBeside.isEnabled = false
    tapBeside.delegate = self
    tapBeside.addTarget(self, action: Selector(MapContents.tappedBeside))
    map.addGestureRecognizer(tapBeside)
  }

  /// Begins to listen to taps on an annotation view.
  func listen(to view: MKAnnotationView) {
    guard view.gestureRecognizers?.contains(where: { $0.delegate === self }) != true else { return }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(MapContents.tapped(_:), named: "tapped(_:)"))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  func selectionChanged() { tapBeside.isEnabled = selected != nil }

  private func tappedBeside() {
    guard let selected else { return }
    map?.deselectAnnotation(selected, animated: true)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard let view = tap.view as? MKAnnotationView, view.isEnabled,
      let annotation = entries.first(where: { $0.view === view })?.annotation
    else { return }
    map?.selectAnnotation(annotation, animated: true)
  }

  /// A tap beside all annotations is none on an annotation view or on the callout, and not one on a
  /// control that the app has put on the map.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { gestureRecognizer !== tapBeside || touch.view === map }

  /// The app's own recognisers on the map and on annotation views work beside the map's.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// The balloon above a selected annotation, with its title and the accessory views. The delegate is
/// told of a tap on an accessory that is a control.
@MainActor
final class MapCallout: UIView {
  private let view: MKAnnotationView
  private weak var map: MKMapView?
  private var listening: [UIControl] = []
  private static let tap = UIAction.Identifier("Outside.MapCallout")

  /// Creates the callout of an annotation view; `nil` if it has none, which is so without a title.
  init?(of view: MKAnnotationView, on map: MKMapView) {
    let titles = view.annotation.map { Outside.titles(of: $0) }
    guard view.canShowCallout, let title = titles?.title, !title.isEmpty else { return nil }
    (self.view, self.map) = (view, map)
    super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 60))
    let (left, right) = (view.leftCalloutAccessoryView, view.rightCalloutAccessoryView)
    add(left, at: 4)
    add(right, at: bounds.width - 4 - (right.map(Self.size)?.width ?? 0))
    let start = 12 + (left.map(Self.size)?.width ?? 0)
    let end = bounds.width - 12 - (right.map(Self.size)?.width ?? 0)
    let lines = UIView(frame: CGRect(x: start, y: 8, width: max(0, end - start), height: 44))
    addSubview(lines)
    for (index, text) in [title, titles?.subtitle ?? ""].enumerated() where !text.isEmpty {
      if index == 1, view.detailCalloutAccessoryView != nil { continue }
      let label = UILabel(
        frame: CGRect(x: 0, y: CGFloat(index) * 22, width: lines.bounds.width, height: 22))
      label.text = text
      lines.addSubview(label)
    }
    if let detail = view.detailCalloutAccessoryView {
      detail.frame = CGRect(x: 0, y: 22, width: lines.bounds.width, height: 22)
      lines.addSubview(detail)
      listen(to: detail)
    }
  }
  required init?(coder: NSCoder) { nil }

  private static func size(of accessory: UIView) -> CGSize {
    accessory.bounds.isEmpty ? CGSize(width: 44, height: 44) : accessory.bounds.size
  }

  private func add(_ accessory: UIView?, at x: CGFloat) {
    guard let accessory else { return }
    let size = Self.size(of: accessory)
    accessory.frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    addSubview(accessory)
    listen(to: accessory)
  }

  private func listen(to accessory: UIView) {
    guard let control = accessory as? UIControl else { return }
    listening.append(control)
    control.addAction(
      UIAction(identifier: Self.tap) { [weak self, weak control] _ in
        guard let self, let control, let map else { return }
        map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
      }, for: .touchUpInside)
  }

  /// Takes the callout away, and leaves the accessories as they were before.
  func close() {
    for control in listening {
      control.removeAction(identifiedBy: Self.tap, for: .touchUpInside)
    }
    removeFromSuperview()
  }
}
