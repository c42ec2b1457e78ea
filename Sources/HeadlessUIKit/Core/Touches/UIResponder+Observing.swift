/// Observing by name, as code does that overrides `observeValue`.
extension UIResponder {
  /// Has a responder's `observeValue(forKeyPath:of:change:context:)` called whenever a property of this object is set.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let property = ObservedProperty(rawValue: keyPath),
      observedValue(property) != nil
    else {
      preconditionFailure(
        """
        '\(keyPath)' of \(type(of: self)) cannot be observed: the model tells of changes to \
        \(ObservedProperty.list) only.
        """)
    }
    guard let responder = observer as? UIResponder else {
      preconditionFailure(
        """
        Only a responder can override observeValue(forKeyPath:of:change:context:) here (the observer was a \
        \(type(of: observer))). Use observe(_:options:changeHandler:) instead.
        """)
    }
    PropertyObserver(
      property, options, observer,
      read: { [unowned self] in observedValue(property) ?? NSNull() }
    ) {
      [weak responder, unowned self] change in
      var facts: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      facts[.oldKey] = change.old
      facts[.newKey] = change.new
      if change.isPrior { facts[.notificationIsPriorKey] = true }
      responder?.observeValue(forKeyPath: keyPath, of: self, change: facts, context: context)
    }
    .begin(on: self)
  }

  /// Ends what `addObserver` began.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    PropertyObserver.remove(observer, from: self, keyPath)
  }
}
