/// The properties of a view that can be observed.
extension UIView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Has a block called whenever a property is set, as long as the observation is kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    PropertyObserver.observe(
      self, keyPath, named: ObservedProperty.property(at: keyPath), options,
      reading: { [unowned self] in observedValue($0) }, changeHandler)
  }
}

extension ObservedProperty {
  /// The property of a view that a key path leads to.
  ///
  /// Compared with key paths that begin at the same type: `\Card.frame` and `\UIView.frame` are not
  /// equal.
  @MainActor
  static func property<View: UIView>(at keyPath: PartialKeyPath<View>) -> ObservedProperty? {
    switch keyPath {
    case \View.frame: .frame
    case \View.bounds: .bounds
    case \View.center: .center
    case \View.transform: .transform
    case \View.alpha: .alpha
    case \View.isHidden: .isHidden
    case \View.safeAreaInsets: .safeAreaInsets
    default: nil
    }
  }
}

extension UIView {
  /// The value of an observed property of a plain view.
  final func observedViewValue(_ property: ObservedProperty) -> Any? {
    switch property {
    case .frame: frame
    case .bounds: bounds
    case .center: center
    case .transform: transform
    case .alpha: alpha
    case .isHidden: isHidden
    // Asked for, it is computed afresh; told is what was announced.
    case .safeAreaInsets: announcedSafeArea
    default: nil
    }
  }
}
