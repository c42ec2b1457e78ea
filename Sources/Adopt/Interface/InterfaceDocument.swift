/// A storyboard or a nib as a tree of XML elements, after its file has been read.
struct InterfaceDocument: Sendable {
  let file: InputFile
  let root: XMLElement
  /// The name by which the app loads the storyboard or nib, which is its file name without suffix.
  let name: String
  let isStoryboard: Bool
  /// By id, the XML elements of the storyboard or nib.
  let elements: [String: XMLElement]
  /// The texts of the storyboard or nib in the phone's language, which replace the texts that its
  /// elements have.
  var strings: [String: String] = [:]
  /// The number of documents before this one that would have the same ``typeName``, because names
  /// of files may have signs that names in Swift cannot have: `Card7.xib` and `Card7+.xib`.
  var sameTypeNames = 0

  /// Reads the file of a storyboard or a nib. If an app on a phone would not use the file, returns
  /// the reason instead.
  static func read(_ file: InputFile) throws(AdoptionError) -> Result {
    let root = try XMLReader.read(file)
    func refusal(_ message: String) -> AdoptionError {
      AdoptionError([Complaint(place: root.place, message: message)])
    }
    guard root.name == "document" else {
      if root.name == "archive" {
        throw refusal(
          "This document is in the format of Xcode 3 and 4. Open it in Xcode once and save it: an "
            + "element 'document' was expected.")
      }
      throw refusal("An element 'document' was expected (found '\(root.name)').")
    }
    let type = root["type"] ?? ""
    guard type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw refusal(
        "The type of an Interface Builder document was expected (found '\(type)').")
    }
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    if !runtime.hasPrefix("iOS.") { return .leftOut("not for iOS but for \(runtime)") }
    return .document(try InterfaceDocument(file, root))
  }

  enum Result {
    case document(InterfaceDocument)
    case leftOut(String)
  }

  private init(_ file: InputFile, _ root: XMLElement) throws(AdoptionError) {
    self.file = file
    self.root = root
    let last = file.name.split(separator: "/").last.map(String.init) ?? file.name
    name = last.split(separator: ".").first.map(String.init) ?? last
    isStoryboard = last.hasSuffix(".storyboard")
    var found: [String: XMLElement] = [:]
    var complaints: [Complaint] = []
    root.forEach { element in
      guard let id = element["id"], !["device", "adaptation"].contains(element.name) else { return }
      if let other = found[id] {
        complaints.append(
          Complaint(
            place: element.place,
            message: "The identity '\(id)' is that of '\(other.name)' in line \(other.place.line) "
              + "already; each element has one of its own."))
      }
      found[id] = element
    }
    if !complaints.isEmpty { throw AdoptionError(Array(complaints.prefix(3))) }
    elements = found
  }

  // MARK: - What there is

  /// The storyboard's scenes, each with its view controller and all objects of the scene.
  var scenes: [(controller: XMLElement, objects: [XMLElement])] {
    root.list("scenes").compactMap { scene in
      let objects = scene.list("objects")
      let controller = objects.first { ViewControllerKinds.all[$0.name] != nil }
      return controller.map { ($0, objects) }
    }
  }

  /// The storyboard's references to scenes of other storyboards.
  var references: [XMLElement] {
    root.list("scenes").flatMap { $0.list("objects") }
      .filter { $0.name == "viewControllerPlaceholder" }
  }

  /// Returns the segues that start at an element of the storyboard or at one of its descendants,
  /// each with the element at which it starts.
  static func segues(in element: XMLElement) -> [(source: XMLElement, segue: XMLElement)] {
    var found: [(XMLElement, XMLElement)] = []
    element.forEach { source in
      for connection in source.list("connections") where connection.name == "segue" {
        found.append((source, connection))
      }
    }
    return found
  }

  /// The name of the Swift type into which a storyboard or nib is translated, such as
  /// `MainStoryboard`. The number is that of ``sameTypeNames``, plus one.
  var typeName: String {
    SwiftText.identifier(name, upper: true) + (isStoryboard ? "Storyboard" : "Nib")
      + (sameTypeNames > 0 ? "\(sameTypeNames + 1)" : "")
  }

  /// Returns the element of the storyboard or nib that states an image's size, or `nil` if none
  /// does.
  func image(_ name: String) -> XMLElement? {
    root.list("resources").first { $0.name == "image" && $0["name"] == name }
  }
}
