import Foundation

/// The conversions between the types of an app's properties and the types in which Core Data's
/// model stores values: `Int64`, `Double`, `Bool`, `String`, `Date` and so on.
enum ManagedValue {
  /// Returns a value in the type in which an attribute stores it.
  static func stored(_ value: Any?, as type: NSAttributeType) -> Any? {
    guard let plain = PlainValue.of(value) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return PlainValue.integer(plain) ?? plain
    case .doubleAttributeType, .floatAttributeType: return PlainValue.number(plain) ?? plain
    case .booleanAttributeType: return PlainValue.number(plain).map { $0 != 0 } ?? plain
    case .decimalAttributeType:
      return (plain as? Decimal) ?? PlainValue.number(plain).map { Decimal($0) } ?? plain
    default: return plain
    }
  }

  /// Returns a stored value in the type of an app's property. A missing value of a type that is
  /// not optional is zero, false or empty, as on a device; `nil` if the type has no such value.
  static func read<Value>(_ value: Any?, as type: Value.Type = Value.self) -> Value? {
    if let value, let same = value as? Value { return same }
    let optional = Value.self as? any AnyOptional.Type
    if value == nil, let optional { return optional.none as? Value }
    return made(value, optional?.wrapped ?? Value.self) as? Value
  }

  private static func made(_ value: Any?, _ type: Any.Type) -> Any? {
    switch type {
    case let type as any FixedWidthInteger.Type: integer(value, type)
    case is Bool.Type: PlainValue.number(value) ?? 0 != 0
    case is Double.Type: PlainValue.number(value) ?? 0
    case is Float.Type: Float(PlainValue.number(value) ?? 0)
    case is CGFloat.Type: CGFloat(PlainValue.number(value) ?? 0)
    case is Decimal.Type: Decimal(PlainValue.number(value) ?? 0)
    case is NSDecimalNumber.Type:
      NSDecimalNumber(decimal: value as? Decimal ?? Decimal(PlainValue.number(value) ?? 0))
    case is NSNumber.Type: number(value)
    case is String.Type: value as? String ?? ""
    case is Data.Type: value as? Data ?? Data()
    case is Date.Type: value as? Date ?? Date(timeIntervalSinceReferenceDate: 0)
    case is NSString.Type: NSString(string: value as? String ?? "")
    case is NSDate.Type:
      NSDate(
        timeIntervalSinceReferenceDate: (value as? Date)?.timeIntervalSinceReferenceDate ?? 0)
    case is NSData.Type: NSData(data: value as? Data ?? Data())
    case is NSURL.Type: (value as? URL).flatMap { NSURL(string: $0.absoluteString) }
    case is NSUUID.Type: (value as? UUID).flatMap { NSUUID(uuidString: $0.uuidString) }
    case is NSOrderedSet.Type: NSOrderedSet(array: value as? [NSManagedObject] ?? [])
    case is NSSet.Type: NSSet(array: value as? [NSManagedObject] ?? [])
    case let type as any ManagedCollection.Type: type.of(value as? [NSManagedObject] ?? [])
    case let type as any RawRepresentable.Type: enumeration(value, type)
    default: nil
    }
  }

  private static func integer<Number: FixedWidthInteger>(
    _ value: Any?, _ type: Number.Type
  ) -> Number { Number(truncatingIfNeeded: PlainValue.integer(value) ?? 0) }

  private static func number(_ value: Any?) -> NSNumber {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    default: NSNumber(value: PlainValue.number(value) ?? 0)
    }
  }

  private static func enumeration<Case: RawRepresentable>(
    _ value: Any?, _ type: Case.Type
  ) -> Case? { read(value, as: Case.RawValue.self).flatMap { Case(rawValue: $0) } }
}

/// A collection in which an app gets the objects of a relationship.
private protocol ManagedCollection {
  static func of(_ objects: [NSManagedObject]) -> Self
}

extension Set: ManagedCollection where Element: NSManagedObject {
  fileprivate static func of(_ objects: [NSManagedObject]) -> Set {
    Set(objects.compactMap { $0 as? Element })
  }
}

extension Array: ManagedCollection where Element: NSManagedObject {
  fileprivate static func of(_ objects: [NSManagedObject]) -> [Element] {
    objects.compactMap { $0 as? Element }
  }
}
