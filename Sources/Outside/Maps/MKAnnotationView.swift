public import Foundation
public import UIKit

/// A view that stands on a map at the place of an annotation.
///
/// In the model it draws nothing but its subviews. A tap on it selects its annotation.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The part of a drag in which an annotation view is. The model never drags one.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  /// The shape by which a device finds out whether two annotation views overlap.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  public let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)?
  /// The picture of the view, which gives it its size.
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }
  /// The distance of the view's centre from the place of its annotation.
  open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
  open var accessoryOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  /// True if selecting the annotation shows its title and the accessory views in a callout.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable = false
  open var dragState = DragState.none
  /// The name of the views that a device shows as one when they are near each other. The model
  /// shows each of them.
  open var clusteringIdentifier: String?
  open var cluster: MKAnnotationView? { nil }
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }

  /// Called before the view is shown for another annotation.
  open func prepareForReuse() {}
  /// Called before the view is shown.
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

/// An annotation view like a balloon. The model gives it a size, and draws nothing.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 40, height: 40)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An annotation view like a pin. The model gives it a size, and draws nothing.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var animatesDrop = false
  open class func redPinColor() -> UIColor { .red }
  open class func greenPinColor() -> UIColor { .green }
  open class func purplePinColor() -> UIColor { .purple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 32, height: 39)
    centerOffset = CGPoint(x: 8, y: -16)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The annotation view for the location of the person, of which the model knows nothing.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}

// MARK: - Making by class

extension MKAnnotationView {
  // The initialiser is called on a class that is known only at run time. The file
  // `CALayer+Making.swift` of the model of UIKit explains how.
  @_silgen_name("turnstile_annotation_view_of_class")
  convenience init(ofClass annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("turnstile_annotation_view_of_class")
  static func made(
    annotation: consuming (any MKAnnotation)?, reuseIdentifier: consuming String?
  ) -> MKAnnotationView

  /// Creates an annotation view of a class that was registered for a reuse identifier.
  static func make(
    _ viewClass: AnyClass, annotation: (any MKAnnotation)?, reuseIdentifier: String
  ) -> MKAnnotationView {
    guard let viewClass = viewClass as? MKAnnotationView.Type else {
      preconditionFailure(
        "The class must be MKAnnotationView or inherit it (was \(viewClass)).")
    }
    return viewClass.made(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
}
