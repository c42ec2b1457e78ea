/// The scenes of an app's storyboards, found by the class of their view controllers.
///
/// A screen whose outlets a storyboard sets would trap if the subject made it by its initialiser.
/// So the subject makes it from its scene, as the app does:
///
/// ```swift
/// UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Menu")
/// ```
struct StoryboardScenes {
  /// By class name, the Swift code that makes a controller of the class from its storyboard scene.
  private var calls: [String: String] = [:]
  /// By class name, the Swift code that makes from the storyboard a navigation controller whose
  /// root is a controller of the class.
  private var roots: [String: String] = [:]
  /// By class name, the names of the properties that the scene's outlets set.
  private var outlets: [String: Set<String>] = [:]

  init() {}

  /// Reads the scenes of storyboards. A class that has several scenes is left out, because the
  /// scenes may set different outlets.
  ///
  /// - Parameter program: The program that declares the controllers' classes.
  init(of documents: [InputFile], in program: Program) {
    let classes = InterfaceClasses(program: program, leftOut: [])
    var several: Set<String> = []
    for file in documents where ResourceKind.of(file.name) == .document {
      // An error in a storyboard is ignored here, because it is reported when the storyboard is
      // translated into Swift.
      guard case .document(let document)? = try? InterfaceDocument.read(file), document.isStoryboard
      else { continue }
      for scene in document.scenes {
        guard case .found(let entry)? = classes.lookUp(scene.controller),
          !Self.refusesCoder(entry, program), let call = Self.call(scene.controller, in: document)
        else { continue }
        if calls[entry.path] != nil, calls[entry.path] != call { several.insert(entry.path) }
        calls[entry.path] = call
        roots[entry.path] = Self.container(of: scene.controller, in: document)
        outlets[entry.path] = Set(
          scene.controller.list("connections").compactMap {
            ["outlet", "outletCollection"].contains($0.name) ? $0["property"] : nil
          })
      }
    }
    // order-free: each path removes its own entries, so the order of the set does not matter.
    for path in several {
      calls[path] = nil
      roots[path] = nil
    }
  }

  /// Returns the code that creates a controller of a class from its storyboard scene, or `nil` if
  /// the class has no scene.
  func call(of entry: Program.TypeEntry) -> String? { calls[entry.path] }

  /// Returns the code that makes a controller as the window's root. If the storyboard has it inside
  /// of a navigation controller, that is made.
  func root(of entry: Program.TypeEntry) -> String? { roots[entry.path] ?? calls[entry.path] }

  /// Returns the names of the properties that the outlets of a controller's scene set.
  func properties(of entry: Program.TypeEntry) -> Set<String> { outlets[entry.path] ?? [] }

  /// Returns true if a controller's `init(coder:)` only traps, because the app makes the controller
  /// from its scene with an initialiser of its own, by
  /// `instantiateViewController(identifier:creator:)`.
  private static func refusesCoder(_ entry: Program.TypeEntry, _ program: Program) -> Bool {
    program.members(of: entry).contains { member in
      let declaration = program[member]
      guard declaration.kind == .initializer, declaration.fullName == "init(coder:)",
        let body = declaration.body
      else { return false }
      let first = program.listing(member).word(body.lowerBound + 1)
      return ["fatalError", "preconditionFailure"].contains(first)
    }
  }

  private static func call(_ controller: XMLElement, in document: InterfaceDocument) -> String? {
    guard let identifier = controller["storyboardIdentifier"] ?? controller["id"] else {
      return nil
    }
    return "UIStoryboard(name: \(SwiftText.string(document.name)), bundle: nil)"
      + ".instantiateViewController(withIdentifier: \(SwiftText.string(identifier)))"
  }

  /// Returns the code that creates, from the storyboard, the navigation controller whose root is
  /// the given controller, or `nil`.
  private static func container(
    of controller: XMLElement, in document: InterfaceDocument
  ) -> String? {
    for scene in document.scenes where scene.controller.name == "navigationController" {
      for connection in scene.controller.list("connections")
      where connection["relationship"] == "rootViewController"
        && connection["destination"] == controller["id"]
      {
        return call(scene.controller, in: document)
      }
    }
    return nil
  }
}
