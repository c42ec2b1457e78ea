/// Lets a `CGFloat` be held by an `NSNumber`, as every other type of number is.
///
/// What Objective-C hands back as an object is a number of no particular type: on Apple's platforms
/// a `Float` that a timer carries is read with `as! CGFloat`. Foundation for Linux does that for
/// `Float`, `Double` and the integers, and leaves this type out.
///
/// ```swift
/// let info: Any = NSNumber(value: Float(0.5))
/// info as? CGFloat  // 0.5
/// ```
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number's value, as near as can be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number's value, if it is one that this type has.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }

  @available(swift, deprecated: 4, renamed: "init(truncating:)")
  public init(_ number: NSNumber) { self.init(truncating: number) }

  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: number)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(exactly: number)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    number.map { CGFloat(truncating: $0) } ?? 0
  }
}

/// What comes back of a value that an object of Objective-C was given to keep: a number is an
/// `NSNumber` from then on.
///
/// A cast of it finds any type of number that has the same value. Everything else is left as it is.
func keptByObjectiveC(_ value: Any?) -> Any? {
  guard let number = value as? any _ObjectiveCBridgeable else { return value }
  func object(_ value: some _ObjectiveCBridgeable) -> Any { value._bridgeToObjectiveC() }
  return object(number) as? NSNumber ?? value
}
