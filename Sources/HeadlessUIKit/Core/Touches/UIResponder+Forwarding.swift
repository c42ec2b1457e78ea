import Foundation

/// A Swift metatype in place of Objective-C's protocol objects, for methods such as
/// `conforms(to:)`.
public typealias Protocol = Any.Type

extension NSObjectProtocol {
  /// Returns true if this object conforms to a protocol.
  public func conforms(to aProtocol: Protocol) -> Bool {
    guard let responder = self as? UIResponder else { return isInstance(aProtocol) }
    return onMainThread("NSObject.conforms(to:)") { responder.conforms(to: aProtocol) }
  }

  /// Returns true if this object can be cast to a type that is given as a value.
  func isInstance(_ type: Any.Type) -> Bool {
    func isInstance<T>(_: T.Type) -> Bool { self is T }
    return _openExistential(type, do: isInstance)
  }

  /// Returns whether this object is an instance of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isInstance(aClass) }

  /// Returns whether this object is an instance of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Returns whether this object's class has the method that a selector names.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let responder = self as? UIResponder else { return aSelector.belongs(to: self) }
    return onMainThread("NSObject.responds(to:)") { responder.responds(toMessage: aSelector) }
  }

  /// Returns the object to which this object forwards a requirement of a protocol; `nil` if it
  /// forwards to none. Called by a default implementation, that is, if this object leaves the
  /// requirement out.
  ///
  /// - Parameters:
  ///   - requirements: The protocol.
  ///   - name: The name of the requirement; by default the calling method.
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

extension NSObject {
  /// Returns a pointer that is not `nil` if the object's class has the method that a selector
  /// names.
  ///
  /// Libraries ask for the implementation to check that a target has its action's method: RxSwift
  /// does so for each control and recogniser. The pointer leads to no code and must not be called.
  public func method(for aSelector: Selector!) -> IMP! {
    guard let aSelector, responds(to: aSelector) else { return nil }
    return OpaquePointer(bitPattern: 1)
  }
}

extension UIResponder: ForwardingObject {}
