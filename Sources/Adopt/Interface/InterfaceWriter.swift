/// Writes the Swift that a storyboard or a nib becomes: one type, with a function for each scene.
///
/// The Swift is written to be read: what stands in one place of the document stands in one place
/// here, in the document's order, and the names say what the elements are (`label3`, `button4`).
/// What is not understood is left out, with a warning that names the place; the rest is made.
struct InterfaceWriter {
  let document: InterfaceDocument
  let classes: InterfaceClasses
  /// The images of the app's catalogues, which know their sizes better.
  let assets: Set<String>
  private(set) var obstacles: [Obstacle] = []
  private(set) var complaints: [Complaint] = []
  private(set) var text = ""
  var indentation = 0
  /// What has a name where the text is at present, by its identity in the document.
  var names: [String: Name] = [:]
  /// How many of a kind have been named.
  var counts: [String: Int] = [:]
  /// How many trees of views have been begun.
  var trees = 0
  /// Connections that wait until everything in reach has been made.
  var connections: [(source: String, element: XMLElement)] = []
  /// The lines that register segues, and the identities of those that could be.
  var segueLines = ""
  var knownSegues: Set<String> = []
  /// The identity of the controller whose scene is written, or of the nib's owner.
  var ownerElement = ""
  /// What has been told of in this document, by words, so that it is told once.
  private var told: Set<String> = []

  /// What an element is called in Swift.
  struct Name {
    var expression: String
    var kind: Kind
    /// The class that it is, if that is the app's.
    var entry: Program.TypeEntry?
    /// The class of UIKit's.
    var base: String
    /// The view at the top of the tree it is in.
    var tree: Int = 0

    enum Kind { case view, controller, item, gesture, constraint, guide, object }
  }

  init(_ document: InterfaceDocument, _ classes: InterfaceClasses, assets: Set<String> = []) {
    self.document = document
    self.classes = classes
    self.assets = assets
  }

  /// Writes it all.
  mutating func write() {
    line("// Made of \(document.file.name.split(separator: "/").last ?? "").")
    for module in classes.modules { line("import \(module)") }
    line("import UIKit")
    line("")
    line("/// What \(document.isStoryboard ? "the storyboard" : "the nib") \(document.name) holds.")
    line("enum \(document.typeName): InterfaceContent {")
    indented { writer in
      if writer.document.isStoryboard { writer.writeScenes() } else { writer.writeNib() }
    }
    line("}")
  }

  // MARK: - Lines

  mutating func line(_ words: String) {
    text += words.isEmpty ? "\n" : String(repeating: "  ", count: indentation) + words + "\n"
  }

  mutating func indented(_ body: (inout InterfaceWriter) -> Void) {
    indentation += 1
    body(&self)
    indentation -= 1
  }

  /// Writes what a block would write, and hands it back instead.
  mutating func captured(_ body: (inout InterfaceWriter) -> Void) -> String {
    let before = text
    text = ""
    body(&self)
    let captured = text
    text = before
    return captured
  }

  mutating func append(_ captured: String) { text += captured }

  /// A name for an element that nothing else in reach has.
  mutating func fresh(_ kind: String) -> String {
    let stem = kind.prefix(1).lowercased() + kind.dropFirst()
    counts[stem, default: 0] += 1
    return "\(stem)\(counts[stem]!)"
  }

  // MARK: - What there is to say

  mutating func note(_ element: XMLElement, _ problem: String, _ advice: String = "It is left out.")
  {
    let place = element.place
    if told.insert("\(place) \(problem)").inserted {
      obstacles.append(Obstacle(place: place, problem: problem, advice: advice))
    }
  }

  mutating func refuse(_ element: XMLElement, _ message: String) {
    complaints.append(Complaint(place: element.place, message: message))
  }

  /// The class of an element, in Swift.
  mutating func type(of element: XMLElement, base: String) -> (
    type: String, entry: Program.TypeEntry?
  ) {
    switch classes.lookUp(element) {
    case nil: return (base, nil)
    case .found(let entry): return (entry.path, entry)
    case .missing(let problem):
      // The document may name the class that the element is anyway, or a class of UIKit's.
      let given = element["customClass"] ?? ""
      if ViewKind.byType[given] != nil { return (given, nil) }
      note(element, problem, "\(base) stands in for it.")
      return (base, nil)
    case .wrong(let message):
      refuse(element, message + ".")
      return (base, nil)
    }
  }
}
