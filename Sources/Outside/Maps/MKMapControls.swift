public import UIKit

/// A view that shows the scale of a map. The model gives it a size, and draws nothing.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  /// The edge of the view at which the scale begins.
  public enum Alignment: Int, Sendable { case leading, trailing }
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 30) }
}

/// A button that shows where north is. In the model the map is never turned, and a tap does
/// nothing.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A button that makes a map follow the person. In the model a tap does nothing, because there is
/// no location to follow.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A bar button item that makes a map follow the person. In the model a tap does nothing, because
/// there is no location to follow.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}
