/// An optional value, for code that does not know its type.
protocol OptionalValue {
  /// The wrapped value, or `nil`.
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
