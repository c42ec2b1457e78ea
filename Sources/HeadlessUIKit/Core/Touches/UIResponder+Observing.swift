/// Who can be told of a change by name: what an app's class can inherit `observeValue` from.
@MainActor
protocol ObservesByName: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: ObservesByName {}
extension UIPresentationController: ObservesByName {}

/// Observing by name, as code does that overrides `observeValue`.
extension UIResponder {
  /// Has the observer's `observeValue(forKeyPath:of:change:context:)` called whenever a property of
  /// this object is set.
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
    guard let listener = observer as? any ObservesByName else {
      preconditionFailure(
        """
        Only a responder or a presentation controller can override \
        observeValue(forKeyPath:of:change:context:) here (the observer was a \(type(of: observer))). \
        Use observe(_:options:changeHandler:) instead.
        """)
    }
    PropertyObserver(
      property, options, observer,
      read: { [unowned self] in observedValue(property) ?? NSNull() }
    ) {
      [weak listener, unowned self] change in
      var facts: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      facts[.oldKey] = change.old
      facts[.newKey] = change.new
      if change.isPrior { facts[.notificationIsPriorKey] = true }
      listener?.observeValue(forKeyPath: keyPath, of: self, change: facts, context: context)
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
