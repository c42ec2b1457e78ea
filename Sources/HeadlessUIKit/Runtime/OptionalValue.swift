/// An optional of any type, for code that does not know the type of the wrapped value.
protocol OptionalValue {
  /// The wrapped value; `nil` if the optional is empty.
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
