/// Writes Swift code that creates the scenes of a storyboard.
extension InterfaceWriter {
  /// The id under which ``names`` holds the Swift name of the scene's controller or of the nib's
  /// owner.
  var ownerID: String { "@owner" }

  /// Writes the Swift code that makes a storyboard known at run time, and a function that creates
  /// each scene.
  mutating func writeScenes() {
    let scenes = document.scenes
    if let initial = document.root["initialViewController"], document.elements[initial] == nil {
      note(document.root, "The initial controller '\(initial)' is not there.")
    }
    for (controller, objects) in scenes {
      knownSegues.formUnion(registeredSegues(controller, objects))
    }
    line("/// Makes the storyboard known in the present world.")
    line("static func register() {")
    indented { writer in writer.writeRegistration(scenes.map(\.controller)) }
    line("}")
    for (index, scene) in scenes.enumerated() {
      writeScene(scene.controller, scene.objects, index + 1)
    }
  }

  private mutating func writeRegistration(_ controllers: [XMLElement]) {
    line("UIStoryboard.register(\(SwiftText.string(document.name))) { storyboard in")
    indented { writer in
      for (index, controller) in controllers.enumerated() {
        guard let id = controller["id"] else {
          writer.note(controller, "A controller was expected to have an identity.")
          continue
        }
        var arguments = ["id: \(SwiftText.string(id))"]
        if let name = controller["storyboardIdentifier"] {
          arguments.append("named: \(SwiftText.string(name))")
        }
        if id == writer.document.root["initialViewController"] {
          arguments.append("isInitial: true")
        }
        arguments.append("make: { scene\(index + 1)($0) }")
        writer.line("storyboard.scene(\(arguments.joined(separator: ", ")))")
      }
      for reference in writer.document.references { writer.writeReference(reference) }
      writer.append(writer.segueLines)
      if controllers.isEmpty { writer.line("_ = storyboard") }
    }
    line("}")
  }

  private mutating func writeReference(_ reference: XMLElement) {
    guard let id = reference["id"] else { return }
    guard let name = reference["storyboardName"] else {
      return note(reference, "A reference to a storyboard was expected to say its name.")
    }
    let identifier = reference["referencedIdentifier"].map {
      ", identifier: \(SwiftText.string($0))"
    }
    line(
      "storyboard.reference(id: \(SwiftText.string(id)), storyboard: \(SwiftText.string(name))\(identifier ?? ""))"
    )
  }

  // MARK: - Segues

  /// Collects the lines of Swift that make a scene's segues known at run time, and returns the ids
  /// of these segues.
  private mutating func registeredSegues(
    _ controller: XMLElement, _ objects: [XMLElement]
  ) -> Set<String> {
    var known: Set<String> = []
    var lines = ""
    for object in objects {
      for (_, segue) in InterfaceDocument.segues(in: object) {
        guard segue["kind"] != "relationship" else { continue }
        guard let id = segue["id"], let kind = kind(of: segue), let source = controller["id"] else {
          continue
        }
        var arguments = ["id: \(SwiftText.string(id))"]
        if let name = segue["identifier"] { arguments.append("named: \(SwiftText.string(name))") }
        arguments.append("from: \(SwiftText.string(source))")
        if segue["kind"] != "unwind" {
          guard let destination = segue["destination"], isScene(destination) else {
            note(segue, "This segue leads to '\(segue["destination"] ?? "")', which is no scene.")
            continue
          }
          arguments.append("to: \(SwiftText.string(destination))")
        }
        arguments.append(kind)
        if let action = segueAction(segue, controller) { arguments.append("action: \(action)") }
        known.insert(id)
        lines += "      storyboard.segue(\(arguments.joined(separator: ", ")))\n"
      }
    }
    segueLines += lines
    return known
  }

  private func isScene(_ id: String) -> Bool {
    guard let element = document.elements[id] else { return false }
    return ViewControllerKinds.all[element.name] != nil
      || element.name == "viewControllerPlaceholder"
  }

  /// Returns the Swift expression for a segue's kind, with the app's segue class if the document
  /// names one.
  private mutating func kind(of segue: XMLElement) -> String? {
    guard let plain = plainKind(of: segue) else { return nil }
    guard segue["customClass"] != nil, !["custom", "embed", "unwind"].contains(segue["kind"] ?? "")
    else { return plain }
    let (type, entry) = type(of: segue, base: "UIStoryboardSegue")
    return entry == nil ? plain : ".of(\(type).self, \(plain))"
  }

