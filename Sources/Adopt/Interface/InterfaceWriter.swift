/// Writes the Swift code of a storyboard or a nib: one type, with a function for each scene.
///
/// People may read the written code, so it follows the order of the document, and its names tell
/// the kinds of the elements (`label3`, `button4`). An element that is not understood is left out,
/// with a warning that names its place in the document.
struct InterfaceWriter {
  let document: InterfaceDocument
  let classes: InterfaceClasses
  /// The names of the images and colours in the app's asset catalogues, which a storyboard may use.
  let assets: Set<String>
  private(set) var obstacles: [Obstacle] = []
  private(set) var complaints: [Complaint] = []
  private(set) var text = ""
  var indentation = 0
  /// By id in the storyboard, the Swift names of the objects that the written code has made so far.
  var names: [String: Name] = [:]
  /// By kind of element, such as `label`, the number of Swift names given so far, so that the next
  /// one is `label3`.
  var counts: [String: Int] = [:]
  /// The number of trees of views written so far. A cell, for example, begins a tree of its own,
  /// and constraints relate only views of one tree.
  var trees = 0
  /// The storyboard's outlets and actions that are still to be written, once all objects that they
  /// refer to have been made.
  var connections: [(source: String, element: XMLElement)] = []
  /// The lines of Swift that make segues known at run time. `knownSegues` has the ids of these
  /// segues in the storyboard.
  var segueLines = ""
  var knownSegues: Set<String> = []
  /// The id in the storyboard of the controller whose scene is being written. For a nib it is that
  /// of the owner.
  var ownerElement = ""
  /// True if the written code has a view whose class is one of Turnstile's module `Outside`.
  var usesOutside = false
  /// By id in the storyboard, the classes that outlets demand of elements without a custom class.
  private let classesOfOutlets: [String: Program.TypeEntry]
  /// The problems already reported in this storyboard or nib. Each is reported once.
  private var told: Set<String> = []

  /// The name that a storyboard's element has in the written Swift code, with its class.
  struct Name {
    var expression: String
    var kind: Kind
    /// The app's own class that a storyboard's element names, if any.
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
    classesOfOutlets = classes.classesOfOutlets(in: document)
  }

  /// Writes the Swift file into which a storyboard or nib is translated.
  mutating func write() {
    let content = captured { writer in
      writer.indented { writer in
        if writer.document.isStoryboard { writer.writeScenes() } else { writer.writeNib() }
      }
    }
    line("// Made of \(document.file.name.split(separator: "/").last ?? "").")
    for module in classes.modules { line("import \(module)") }
    if usesOutside, !classes.modules.contains("Outside") { line("import Outside") }
    line("import UIKit")
    line("")
    line("/// What \(document.isStoryboard ? "the storyboard" : "the nib") \(document.name) holds.")
    line("enum \(document.typeName): InterfaceContent {")
    append(content)
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

  /// Returns the lines of Swift that a closure writes, and leaves the file as it was before.
  mutating func captured(_ body: (inout InterfaceWriter) -> Void) -> String {
    let before = text
    text = ""
    body(&self)
    let captured = text
    text = before
    return captured
  }

  mutating func append(_ captured: String) { text += captured }

  /// Returns a name such as `label3` that no other object in the written Swift code has so far.
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

  /// Returns the Swift type of the object that a storyboard's element becomes.
  mutating func type(of element: XMLElement, base: String) -> (
    type: String, entry: Program.TypeEntry?
  ) {
    switch classes.lookUp(element) {
    case nil:
      guard let entry = element["id"].flatMap({ classesOfOutlets[$0] }) else { return (base, nil) }
      note(
        element, "An outlet of the type \(entry.path) leads to a plain \(base).",
        "The object is made as a \(entry.path).")
      return (entry.path, entry)
    case .found(let entry): return (entry.path, entry)
    case .missing(let problem):
      // A storyboard may name a UIKit class as the custom class of an element, which is then
      // written as it is.
      let given = element["customClass"] ?? ""
      if let kind = ViewKind.byType[given] {
        usesOutside = usesOutside || kind.isOutside
        return (given, nil)
      }
      note(element, problem, "\(base) stands in for it.")
      return (base, nil)
    }
  }
}
