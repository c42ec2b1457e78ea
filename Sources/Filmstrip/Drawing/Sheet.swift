/// An SVG drawing that is being written.
///
/// The sheet numbers each definition that is referred to, so that several frames can be drawn into
/// one file.
struct Sheet {
  private(set) var definitions: [String] = []
  private(set) var body: [String] = []
  private let prefix: String

  /// - Parameter prefix: Begins every identifier: two sheets on one page must have different
  ///   prefixes.
  init(prefix: String) { self.prefix = prefix }

  /// Adds markup to the drawing.
  mutating func add(_ markup: String) { body.append(markup) }

  /// Adds a definition that the drawing can refer to.
  ///
  /// - Returns: Its identifier.
  mutating func define(_ markup: (String) -> String) -> String {
    let name = "\(prefix)\(definitions.count)"
    definitions.append(markup(name))
    return name
  }

  /// The SVG text of the definitions and the drawing.
  var markup: String {
    (definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>")
      + body.joined(separator: "\n")
  }
}