  private mutating func plainKind(of segue: XMLElement) -> String? {
    switch segue["kind"] ?? "" {
    case "show", "push": return ".show"
    case "showDetail", "replace": return ".showDetail"
    case "embed": return ".embed"
    case "popoverPresentation", "popover": return ".popover"
    case "presentation", "modal": return presentation(of: segue)
    case "custom":
      guard segue["customClass"] != nil else {
        note(segue, "A custom segue was expected to say its class.")
        return nil
      }
      return customKind(of: segue)
    case "unwind":
      guard let action = segue["unwindAction"] else {
        note(segue, "A segue that unwinds was expected to say its action.")
        return nil
      }
      let methods = classes.methods(action)
      if methods.isEmpty {
        note(segue, "No method that Objective-C calls '\(action)' was found to go back to.")
      }
      return ".unwinding([\(methods.map(\.selector).joined(separator: ", "))])"
    case let kind:
      note(segue, "The kind '\(kind)' of a segue is not understood.")
      return nil
    }
  }

  /// Returns the Swift expression for a segue of a class of the app's own. Where the class is not
  /// here, the segue does nothing, because a guess such as a push would make up findings.
  private mutating func customKind(of segue: XMLElement) -> String? {
    switch classes.lookUp(segue) {
    case nil: return nil
    case .found(let entry): return ".custom(\(entry.path).self)"
    case .missing(let problem):
      note(segue, problem, "The segue does nothing, and counts as a cut.")
      let name = segue.place.nameOfCut(segue["customClass"] ?? "")
      return ".missing(\(SwiftText.string(name)))"
    }
  }

  /// Returns the Swift expression for a segue that presents a controller, with the styles of the
  /// presentation.
  private mutating func presentation(of segue: XMLElement) -> String {
    var arguments: [String] = []
    for (attribute, words, label) in [
      ("modalPresentationStyle", ViewControllerKinds.presentations, ""),
      ("modalTransitionStyle", ViewControllerKinds.transitions, "nil, "),
    ] {
      guard let word = segue[attribute] else { continue }
      guard let name = words[word] else {
        note(
          segue, "The style '\(word)' of a segue is not understood.", "It is presented plainly.")
        continue
      }
      arguments.append(arguments.isEmpty ? "\(label).\(name)" : ".\(name)")
    }
    if segue["animates"] == "NO" { arguments.append("animated: false") }
    return arguments.isEmpty
      ? ".present" : ".presentation(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a Swift closure that calls the app's `@IBSegueAction` method, which makes a segue's
  /// destination.
  private mutating func segueAction(_ segue: XMLElement, _ controller: XMLElement) -> String? {
    guard let selector = segue["destinationCreationSelector"] else { return nil }
    guard case .found(let entry)? = classes.lookUp(controller),
      let found = classes.method(selector, of: entry)
    else {
      note(segue, "No method that Objective-C calls '\(selector)' was found in the scene's class.")
      return nil
    }
    let base = found.name
    let labels = found.fullName.dropFirst(base.count).split { "():".contains($0) }
    guard (1...3).contains(labels.count) else {
      note(
        segue,
        "The method '\(found.fullName)' was expected to take a coder, a sender and an identifier.")
      return nil
    }
    let values = ["coder", "sender", "identifier"]
    let arguments = zip(labels, values).map { label, value in
      label == "_" ? value : "\(label): \(value)"
    }
    let names = values.enumerated().map { $0.offset < labels.count ? $0.element : "_" }
    return
      "{ source, \(names.joined(separator: ", ")) in (source as? \(entry.path))?.\(base)(\(arguments.joined(separator: ", "))) }"
  }

  // MARK: - One scene

  private mutating func writeScene(
    _ controller: XMLElement, _ objects: [XMLElement], _ number: Int
  ) {
    (names, counts, connections) = ([:], [:], [])
    let kind =
      ViewControllerKinds.all[controller.name] ?? ViewControllerKinds.all["viewController"]!
    line("")
    let title = controller["title"] ?? controller["userLabel"] ?? controller["customClass"]
    line("/// \(Self.words(title ?? controller.name)), in line \(controller.place.line).")
    line("private static func scene\(number)(_ nib: InterfaceLoading) -> UIViewController {")
    indented { writer in writer.writeSceneBody(controller, objects, kind) }
    line("}")
  }

  /// Returns a text with blanks in place of its line ends, because the written code has it in a
  /// `//` comment.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: { $0.isNewline || $0.isWhitespace }).joined(separator: " ")
  }

