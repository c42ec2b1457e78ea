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

  /// Creates the identifier of an object, which is the same every time.
  public init(_ obj: AnyObject) {
    number = 0
    object = ObjectIdentifier(obj)
  }
}

/// A type whose values have an identifier.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object, always the same.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Numbers objects in the order of their creation in one world, so that the numbers are the same in
/// every run.
enum Serial {
  static func next() -> Int {
    let next = perLaunch("Combine.Serial") { 0 } + 1
    setPerLaunch("Combine.Serial", next)
    return next
  }
}
