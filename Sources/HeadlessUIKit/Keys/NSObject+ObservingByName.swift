public import Foundation

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
extension NSObject {
  /// Has the observer's `observeValue(forKeyPath:of:change:context:)` called whenever a property of
  /// this object is set.
  ///
  /// Only a responder or a presentation controller has that method here; `adopt` makes a responder
  /// of any other class of the app's that overrides it. Whoever does not is told nothing.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
    onMainThread("NSObject.addObserver(_:forKeyPath:options:context:)") {
      object.add(observer, keyPath, options, context)
    }
  }

  @MainActor
  private func add(
    _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let property = ObservedProperty(KeyedProperty.plain(keyPath))
    noteObservation(property)
    weak let listener = observer as? any ObservesByName
    PropertyObserver(property, options, observer) { [unowned self] in
      announcedValue(property) ?? KeyedProperty.named(keyPath, of: self)?.read(self) ?? NSNull()
    } tell: { [unowned self] change in
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
    nonisolated(unsafe) let (object, observer) = (self, observer)
    onMainThread("NSObject.removeObserver(_:forKeyPath:)") {
      PropertyObserver.remove(observer, from: object, KeyedProperty.plain(keyPath))
    }
  }
}
