/// Lets an `NSNumber` hold a `CGFloat`, like every other numeric type.
///
/// On Apple's platforms a number that Objective-C returns as an object has no particular type: a
/// `Float` that a timer carries is read with `as! CGFloat`. Foundation for Linux supports this for
/// `Float`, `Double` and the integers, but not for `CGFloat`.
///
/// ```swift
/// let info: Any = NSNumber(value: Float(0.5))
/// info as? CGFloat  // 0.5
/// ```
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Creates the value nearest to the number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates the number's value; `nil` if a `CGFloat` cannot hold it exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }

  /// Creates the value nearest to the number, under the name of older versions of Swift.
  @available(swift, deprecated: 4, renamed: "init(truncating:)")
  public init(_ number: NSNumber) { self.init(truncating: number) }

  /// Returns a number that holds the value. The compiler calls it for casts.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads the value of a number for a forced cast. The compiler calls it.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: number)
  }

  /// Reads the value of a number for a conditional cast, if a `CGFloat` can hold it exactly.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(exactly: number)
    return result != nil
  }

  /// Returns the value of a number, or 0 for `nil`. The compiler calls it for casts.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    number.map { CGFloat(truncating: $0) } ?? 0
  }
}

/// Returns a value as it comes back from an Objective-C object that stored it: a number becomes an
/// `NSNumber`.
///
/// An `NSNumber` can be cast to any numeric type that holds its value. All other values are
/// returned unchanged.
func keptByObjectiveC(_ value: Any?) -> Any? {
  guard let number = value as? any _ObjectiveCBridgeable else { return value }
  func object(_ value: some _ObjectiveCBridgeable) -> Any { value._bridgeToObjectiveC() }
  return object(number) as? NSNumber ?? value
}