  private mutating func writeSceneBody(
    _ controller: XMLElement, _ objects: [XMLElement], _ kind: ViewControllerKinds.Kind
  ) {
    let (type, entry) = type(of: controller, base: kind.type)
    ownerElement = controller["id"] ?? ""
    let name = Name(expression: "controller", kind: .controller, entry: entry, base: kind.type)
    names[ownerID] = name
    if let id = controller["id"] { names[id] = name }
    writeController(controller, type, kind)
    for child in controller.children { writePart(child, of: controller, kind) }
    for object in objects where object.name == "customObject" { writeObject(object) }
    writeRelationships(controller, kind)
    if let id = controller["id"] {
      connections = connections + controller.list("connections").map { (id, $0) }
    }
    // The connections to views are written into a second function, which runs once the controller's
    // view is loaded, because the views do not exist before.
    let all = connections
    let views = viewIdentities(controller, objects)
    connections = all.filter { !views.contains($0.element["destination"] ?? "") }
    writeConnections()
    connections = all.filter { views.contains($0.element["destination"] ?? "") }
    if let view = controller.children.first(where: {
      $0["key"] == "view" && (ViewKind.all[$0.name] != nil || ViewKind.standIns.contains($0.name))
    }) {
      writeRootView(view, controller, objects)
    }
    line("return controller")
  }

