/// An SVG drawing to which markup is added piece by piece.
///
/// The sheet gives each definition, such as a clipping path, an identifier of its own, so that
/// several frames can be drawn into one file.
struct Sheet {
  private(set) var definitions: [String] = []
  private(set) var body: [String] = []
  private let prefix: String

  /// Creates an SVG drawing without content.
  ///
  /// - Parameter prefix: The beginning of every identifier. Two drawings on one page need different
  ///   ones.
  init(prefix: String) { self.prefix = prefix }

  /// Adds SVG elements, given as text, to the end of the SVG drawing.
  mutating func add(_ markup: String) { body.append(markup) }

  /// Adds a definition, such as a clipping path, to which elements of the SVG drawing can refer.
  ///
  /// - Returns: The identifier of the definition.
  mutating func define(_ markup: (String) -> String) -> String {
    let name = "\(prefix)\(definitions.count)"
    definitions.append(markup(name))
    return name
  }

  /// The whole content of the SVG drawing as text: its definitions, and then its elements.
  var markup: String {
    (definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>")
      + body.joined(separator: "\n")
  }
}
