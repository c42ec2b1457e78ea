/// Something that can handle touches and pass on what it does not handle.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Associated objects and observers.
  var extras: ObjectExtras?

  /// Told of a change to a property this object observes by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  open var next: UIResponder? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder: ExtrasCarrier {}
