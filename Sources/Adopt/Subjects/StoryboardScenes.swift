/// The scenes of an app's storyboards, by the classes of their controllers.
///
/// A screen whose outlets a storyboard sets traps if its initialiser makes it. Its subject makes it
/// from its scene, as the app does:
///
/// ```swift
/// UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Menu")
/// ```
struct StoryboardScenes {
  /// The calls that create a controller of a class from its scene.
  private var calls: [String: String] = [:]
  /// The calls that create the navigation controller whose root is the scene's controller.
  private var roots: [String: String] = [:]
  /// The properties that a scene's outlets set, by the class of its controller.
  private var outlets: [String: Set<String>] = [:]

  init() {}

  /// Reads the scenes of some documents. A class with several scenes is left out, because its
  /// outlets may differ from scene to scene.
  ///
  /// - Parameter program: The program in which the classes are looked up.
  init(of documents: [InputFile], in program: Program) {
    let classes = InterfaceClasses(program: program, leftOut: [])
    var several: Set<String> = []
    for file in documents where ResourceKind.of(file.name) == .document {
      // An error in a storyboard is reported when the storyboard is built, so it is ignored here.
      guard case .document(let document)? = try? InterfaceDocument.read(file), document.isStoryboard
      else { continue }
      for scene in document.scenes {
        guard case .found(let entry)? = classes.lookUp(scene.controller),
          let call = Self.call(scene.controller, in: document)
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
    // order-free: each path is removed by itself.
    for path in several {
      calls[path] = nil
      roots[path] = nil
    }
  }

  /// Returns the call that creates a controller from its scene; `nil` if no scene is of its class.
  func call(of entry: Program.TypeEntry) -> String? { calls[entry.path] }

  /// Returns the call that creates a controller as the root of the window: in its navigation
  /// controller, if the storyboard gives it one.
  func root(of entry: Program.TypeEntry) -> String? { roots[entry.path] ?? calls[entry.path] }

  /// Returns the properties that a controller's scene sets by outlets.
  func properties(of entry: Program.TypeEntry) -> Set<String> { outlets[entry.path] ?? [] }

  private static func call(_ controller: XMLElement, in document: InterfaceDocument) -> String? {
    guard let identifier = controller["storyboardIdentifier"] ?? controller["id"] else {
      return nil
    }
    return "UIStoryboard(name: \(SwiftText.string(document.name)), bundle: nil)"
      + ".instantiateViewController(withIdentifier: \(SwiftText.string(identifier)))"
  }

  /// Returns the call that creates the navigation controller whose root is a controller.
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
