/// The properties of a tab bar controller that can be observed.
extension UITabBarController: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UITabBarController {
  /// Has a block called whenever something is selected, as long as the observation is kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property: ObservedProperty? =
      switch keyPath as PartialKeyPath<Self> {
      case \Self.selectedViewController: .selectedViewController
      case \Self.selectedIndex: .selectedIndex
      default: nil
      }
    return PropertyObserver.observe(
      self, keyPath, named: property, options,
      reading: { [unowned self] in observedValue($0) }, changeHandler)
  }
}
