import Foundation
import UIKit

/// Values as predicates and Core Data compare them: Swift's own types in place of Foundation's
/// classes, and nothing in place of an empty optional.
enum PlainValue {
  /// Returns the value in an optional, in Swift's own type: a `String` for an `NSString`, an
  /// `Int64` for every integer, the raw value of an enumeration's case.
  static func of(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    if let optional = value as? any AnyOptional { return of(optional.content) }
    switch value {
    case let value as Bool: return value
    case let value as any BinaryInteger: return Int64(truncatingIfNeeded: value)
    case let value as any BinaryFloatingPoint: return Double(value)
    case let value as String: return value
    case let value as Substring: return String(value)
    case let value as NSDecimalNumber: return value.decimalValue
    case let value as NSNumber: return of(value)
    case let value as NSString: return value.description
    case let value as NSDate:
      return Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as NSData: return Data(referencing: value)
    case let value as NSURL: return URL(string: value.absoluteString)
    case let value as NSUUID: return UUID(uuidString: value.uuidString)
    case let value as any RawRepresentable: return of(value.rawValue)
    default: return value
    }
  }

  private static func of(_ number: NSNumber) -> Any {
    switch String(cString: number.objCType) {
    case "c" where number == 0 || number == 1, "B": number.boolValue
    case "f", "d": number.doubleValue
    default: number.int64Value
    }
  }

  /// Returns a number as a floating-point value; `nil` for what is no number.
  static func number(_ value: Any?) -> Double? {
    switch of(value) {
    case let value as Bool: value ? 1 : 0
    case let value as Int64: Double(value)
    case let value as Double: value
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// Returns a number as an integer; `nil` for what is no number.
  static func integer(_ value: Any?) -> Int64? {
    switch of(value) {
    case let value as Int64: value
    case let value: number(value).map { Int64($0) }
    }
  }

  /// Compares two values of one kind; `nil` if they cannot be compared. Nothing comes before
  /// everything.
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    switch (of(first), of(second)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first as String, let second as String): return order(first, second)
    case (let first as Date, let second as Date): return order(first, second)
    case (let first as UUID, let second as UUID):
      return order(first.uuidString, second.uuidString)
    case (let first as URL, let second as URL):
      return order(first.absoluteString, second.absoluteString)
    case (let first as Int64, let second as Int64): return order(first, second)
    case (let first, let second):
      guard let first = number(first), let second = number(second) else { return nil }
      return order(first, second)
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult
  {
    first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Returns true if two values are equal, as a predicate's `==` compares them.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    let (first, second) = (of(first), of(second))
    if first == nil || second == nil { return first == nil && second == nil }
    if let order = compare(first, second) { return order == .orderedSame }
    if let first = first as? NSObject, let second = second as? NSObject {
      return first.isEqual(second)
    }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return false
  }

  /// Returns the elements of a collection, those of a set in an order that does not count; `nil`
  /// for what is no collection.
  static func elements(_ value: Any?) -> [Any]? {
    switch of(value) {
    case let value as [Any]: value
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.map { $0 }
    case let value as any Collection where !(value is String) && !(value is Data):
      value.map { $0 as Any }
    default: nil
    }
  }

  /// Returns the value that an object has under a name; `nil` if the name is unknown.
  static func value(of object: Any?, forKey key: String) -> Any? {
    if key.lowercased() == "self" { return object }
    switch of(object) {
    case nil: return nil
    case let object as any ValuesByKey: return of(object.value(byKey: key))
    case let object as [String: Any]: return of(object[key])
    case let object as NSDictionary: return of(object.object(forKey: NSString(string: key)))
    case let object as String where key == "length": return Int64(object.utf16.count)
    case let object as NSObject: return of(object.value(forKey: key))
    default: return nil
    }
  }
}

/// An object whose values are found by their names without a list of its properties.
protocol ValuesByKey {
  func value(byKey key: String) -> Any?
}

/// An optional value of any type.
protocol AnyOptional {
  static var none: Self { get }
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
  var content: Any? { self }
}
