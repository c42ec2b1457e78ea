/// A value that accepts access to any member and any call. It stands in place of a value whose type
/// is missing, because the type belongs to a library that does not exist here.
///
/// Access to a member returns a `TurnstileAnything` again, or, if the app's expression needs a
/// certain type, a stand-in of that type:
///
/// ```swift
/// let chart = TurnstileAnything.init("Chart.swift:9 PieChart")
/// chart.legend.isEnabled = true
/// let count: Int = chart.entries.count  // 0
/// ```
@dynamicMemberLookup @dynamicCallable
public struct TurnstileAnything: Sendable {
  private let cut: StaticString
  private let inTransition: Bool

  /// Creates the value that stands in place of a removed expression. The argument names the cut,
  /// that is, the source file, line and code that were removed.
  public init(_ cut: StaticString, inTransition: Bool = false) {
    self.cut = cut
    self.inTransition = inTransition
  }

  /// Creates the value for app code that calls the initialiser of a type whose library does not
  /// exist here.
  public init() { self.init("a value of a missing type") }

  private func value<Value>() -> Value { turnstileStandIn(cut, inTransition: inTransition) }

  /// Returns this value, which stands for a value of a missing library's type, for a member of any
  /// name. Setting the member has no effect.
  public subscript(dynamicMember name: String) -> TurnstileAnything {
    get { self }
    nonmutating set {}
  }

  /// Returns `nil` for a member of any name whose value the app's expression treats as optional, as
  /// with `?.`. Setting the member has no effect.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> TurnstileAnything? {
    get { value() }
    nonmutating set {}
  }

  /// Returns, for a member of any name, a neutral value, such as zero, of the type that the app's
  /// expression needs. Setting the member has no effect.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { value() }
    nonmutating set {}
  }

  /// Returns this value, which stands for a value of a missing library's type, for a subscript with
  /// any arguments. Setting the element has no effect.
  public subscript(_ indices: Any...) -> TurnstileAnything {
    get { self }
    nonmutating set {}
  }

  /// Returns, for a subscript with any arguments, a neutral value, such as zero, of the type that
  /// the app's expression needs. Setting the element has no effect.
  @_disfavoredOverload
  public subscript<Value>(_ indices: Any...) -> Value {
    get { value() }
    nonmutating set {}
  }

  /// Returns this value, which stands for a value of a missing library's type, if app code calls it
  /// like a function, with any arguments.
  ///
  /// A call with a closure counts as a removed statement, because the missing code would have
  /// called the closure.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> TurnstileAnything {
    let takesClosure = arguments.contains { "\(type(of: $0.value))".contains("->") }
    if takesClosure { turnstileCall(cut, inTransition: inTransition) }
    return self
  }

  /// Returns, if app code calls this value like a function, a neutral value, such as zero, of the
  /// type that the expression needs.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Value { value() }
}

/// Comparisons with `nil` in app code. Whether the missing value is there is not known, so further
/// runs try both.
extension TurnstileAnything {
  /// Returns true if the value of a missing library's type counts as `nil`, as it does by default.
  public static func == (one: TurnstileAnything, other: _OptionalNilComparisonType) -> Bool {
    !one.isThere
  }
  /// Returns true if the value of a missing library's type counts as one that is there.
  public static func != (one: TurnstileAnything, other: _OptionalNilComparisonType) -> Bool {
    one.isThere
  }

  private var isThere: Bool { value() }
}

extension TurnstileAnything: Hashable, Comparable {
  /// Returns true: all values that stand in for types of missing libraries are equal.
  public static func == (one: TurnstileAnything, other: TurnstileAnything) -> Bool { true }
  /// Returns false: no value that stands in for a type of a missing library is less than another.
  public static func < (one: TurnstileAnything, other: TurnstileAnything) -> Bool { false }
  /// Adds nothing to the hash, because all values that stand in for types of missing libraries are
  /// equal.
  public func hash(into hasher: inout Hasher) {}
}

extension TurnstileAnything: CustomStringConvertible {
  /// An empty text, because nothing is known of the missing type that this value stands for.
  public var description: String { "" }
}

extension TurnstileAnything: Error {}

extension TurnstileAnything: TurnstileAnswerable {
  /// Returns a value for an expression of the app whose type is missing.
  public static func turnstileAnswer() -> TurnstileAnything { TurnstileAnything() }
}

/// Conversions from literals, so that app code can compare a value of this type with numbers and
/// strings. The type defines no operators and is neither a sequence nor an array literal, because
/// otherwise the compiler would try it in unrelated expressions.
extension TurnstileAnything: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation
{
  /// Creates a value from an integer literal in app code. The number is ignored.
  public init(integerLiteral value: Int) { self.init() }
  /// Creates a value from a floating-point literal in app code. The number is ignored.
  public init(floatLiteral value: Double) { self.init() }
  /// Creates a value from a Boolean literal in app code, which is ignored.
  public init(booleanLiteral value: Bool) { self.init() }
  /// Creates a value from a string literal in app code. The text is ignored.
  public init(stringLiteral value: String) { self.init() }
}
