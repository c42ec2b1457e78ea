/// A value that accepts any member and any call, in place of a value of a missing type.
///
/// A member returns another such value, or a stand-in of the type that the expression needs:
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

  /// Creates the value for a cut.
  public init(_ cut: StaticString, inTransition: Bool = false) {
    self.cut = cut
    self.inTransition = inTransition
  }

  /// Creates a value for code of the app that creates a value of a missing type.
  public init() { self.init("a value of a missing type") }

  private func value<Value>() -> Value { turnstileStandIn(cut, inTransition: inTransition) }

  /// Accesses a member of unknown type.
  public subscript(dynamicMember name: String) -> TurnstileAnything {
    get { self }
    nonmutating set {}
  }

  /// Accesses a member as a stand-in of the needed type.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { value() }
    nonmutating set {}
  }

  /// Accesses an element of unknown type.
  public subscript(_ indices: Any...) -> TurnstileAnything {
    get { self }
    nonmutating set {}
  }

  /// Accesses an element as a stand-in of the needed type.
  @_disfavoredOverload
  public subscript<Value>(_ indices: Any...) -> Value {
    get { value() }
    nonmutating set {}
  }

  /// Returns a value of unknown type for any call.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> TurnstileAnything { self }

  /// Returns a stand-in of the needed type for any call.
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

/// Comparisons with numbers and texts, by literals. The type has no operators of its own and is no
/// sequence and no array, because the compiler would consider those for unrelated expressions.
extension TurnstileAnything: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation
{
  public init(integerLiteral value: Int) { self.init() }
  public init(floatLiteral value: Double) { self.init() }
  public init(booleanLiteral value: Bool) { self.init() }
  public init(stringLiteral value: String) { self.init() }
}
