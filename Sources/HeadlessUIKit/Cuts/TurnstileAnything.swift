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
  /// Returns true, because all such values are equal.
  public static func == (one: TurnstileAnything, other: TurnstileAnything) -> Bool { true }
  /// Returns false, because no such value is less than another.
  public static func < (one: TurnstileAnything, other: TurnstileAnything) -> Bool { false }
  /// Feeds nothing into the hasher, because all such values are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension TurnstileAnything: CustomStringConvertible {
  /// An empty text.
  public var description: String { "" }
}

extension TurnstileAnything: Error {}

extension TurnstileAnything: TurnstileAnswerable {
  /// Returns a value for code of the app that needs one of a missing type.
  public static func turnstileAnswer() -> TurnstileAnything { TurnstileAnything() }
}

/// Conversions from literals, so that code can compare such a value with numbers and texts.
/// ``TurnstileAnything`` has no operators of its own and is no sequence and no array, because the
/// compiler would consider those for unrelated expressions.
extension TurnstileAnything: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation
{
  /// Creates a value in place of a whole number, which is ignored.
  public init(integerLiteral value: Int) { self.init() }
  /// Creates a value in place of a number, which is ignored.
  public init(floatLiteral value: Double) { self.init() }
  /// Creates a value in place of a Boolean value, which is ignored.
  public init(booleanLiteral value: Bool) { self.init() }
  /// Creates a value in place of a text, which is ignored.
  public init(stringLiteral value: String) { self.init() }
}
