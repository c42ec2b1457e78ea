/// The properties of a scroll view that can be observed.
extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Has a block called whenever a property is set, as long as the observation is kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    PropertyObserver.observe(
      self, keyPath, named: ObservedProperty.property(of: keyPath), options,
      reading: { [unowned self] in observedValue($0) }, changeHandler)
  }
}

extension ObservedProperty {
  /// The property of a scroll view that a key path leads to.
  @MainActor
  static func property<View: UIScrollView>(of keyPath: PartialKeyPath<View>) -> ObservedProperty? {
    switch keyPath {
    case \View.contentOffset: .contentOffset
    case \View.contentSize: .contentSize
    case \View.contentInset: .contentInset
    default: property(at: keyPath)
    }
  }
}

extension UIScrollView {
  /// The value of an observed property of a scroll view.
  final func observedScrollValue(_ property: ObservedProperty) -> Any? {
    switch property {
    case .contentOffset: contentOffset
    case .contentSize: contentSize
    case .contentInset: contentInset
    default: observedViewValue(property)
    }
  }
}
