import Foundation

/// A protocol as a value. What an object conforms to is asked of Swift, which knows a protocol by
/// its type.
public typealias Protocol = Any.Type

extension NSObjectProtocol {
  /// Whether this object conforms to a protocol.
  public func conforms(to aProtocol: Protocol) -> Bool {
    guard let responder = self as? UIResponder else { return isInstance(aProtocol) }
    return onMainThread("NSObject.conforms(to:)") { responder.conforms(to: aProtocol) }
  }

  /// Whether this object itself can be taken for a type.
  func isInstance(_ type: Any.Type) -> Bool {
    func isInstance<T>(_: T.Type) -> Bool { self is T }
    return _openExistential(type, do: isInstance)
  }

  /// Whether this object is of a class, or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool { isInstance(aClass) }

  /// Whether this object is of a class, and of none that inherits from it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether this object is of a class that a selector's method belongs to.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let responder = self as? UIResponder else { return aSelector.belongs(to: self) }
    return onMainThread("NSObject.responds(to:)") { responder.responds(toMessage: aSelector) }
  }

  /// Who answers for a requirement of a protocol that this object leaves out; `nil` if none does.
  ///
  /// - Parameter name: The requirement, which is the method that asks.
  @MainActor
  func forwardee<Requirements>(
    _ requirements: Requirements.Type, _ name: String = #function
  ) -> Requirements? {
    guard let responder = self as? UIResponder,
      let target = responder.forwardingTarget(for: Selector(of: requirements, named: name)),
      target as AnyObject !== responder
    else { return nil }
    return target as? Requirements
  }
}
