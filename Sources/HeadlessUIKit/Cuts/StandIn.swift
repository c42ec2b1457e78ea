import Foundation

/// A maker of stand-ins: values without effects for expressions of the app that were cut because
/// they do not compile here.
///
/// For each type the maker tries three sources in turn: the type's own ``TurnstileAnswerable``,
/// values that the model knows, and values built from the type's parts (``Raised``).
struct StandIn {
  let cut: StaticString
  let isInTransition: Bool
  /// True if the second of a type's two stand-ins for removed app code is wanted: a value where the
  /// first one is `nil`, or one where it is zero. Runs with both show if the choice matters.
  let isOther: Bool
  /// The number of objects, one inside the other, that are being built around the value that stands
  /// in for removed app code.
  var depth = 0

  /// Returns a stand-in for a value of a type, to be used in place of removed app code; `nil` if
  /// the type has none.
  func value<Value>(of type: Value.Type) -> Value? {
    // Optional types must be handled before all others, because the cast below would unwrap an
    // optional that contains an optional.
    if let optional = type as? any OptionalAnswer.Type {
      return optional.answer(by: self) as? Value
    }
    if let answer = answer(of: type) as? Value { return answer }
    return Raised.value(of: type, by: self) ?? ofProtocol(type)
  }

  /// Returns a stand-in for removed app code of a protocol type: a value or an object that conforms
  /// to the protocol; `nil` if the model knows none.
  private func ofProtocol<Value>(_ type: Value.Type) -> Value? {
    if let anything = TurnstileAnything(cut, inTransition: isInTransition) as? Value {
      return anything
    }
    guard Simulator.isHere else { return nil }
    let classes: [AnyClass] = [
      NSObject.self, UIView.self, UIViewController.self, UIControl.self, PlainInteraction.self,
      UICubicTimingParameters.self,
    ]
    for candidate in classes where type is AnyClass == false {
      if let object = object(of: candidate) as? Value { return object }
    }
    return Self.standInClass(of: type).flatMap { object(of: $0) as? Value }
  }

  /// Returns the class that the list of cuts declares for values of one of the app's protocols:
  /// `Shop.TurnstileOfDataSource` for `Shop.DataSource`, and `Shop.TurnstileOfDataSourceAndUIView`
  /// for `UIView & Shop.DataSource`.
  private static func standInClass(of type: Any.Type) -> AnyClass? {
    let parts = String(reflecting: type).split(separator: " ")
      .filter { !["any", "&", "AnyObject", "Swift.AnyObject"].contains($0) }
      .map { $0.split(separator: ".") }
    guard parts.allSatisfy({ $0.count == 2 }) else { return nil }
    let name = parts.map { String($0[1]) }.sorted().joined(separator: "And")
    // Any module of the parts may be the one that composes them.
    for module in parts.map({ $0[0] }) {
      if let made = _typeByName("\(module).TurnstileOf\(name)") as? AnyClass { return made }
    }
    return nil
  }

  /// Returns true if a type has a second stand-in for removed app code that differs from its first
  /// one. Neither is made to find out.
  static func hasOtherAnswer(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalAnswer.Type { return canAnswer(optional.wrapped) }
    switch type {
    case is any SimpleAnswer.Type, is String.Type: return true
    case let cases as any CaseIterable.Type: return cases.count > 1
    case is UIView.Type: return true
    default: return false
    }
  }

  /// Returns true if a type probably has a stand-in for removed app code. None is made to find out.
  static func canAnswer(_ type: Any.Type) -> Bool {
    switch type {
    case is any OptionalAnswer.Type, is any TurnstileAnswerable.Type, is any SimpleAnswer.Type,
      is String.Type, is any CaseIterable.Type, is any RangeReplaceableCollection.Type,
      is any SetAlgebra.Type, is any EmptyAnswer.Type, is NSObject.Type, is CGColor.Type:
      true
    default: Raised.canMake(type)
    }
  }

  /// The stand-in for a text: empty, or the name of a constant such as `kSecClass`. The second
  /// stand-in has the name as well, so that no two are equal.
  ///
  /// Constants of Apple's frameworks are keys of dictionaries, and Swift ends an app that writes
  /// down a dictionary with two equal keys.
  private var text: String {
    let name = String("\(cut)".split(separator: " ").last ?? "")
    if isOther { return "stand-in \(name)" }
    let isConstant = name.first == "k" && name.dropFirst().first?.isUppercase == true
    return isConstant ? name : ""
  }

  private func answer(of type: Any.Type) -> Any? {
    switch type {
    case is TurnstileAnything.Type: TurnstileAnything(cut, inTransition: isInTransition)
    case is String.Type: text
    case is NSString.Type: NSString(string: text)
    case let own as any TurnstileAnswerable.Type: own.turnstileAnswer()
    case let simple as any SimpleAnswer.Type: isOther ? simple.other : simple.plain
    case let cases as any CaseIterable.Type: cases.answer(isOther: isOther)
    case let empty as any RangeReplaceableCollection.Type: empty.init()
    case let empty as any SetAlgebra.Type: empty.init()
    case let empty as any EmptyAnswer.Type: empty.init()
    case let object as AnyClass: Simulator.isHere ? self.object(of: object) : nil
    default: nil
    }
  }
}

/// The stand-in for an interaction whose class is not told. It knows its view and does nothing.
private final class PlainInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}

// MARK: - Types with more than one value

/// Any optional type. The protocol lets code that does not know the wrapped type make a stand-in
/// for removed app code of the type.
protocol OptionalAnswer {
  static var wrapped: Any.Type { get }
  static func answer(by standIn: StandIn) -> Any
}

extension Optional: OptionalAnswer {
  static var wrapped: Any.Type { Wrapped.self }

  static func answer(by standIn: StandIn) -> Any {
    guard standIn.isOther else { return Wrapped?.none as Any }
    let plain = StandIn(
      cut: standIn.cut, isInTransition: standIn.isInTransition, isOther: false)
    return plain.value(of: Wrapped.self) as Any
  }
}

extension CaseIterable {
  fileprivate static var count: Int { allCases.count }

  fileprivate static func answer(isOther: Bool) -> Any? {
    (isOther ? allCases.dropFirst().first : nil) ?? allCases.first
  }
}

/// A type whose stand-in for removed app code is made by an initialiser without arguments, such as
/// a dictionary, which is then empty.
private protocol EmptyAnswer { init() }
extension Dictionary: EmptyAnswer {}

extension Selector: TurnstileAnswerable {
  /// Returns the stand-in for a selector that was cut. It names no method, so it calls nothing.
  public static func turnstileAnswer() -> Selector { Selector("a cut selector") }
}
