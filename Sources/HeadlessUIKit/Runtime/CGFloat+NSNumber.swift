/// Lets an `NSNumber` hold a `CGFloat`, like every other numeric type.
///
/// On Apple's platforms a number that Objective-C returns as an object can be cast to any numeric
/// type: a `Float` that a timer stores as `userInfo` is read with `as! CGFloat`. Foundation on
/// Linux supports such casts to `Float`, `Double` and the integers, but not to `CGFloat`.
///
/// ```swift
/// let info: Any = NSNumber(value: Float(0.5))
/// info as? CGFloat  // 0.5
/// ```
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Creates the `CGFloat` that is nearest to an `NSNumber`.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates the `CGFloat` that equals a number; `nil` if the number has more digits than a
  /// `CGFloat` can hold.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }

  /// Creates the `CGFloat` nearest to a number. Older versions of Swift have this initialiser
  /// without a label.
  @available(swift, deprecated: 4, renamed: "init(truncating:)")
  public init(_ number: NSNumber) { self.init(truncating: number) }

  /// Returns an `NSNumber` with the `CGFloat`'s value. The compiler calls the method for casts.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads a `CGFloat` from an `NSNumber` for a forced cast (`as!`). The compiler calls the method.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: number)
  }

  /// Reads a `CGFloat` from an `NSNumber` for a conditional cast (`as?`), which fails if a
  /// `CGFloat` cannot hold the value exactly. The compiler calls the method.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(exactly: number)
    return result != nil
  }

  /// Returns an `NSNumber`'s value as a `CGFloat`, or 0 for `nil`. The compiler calls the method
  /// for casts.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    number.map { CGFloat(truncating: $0) } ?? 0
  }
}

/// Converts a value as Objective-C does when an object stores it: a number becomes an `NSNumber`.
///
/// An `NSNumber` can be cast to any numeric type that holds its value, which a number in an `Any`
/// cannot. All other values are returned unchanged.
func keptByObjectiveC(_ value: Any?) -> Any? {
  guard let number = value as? any _ObjectiveCBridgeable else { return value }
  func object(_ value: some _ObjectiveCBridgeable) -> Any { value._bridgeToObjectiveC() }
  return object(number) as? NSNumber ?? value
}
