public import Foundation
public import UIKit

/// The size of a point of the screen in points of the flat map.
public typealias MKZoomScale = CGFloat

public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 8 / zoomScale }

/// An object that draws an overlay on a map. In the model it is asked for and never draws.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var contentScaleFactor: CGFloat { 2 }
  open var blendMode = CGBlendMode.normal

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// Returns the point in the renderer's own area, which begins at the corner of the overlay.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}

/// A renderer that draws the path of an overlay. In the model it never draws.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  /// The path that would be drawn. It is made when it is first asked for.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set { made = newValue }
  }
  private var made: CGPath?

  /// Makes the path. A subclass of the app's overrides this.
  open func createPath() {}
  open func invalidatePath() { made = nil }
}

/// A renderer of a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// A renderer of a line with several colours.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}

/// A renderer of an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
}

/// A renderer of a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
}

/// A renderer of pictures from a server.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open func reloadData() {}
}
