/// Writes the Swift code of a storyboard or a nib: one type, with a function for each scene.
///
/// People may read the written code, so it follows the order of the document, and its names tell
/// the kinds of the elements (`label3`, `button4`). An element that is not understood is left out,
/// with a warning that names its place in the document.
struct InterfaceWriter {
  let document: InterfaceDocument
  let classes: InterfaceClasses
  /// The names of the images and colours in the app's asset catalogues.
  let assets: Set<String>
  private(set) var obstacles: [Obstacle] = []
  private(set) var complaints: [Complaint] = []
  private(set) var text = ""
  var indentation = 0
  /// The Swift names of the elements that the written code has made so far, by id in the document.
  var names: [String: Name] = [:]
  /// By kind of element, the number of Swift names given so far.
  var counts: [String: Int] = [:]
  /// The number of separate trees of views, such as cells, that have been begun so far.
  var trees = 0
  /// The outlets and actions that are written once all elements they refer to have been made.
  var connections: [(source: String, element: XMLElement)] = []
  /// The lines of Swift that register segues. `knownSegues` has the ids of the segues that these
  /// lines register.
  var segueLines = ""
  var knownSegues: Set<String> = []
  /// The document's id of the controller whose scene is being written, or of the nib's owner.
  var ownerElement = ""
  /// The problems already reported in this document. A problem that occurs again is not reported
  /// again.
  private var told: Set<String> = []

  /// The Swift name of a document's element, with the element's class.
  struct Name {
    var expression: String
    var kind: Kind
    /// The app's own class of the element, if it has one.
    var entry: Program.TypeEntry?
    /// The name of the UIKit class for this element of the storyboard, such as `UIButton`.
    var base: String
    /// The number of the tree of views that contains the element, since constraints relate only
    /// views of one tree.
    var tree: Int = 0

    enum Kind { case view, controller, item, gesture, constraint, guide, object }
  }

  init(_ document: InterfaceDocument, _ classes: InterfaceClasses, assets: Set<String> = []) {
    self.document = document
    self.classes = classes
    self.assets = assets
  }

  /// Writes the whole Swift file of the document.
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

  /// Returns the lines that a closure writes, without adding them to the file.
  mutating func captured(_ body: (inout InterfaceWriter) -> Void) -> String {
    let before = text
    text = ""
    body(&self)
    let captured = text
    text = before
    return captured
  }

  mutating func append(_ captured: String) { text += captured }

  /// Returns a Swift name that no other element of the written code has so far, such as `label3`.
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

  /// Returns the Swift type of an element's object.
  mutating func type(of element: XMLElement, base: String) -> (
    type: String, entry: Program.TypeEntry?
  ) {
    switch classes.lookUp(element) {
    case nil: return (base, nil)
    case .found(let entry): return (entry.path, entry)
    case .missing(let problem):
      // The custom class that a document names may be one of UIKit's.
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
