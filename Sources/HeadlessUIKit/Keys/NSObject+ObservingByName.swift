public import Foundation

/// An object that can observe properties by name: the model can call its
/// `observeValue(forKeyPath:of:change:context:)`. A base class of the model declares the method, so
/// that an app's class can override it.
@MainActor
protocol ObservesByName: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: ObservesByName {}
extension UIPresentationController: ObservesByName {}

/// The observation of an object's properties by name. The observers override
/// `observeValue(forKeyPath:of:change:context:)`.
extension NSObject {
  /// Adds an observer of a property of this object. The observer's
  /// `observeValue(forKeyPath:of:change:context:)` is called whenever the property is set.
  ///
  /// In the model only responders and presentation controllers have that method. If another class
  /// of the app overrides it, the tool `adopt` makes the class a responder. An observer without the
  /// method is never called.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    // Unchecked: the values stay on this thread, because the closure runs before the call returns.
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

  /// Removes an observer of a property of this object, so that it is no longer called.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    // Unchecked: the values stay on this thread, because the closure runs before the call returns.
    nonisolated(unsafe) let (object, observer) = (self, observer)
    onMainThread("NSObject.removeObserver(_:forKeyPath:)") {
      PropertyObserver.remove(observer, from: object, KeyedProperty.plain(keyPath))
    }
  }
}
