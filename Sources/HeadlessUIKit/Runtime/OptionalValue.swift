/// An optional of any type, for code that has a value of type `Any` and must find out if it is an
/// optional.
protocol OptionalValue {
  /// The value in the optional, as `Any`; `nil` if the optional is empty.
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
