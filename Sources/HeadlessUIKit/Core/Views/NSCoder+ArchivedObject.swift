import Foundation

extension NSCoder {
  /// Returns the object that an archive holds under a key; `nil` if there is none, or if the value
  /// under the key is a number.
  ///
  /// On a device `decodeObject(forKey:)` does so. Foundation on Linux takes either case for damage,
  /// and gives `nil` for the whole archive. So `turnstile adopt` writes this method in place of
  /// `decodeObject(forKey:)`.
  public func archivedObject(forKey key: String) -> Any? {
    guard let unarchiver = self as? NSKeyedUnarchiver else { return decodeObject(forKey: key) }
    guard unarchiver.containsValue(forKey: key), !unarchiver.holdsNumber(forKey: key) else {
      return nil
    }
    return unarchiver.decodeObject(forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Returns true if the value under a key of the object that is being decoded is a number or a
  /// Boolean value, and no reference to an object.
  ///
  /// Foundation says nothing of a value's type, so its own record of the object is read.
  fileprivate func holdsNumber(forKey key: String) -> Bool {
    guard let containers = Mirror(reflecting: self).descendant("_containers", "some"),
      let object = Mirror(reflecting: containers).children.suffix(1).first?.value,
      let values = Mirror(reflecting: object).descendant("dict") as? [String: Any]
    else { return false }
    return values[key] is NSNumber || values[key] is Bool
  }
}
