/// An SVG that is being written.
///
/// Everything in it that has to be referred to gets a number from the sheet, so that several frames
/// can stand in one file.
struct Sheet {
  private(set) var definitions: [String] = []
  private(set) var body: [String] = []
  private let prefix: String

  /// - Parameter prefix: Begins every identifier: two sheets on one page must not share any.
  init(prefix: String) { self.prefix = prefix }

  /// Adds to the drawing.
  mutating func add(_ markup: String) { body.append(markup) }

  /// Adds what can be referred to.
  ///
  /// - Returns: Its identifier.
  mutating func define(_ markup: (String) -> String) -> String {
    let name = "\(prefix)\(definitions.count)"
    definitions.append(markup(name))
    return name
  }

  /// The definitions and the drawing.
  var markup: String {
    (definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>")
      + body.joined(separator: "\n")
  }
}
