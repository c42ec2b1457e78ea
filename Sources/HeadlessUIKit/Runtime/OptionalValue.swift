/// A value that may be there, for code that knows nothing of its type.
protocol OptionalValue {
  /// What is there.
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
