import UIKit

/// Tells publishers' and subscribers' parts apart.
public struct CombineIdentifier: Hashable, Sendable {
  private let number: Int
  private let object: ObjectIdentifier?

  /// Makes one that is like no other.
  public init() {
    number = Serial.next()
    object = nil
  }

  /// Makes the one of an object, always the same.
  public init(_ obj: AnyObject) {
    number = 0
    object = ObjectIdentifier(obj)
  }
}

/// Something that can be told from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// Always the same for one object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Numbers things in the order in which they come to exist in one world, so that they have the same
/// numbers in every run.
enum Serial {
  static func next() -> Int {
    let next = perLaunch("Combine.Serial") { 0 } + 1
    setPerLaunch("Combine.Serial", next)
    return next
  }
}
