import UIKit

/// An identifier by which publishers' subscriptions and subscribers are told apart.
public struct CombineIdentifier: Hashable, Sendable {
  private let number: Int
  private let object: ObjectIdentifier?

  /// Creates an identifier that is different from all others of this run.
  public init() {
    number = Serial.next()
    object = nil
  }

  /// Creates the identifier of an object, which is the same each time.
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
  /// The identifier of this object, which is the same each time.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A counter of the objects that are created during one run of an app. The numbers are the same in
/// every run.
enum Serial {
  static func next() -> Int {
    let next = perLaunch("Combine.Serial") { 0 } + 1
    setPerLaunch("Combine.Serial", next)
    return next
  }
}