  private mutating func writeController(
    _ controller: XMLElement, _ type: String, _ kind: ViewControllerKinds.Kind
  ) {
    var arguments: [String] = []
    if controller.name == "pageViewController" {
      if controller["transitionStyle"] == "scroll" { arguments.append("style: 1") }
      if controller["navigationOrientation"] == "vertical" { arguments.append("orientation: 1") }
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let values = captured { writer in
      writer.indented { writer in
        writer.writeAttributes(
          of: controller, "controller", kind.rules, ViewControllerKinds.common)
        for child in controller.children { writer.writeValue(child, of: controller) }
      }
    }
    let call = "let controller = nib.controller\(list) { \(type)(coder: $0) }"
    if values.isEmpty { return line(call) }
    line("\(call) with: { controller in")
    append(values)
    line("}")
  }

  /// Writes a property value that the storyboard states in a child element of a controller, such as
  /// its extended edges.
  private mutating func writeValue(_ child: XMLElement, of controller: XMLElement) {
    switch (child.name, child["key"]) {
    case ("extendedEdge", _):
      let edges = child.attributes.filter { $0.value == "YES" && $0.name != "key" }.map(\.name)
        .filter { ["top", "left", "bottom", "right"].contains($0) }
      line(
        "controller.edgesForExtendedLayout = [\(edges.map { ".\($0)" }.joined(separator: ", "))]")
    case ("size", "preferredContentSize"):
      if let size = size(child) { line("controller.preferredContentSize = \(size)") }
    case ("tabBarItem", _):
      line("controller.tabBarItem = \(tabBarItem(child))")
      if let badge = child["badgeValue"] {
        line("controller.tabBarItem.badgeValue = \(SwiftText.string(badge))")
      }
      if let image = child["selectedImage"] {
        line("controller.tabBarItem.selectedImage = \(self.image(image, child))")
      }
    default: break
    }
  }

  /// Writes one child element of a controller in a storyboard, such as its navigation item or a
  /// bar.
  private mutating func writePart(
    _ child: XMLElement, of controller: XMLElement, _ kind: ViewControllerKinds.Kind
  ) {
    switch child.name {
    case "navigationItem": writeNavigationItem(child, on: "controller.navigationItem")
    case "toolbarItems":
      let items = child.children.compactMap { writeBarButton($0) }
      if !items.isEmpty { line("controller.toolbarItems = [\(items.joined(separator: ", "))]") }
    case "navigationBar" where kind.type == "UINavigationController":
      writeBar(child, "controller.navigationBar")
    case "toolbar" where kind.type == "UINavigationController":
      writeBar(child, "controller.toolbar")
    case "tabBar" where kind.type == "UITabBarController": writeBar(child, "controller.tabBar")
    case "userDefinedRuntimeAttributes":
      for attribute in child.children {
        writeRuntimeAttribute(attribute, of: controller, "controller")
      }
    case "nil", "layoutGuides", "connections", "extendedEdge", "tabBarItem", "size", "value",
      "string", "simulatedMetricsContainer", "viewControllers", "keyCommands", "point", "color":
      if child.name == "viewControllers" {
        note(child, "Controllers inside a controller are a format of old.")
      }
    default:
      if child.name.hasPrefix("simulated") || child.name.hasPrefix("freeform")
        || child["key"] == "view"
      {
        return
      }
      note(child, "'\(child.name)' in '\(controller.name)' is not understood.")
    }
  }

  private mutating func writeBar(_ bar: XMLElement, _ expression: String) {
    if bar["customClass"] != nil {
      note(bar, "A bar of an app's own class is not understood.", "UIKit's own bar stands in.")
    }
    guard let kind = ViewKind.all[bar.name] else { return }
    var values = bar
    values.children.removeAll { ["rect", "autoresizingMask"].contains($0.name) }
    values.attributes.removeAll {
      ["insetsLayoutMarginsFromSafeArea", "translatesAutoresizingMaskIntoConstraints"]
        .contains($0.name)
    }
    writeValues(of: values, expression, kind)
    if let id = bar["id"] { names[id] = Name(expression: expression, kind: .view, base: kind.type) }
  }

  /// Writes an object of one of the app's own classes that a scene has besides its views.
  mutating func writeObject(_ object: XMLElement) {
    guard let id = object["id"], object["customClass"] != nil else {
      return note(object, "An object was expected to have an identity and a class.")
    }
    let (type, entry) = type(of: object, base: "NSObject")
    let name = fresh("object")
    line("let \(name) = nib.object(\(type)())")
    names[id] = Name(expression: name, kind: .object, entry: entry, base: "NSObject")
    connections += object.list("connections").map { (id, $0) }
  }

  private mutating func writeRelationships(
    _ controller: XMLElement, _ kind: ViewControllerKinds.Kind
  ) {
    var related: [String: [String]] = [:]
    for segue in controller.list("connections")
    where segue.name == "segue" && segue["kind"] == "relationship" {
      guard let destination = segue["destination"], isScene(destination) else {
        note(
          segue, "This relationship leads to '\(segue["destination"] ?? "")', which is no scene.")
        continue
      }
      related[segue["relationship"] ?? "", default: []].append(SwiftText.string(destination))
    }
    func list(_ ids: [String]) -> String {
      ids.map { "nib.related(\($0))" }.joined(separator: ", ")
    }
    switch kind.type {
    case "UINavigationController":
      if let root = related["rootViewController"]?.first {
        line("let root: UIViewController? = nib.related(\(root))")
        line("controller.viewControllers = [root].compactMap { $0 }")
      }
    case "UITabBarController":
      if let tabs = related["viewControllers"] {
        line("let tabs: [UIViewController?] = [\(list(tabs))]")
        line("nib.setTabs(of: controller, to: tabs.compactMap { $0 })")
      }
    case "UISplitViewController":
      let columns = ["masterViewController", "detailViewController"].compactMap {
        related[$0]?.first
      }
      if !columns.isEmpty {
        line("let columns: [UIViewController?] = [\(list(columns))]")
        line("controller.viewControllers = columns.compactMap { $0 }")
      }
    default:
      for (name, _) in related.sorted(by: { $0.key < $1.key }) {
        note(controller, "The relationship '\(name)' of a '\(controller.name)' is not understood.")
      }
    }
  }

  // MARK: - The view of a scene

  /// Returns the ids of the elements that are made only when the controller loads its view: views,
  /// guides, constraints and gesture recognisers.
  private func viewIdentities(
    _ controller: XMLElement, _ objects: [XMLElement]
  ) -> Set<String> {
    var found: Set<String> = []
    func collect(_ element: XMLElement) {
      element.forEach { if let id = $0["id"] { found.insert(id) } }
    }
    for child in controller.children where child["key"] == "view" { collect(child) }
    for object in objects
    where object.name.hasSuffix("GestureRecognizer") || ViewKind.all[object.name] != nil {
      collect(object)
    }
    return found
  }

  private mutating func writeRootView(
    _ view: XMLElement, _ controller: XMLElement, _ objects: [XMLElement]
  ) {
    line("nib.loadsView(of: controller) { controller, nib in")
    indented { writer in
      guard let root = writer.writeView(view) else { return writer.line("return UIView()") }
      for guide in controller.list("layoutGuides") {
        guard let id = guide["id"] else { continue }
        writer.names[id] = Name(
          expression: guide["type"] == "bottom" ? "@bottom \(root)" : "@top \(root)", kind: .guide,
          base: "UILayoutGuide", tree: writer.names[view["id"] ?? ""]?.tree ?? 0)
      }
      writer.writeLooseObjects(objects)
      writer.writeConstraints(below: view)
      writer.writeConstraintsOfRows(below: view)
      writer.writeConnections()
      writer.line("return \(root)")
    }
    line("}")
  }

  /// Writes the gesture recognisers and views that a storyboard's scene has outside of its
  /// controller's view.
  mutating func writeLooseObjects(_ objects: [XMLElement]) {
    for object in objects {
      if object.name.hasSuffix("GestureRecognizer") {
        writeGesture(object)
      } else if ViewKind.all[object.name] != nil {
        if let name = writeView(object) {
          line("_ = nib.object(\(name))")
          writeConstraints(below: object)
        }
      } else if ![
        "placeholder", "exit", "customObject", "viewControllerPlaceholder", "barButtonItem",
      ].contains(object.name), ViewControllerKinds.all[object.name] == nil {
        note(object, "An object '\(object.name)' is not understood.")
      } else if object.name == "barButtonItem" {
        _ = writeBarButton(object)
      }
    }
  }
}
