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
  /// Creates the `CGFloat` nearest to a number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a `CGFloat` equal to a number; `nil` if no `CGFloat` is equal to it.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }

  /// Creates the `CGFloat` nearest to a number. Older versions of Swift have this initialiser
  /// without a label.
  @available(swift, deprecated: 4, renamed: "init(truncating:)")
  public init(_ number: NSNumber) { self.init(truncating: number) }

  /// Returns an `NSNumber` with the value. The compiler calls the method for casts.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads the value of an `NSNumber` for a forced cast. The compiler calls the method.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: number)
  }

  /// Reads the value of an `NSNumber` for a conditional cast, which fails if a `CGFloat` cannot
  /// hold the value exactly. The compiler calls the method.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(exactly: number)
    return result != nil
  }

  /// Returns the value of an `NSNumber`, or 0 for `nil`. The compiler calls the method for casts.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    number.map { CGFloat(truncating: $0) } ?? 0
  }
}

/// Returns a value as Objective-C objects return values that they store: a number becomes an
/// `NSNumber`.
///
/// An `NSNumber` can be cast to any numeric type that holds its value. All other values are
/// returned unchanged.
func keptByObjectiveC(_ value: Any?) -> Any? {
  guard let number = value as? any _ObjectiveCBridgeable else { return value }
  func object(_ value: some _ObjectiveCBridgeable) -> Any { value._bridgeToObjectiveC() }
  return object(number) as? NSNumber ?? value
}
