public import Foundation

/// Key-value coding: access to an object's properties by name.
///
/// Some apps use the names of private properties of UIKit. If the model knows no property of a
/// name, reading it returns `nil` and setting it does nothing. The use of the name is recorded for
/// the run's report.
extension NSObjectProtocol {
  /// Returns the value of the object's property that has a name; `nil` if the model knows no such
  /// property.
  public func value(forKey key: String) -> Any? {
    // Unchecked: the values stay on this thread, because the closure runs before the call returns.
    nonisolated(unsafe) let object = self as? NSObject
    nonisolated(unsafe) var value: Any?
    onMainThread("NSObject.value(forKey:)") { value = object?.keyedValue(key) }
    return value
  }

  /// Sets the object's property with a name to a value. Does nothing if the model knows no such
  /// property.
  public func setValue(_ value: Any?, forKey key: String) {
    // Unchecked: the values stay on this thread, because the closure runs before the call returns.
    nonisolated(unsafe) let (object, value) = (self as? NSObject, value)
    onMainThread("NSObject.setValue(_:forKey:)") { object?.setKeyedValue(value, key) }
  }

  /// Returns the value of the property to which a key path, such as `layer.position`, leads from
  /// the object.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer {
      return onMainThread("NSObject.value(forKeyPath:)") { layer.value(forKeyPath: keyPath) }
    }
    let (first, rest) = parts(of: keyPath)
    guard let rest else { return value(forKey: first) }
    return (value(forKey: first) as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets the property to which a key path, such as `layer.position`, leads from the object.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    // Unchecked: the values stay on this thread, because the closure runs before the call returns.
    nonisolated(unsafe) let kept = value
    if let layer = self as? CALayer {
      return onMainThread("NSObject.setValue(_:forKeyPath:)") {
        layer.setValue(kept, forKeyPath: keyPath)
      }
    }
    let (first, rest) = parts(of: keyPath)
    guard let rest else { return setValue(value, forKey: first) }
    (self.value(forKey: first) as? NSObject)?.setValue(value, forKeyPath: rest)
  }

  /// Sets several properties of the object, in the alphabetical order of their names. `NSNull`
  /// stands for `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the values of several properties of the object, by the properties' names. `NSNull`
  /// stands for a missing value.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }
}

/// Splits a key path at its first dot. Returns the first name and the rest of the key path; the
/// rest is `nil` if there is only one name.
private func parts(of keyPath: String) -> (String, String?) {
  guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
  return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
}

extension NSObject {
  @MainActor
  fileprivate func keyedValue(_ key: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKey: key) }
    if let defaults = self as? UserDefaults { return defaults.value(forKey: key) }
    guard let property = KeyedProperty.named(key, of: self) else {
      noteUnknown(key)
      // The read counts as a cut, because the app's next steps may rest on the value that the
      // property has on a device.
      Simulator.current.pass("a value that is read by name and is not here", isInTransition: false)
      return nil
    }
    return property.read(self)
  }

  @MainActor
  fileprivate func setKeyedValue(_ value: Any?, _ key: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
    if let defaults = self as? UserDefaults { return defaults.setValue(value, forKey: key) }
    if self is UIDevice, key == "orientation" { return Simulator.current.turn(heldAs: value) }
    guard let write = KeyedProperty.named(key, of: self)?.write else { return noteUnknown(key) }
    willChangeValue(forKey: key)
    if !write(self, value) { noteUnknown(key) }
    didChangeValue(forKey: key)
  }

  @MainActor
  private func noteUnknown(_ key: String) {
    Simulator.current.noteInert("'\(key)' of \(type(of: self)), by name")
  }
}

extension Simulator {
  /// Rotates the interface, because an app has set the private property `orientation` of the
  /// device. Apps did so before they could ask a scene to rotate.
  fileprivate func turn(heldAs value: Any?) {
    guard let number = value.flatMap(keptByObjectiveC) as? NSNumber,
      let orientation = UIInterfaceOrientation(rawValue: number.intValue)
    else { return }
    turn(to: orientation.isLandscape ? .landscape : .portrait)
  }
}
