import Foundation

/// A benchmark's result: one JSON object on one line, with its fields in the given order.
struct JSONLine {
  /// The value of a field in the JSON object: a text, a number and so on.
  enum Value {
    case text(String)
    case number(Int)
    case decimal(Double)
    case bool(Bool)
    case list([Value])
    case null
  }

  private let fields: [(String, Value)]

  init(_ fields: [(String, Value)]) {
    self.fields = fields
  }

  /// Prints the JSON object and a newline.
  func print() {
    let body = fields.map { "\(Self.quoted($0)):\(Self.text($1))" }.joined(separator: ",")
    Swift.print("{\(body)}")
    // The output is flushed after each line, because some benchmarks take minutes for a line.
    fflush(nil)
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): "\(number)"
    case .decimal(let number): "\((number * 1000).rounded() / 1000)"
    case .bool(let bool): "\(bool)"
    case .list(let values): "[" + values.map(text).joined(separator: ",") + "]"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
