/// What a view draws with: model values, and what they look like at a moment.
@preconcurrency @MainActor
open class CALayer: NSObject {
  open weak var delegate: (any CALayerDelegate)?
  open var bounds: CGRect = .zero
  open var frame: CGRect = .zero
  /// Associated objects and observers.
  var extras: ObjectExtras?
  public required override init() { super.init() }
}

/// Who owns a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

extension CALayer: ExtrasCarrier {}
