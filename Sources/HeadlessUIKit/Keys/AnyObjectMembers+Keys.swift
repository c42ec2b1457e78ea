extension AnyObjectMembers {
  /// Returns the value of an object's property, or a dictionary's value for a key.
  public func value(forKey key: String) -> Any? {
    if let values = object as? [String: Any] { return values[key] }
    return (object as? NSObject)?.value(forKey: key)
  }
}
