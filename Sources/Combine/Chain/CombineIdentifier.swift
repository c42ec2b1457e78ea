import UIKit

/// An identifier that tells publishers and subscribers apart.
public struct CombineIdentifier: Hashable, Sendable {
  private let number: Int
  private let object: ObjectIdentifier?

  /// Creates an identifier that is different from all others.
  public init() {
    number = Serial.next()
    object = nil
  }

  /// Creates the identifier of an object. The same object always has the same identifier.
  public init(_ obj: AnyObject) {
    number = 0
    object = ObjectIdentifier(obj)
  }
}

/// A type whose values have an identifier, as subscribers and subscriptions do.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of this object, which never changes.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Numbers objects in the order in which they are created during one run of an app, so that every
/// run gives the same numbers.
enum Serial {
  static func next() -> Int {
    let next = perLaunch("Combine.Serial") { 0 } + 1
    setPerLaunch("Combine.Serial", next)
    return next
  }
}
