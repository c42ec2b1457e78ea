/// A value that takes any member and any call: it stands for a value whose type is missing.
///
/// A member gives back another such value, or a stand-in of whatever type is asked for:
///
/// ```swift
/// let chart = TurnstileAnything("Chart.swift:9 PieChart")
/// chart.legend.isEnabled = true
/// let count: Int = chart.entries.count  // 0
/// ```
@dynamicMemberLookup @dynamicCallable
public struct TurnstileAnything: Sendable {
  private let cut: StaticString
  private let inTransition: Bool

  /// Stands for what a cut took away.
  public init(_ cut: StaticString, inTransition: Bool = false) {
    self.cut = cut
    self.inTransition = inTransition
  }

  /// Stands for a value that the app itself makes of a missing type.
  public init() { self.init("a value of a missing type") }

  private func value<Value>() -> Value { turnstileStandIn(cut, inTransition: inTransition) }

  /// A member of unknown type.
  public subscript(dynamicMember name: String) -> TurnstileAnything {
    get { self }
    nonmutating set {}
  }

  /// A member of the type that is asked for.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { value() }
    nonmutating set {}
  }

  /// An element of unknown type.
  public subscript(_ indices: Any...) -> TurnstileAnything {
    get { self }
    nonmutating set {}
  }

  /// An element of the type that is asked for.
  @_disfavoredOverload
  public subscript<Value>(_ indices: Any...) -> Value {
    get { value() }
    nonmutating set {}
  }

  /// A call with a result of unknown type.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> TurnstileAnything { self }

  /// A call with a result of the type that is asked for.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Value { value() }
}

extension TurnstileAnything: Hashable, Comparable {
  public static func == (one: TurnstileAnything, other: TurnstileAnything) -> Bool { true }
  public static func < (one: TurnstileAnything, other: TurnstileAnything) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

extension TurnstileAnything: CustomStringConvertible {
  public var description: String { "" }
}

extension TurnstileAnything: Error {}

extension TurnstileAnything: TurnstileAnswerable {
  public static func turnstileAnswer() -> TurnstileAnything { TurnstileAnything() }
}

/// Numbers and texts are compared with it. It has no operators of its own, and is no sequence and
/// no array: those would be considered for expressions that have nothing to do with it.
extension TurnstileAnything: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation
{
  public init(integerLiteral value: Int) { self.init() }
  public init(floatLiteral value: Double) { self.init() }
  public init(booleanLiteral value: Bool) { self.init() }
  public init(stringLiteral value: String) { self.init() }
}
