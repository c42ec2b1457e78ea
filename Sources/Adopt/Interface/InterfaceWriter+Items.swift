/// Writes Swift code for a storyboard's navigation items, bar buttons, tab bar items and gesture
/// recognisers.
extension InterfaceWriter {
  /// Writes the title, buttons and other values of a controller's navigation item.
  mutating func writeNavigationItem(_ item: XMLElement, on expression: String) {
    if let id = item["id"] {
      names[id] = Name(expression: expression, kind: .object, base: "UINavigationItem")
    }
    for (key, property) in [
      ("title", "title"), ("prompt", "prompt"), ("backButtonTitle", "backButtonTitle"),
    ] {
      if let text = item[key] ?? textChild(key, of: item) {
        line("\(expression).\(property) = \(SwiftText.string(localized(text, item, key)))")
      }
    }
    if let mode = item["largeTitleDisplayMode"], ["never", "always"].contains(mode) {
      line("\(expression).largeTitleDisplayMode = .\(mode)")
    }
    if item["hidesBackButton"] == "YES" { line("\(expression).hidesBackButton = true") }
    if item["leftItemsSupplementBackButton"] == "YES" {
      line("\(expression).leftItemsSupplementBackButton = true")
    }
    for child in item.children {
      // A list of buttons has no key in the documents of Xcode: its element has the key's name.
      let key = child["key"] ?? child.name
      switch (child.name, key) {
      case ("barButtonItem", _)
      where ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"].contains(key):
        if let made = writeBarButton(child) { line("\(expression).\(key) = \(made)") }
      case (_, "leftBarButtonItems"), (_, "rightBarButtonItems"):
        let made = child.children.compactMap { writeBarButton($0) }
        line("\(expression).\(key) = [\(made.joined(separator: ", "))]")
      case (_, "titleView"):
        if let view = writeView(child) {
          line("\(expression).titleView = \(view)")
          writeConstraints(below: child)
        }
      case ("nil", _), ("string", _), ("connections", _), ("searchController", _): break
      default: note(child, "'\(child.name)' in a navigation item is not understood.")
      }
    }
  }

  /// Writes an item of a navigation bar that the storyboard has as a plain view, and returns the
  /// item's name in the Swift code.
  mutating func writeNavigationItem(_ item: XMLElement) -> String {
    let name = fresh("navigationItem")
    let title = item["title"] ?? ""
    line(
      "let \(name) = UINavigationItem(title: \(SwiftText.string(localized(title, item, "title"))))")
    var rest = item
    rest.attributes.removeAll { $0.name == "title" }
    writeNavigationItem(rest, on: name)
    return name
  }

  /// The names of UIKit's system items for bar buttons, such as `done`, which have titles and
  /// images of their own.
  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]

  /// Writes a button of a navigation bar or toolbar, and returns the button's name in the Swift
  /// code.
  mutating func writeBarButton(_ item: XMLElement) -> String? {
    guard item.name == "barButtonItem" else {
      note(item, "A bar's button was expected (found '\(item.name)').")
      return nil
    }
    let (type, entry) = type(of: item, base: "UIBarButtonItem")
    let name = fresh("item")
    if let system = item["systemItem"], Self.systemItems.contains(system), entry == nil {
      line(
        "let \(name) = UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)")
    } else {
      line("let \(name) = \(type)()")
    }
    if let title = item["title"] ?? textChild("title", of: item) {
      line("\(name).title = \(SwiftText.string(localized(title, item, "title")))")
    }
    let reference = item.children.first { $0.name == "imageReference" }
    if let image = item["image"] ?? reference?["image"] {
      line("\(name).image = \(self.image(image, reference ?? item))")
    }
    if item["style"] == "done" { line("\(name).style = .done") }
    if item["enabled"] == "NO" { line("\(name).isEnabled = false") }
    if let tag = SwiftText.integer(item["tag"]) { line("\(name).tag = \(tag)") }
    if let width = SwiftText.number(item["width"]) { line("\(name).width = \(width)") }
    for child in item.children {
      if child["key"] == "tintColor", let value = color(child) {
        line("\(name).tintColor = \(value)")
      } else if child["key"] == "customView" || ViewKind.all[child.name] != nil {
        if let view = writeView(child) {
          line("\(name).customView = \(view)")
          writeConstraints(below: child)
        }
      }
    }
    if let id = item["id"] {
      names[id] = Name(expression: name, kind: .item, entry: entry, base: "UIBarButtonItem")
      connections += item.list("connections").map { (id, $0) }
    }
    return name
  }

  /// Writes an item of a tab bar that the storyboard has as a plain view, and returns the item's
  /// name in the Swift code.
  mutating func writeTabBarItem(_ item: XMLElement) -> String {
    let name = fresh("tabBarItem")
    line("let \(name) = \(tabBarItem(item))")
    return name
  }

  /// Returns a Swift expression that creates the tab bar item which a storyboard describes.
  func tabBarItem(_ item: XMLElement) -> String {
    let tag = SwiftText.integer(item["tag"]) ?? "0"
    let systems: Set<String> = [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ]
    if let system = item["systemItem"], systems.contains(system) {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))"
    }
    let title = item["title"].map { SwiftText.string(localized($0, item, "title")) } ?? "nil"
    let reference = item.children.first { $0.name == "imageReference" }
    let image = (item["image"] ?? reference?["image"]).map { self.image($0, reference ?? item) }
    return "UITabBarItem(title: \(title), image: \(image ?? "nil"), tag: \(tag))"
  }

  // MARK: - Gestures

  private static let gestures: [String: (type: String, rules: [String: AttributeRule])] = [
    "tapGestureRecognizer": (
      "UITapGestureRecognizer",
      [
        "numberOfTapsRequired": .integer("numberOfTapsRequired"),
        "numberOfTouchesRequired": .integer("numberOfTouchesRequired"),
      ]
    ),
    "panGestureRecognizer": (
      "UIPanGestureRecognizer",
      [
        "minimumNumberOfTouches": .integer("minimumNumberOfTouches"),
        "maximumNumberOfTouches": .integer("maximumNumberOfTouches"),
        "allowedScrollTypesMask": .ignored,
      ]
    ),
    "screenEdgePanGestureRecognizer": (
      "UIScreenEdgePanGestureRecognizer",
      [
        "minimumNumberOfTouches": .integer("minimumNumberOfTouches"),
        "maximumNumberOfTouches": .integer("maximumNumberOfTouches"),
      ]
    ),
    "pinchGestureRecognizer": ("UIPinchGestureRecognizer", ["scale": .ignored]),
    "rotationGestureRecognizer": ("UIRotationGestureRecognizer", ["rotation": .ignored]),
    "swipeGestureRecognizer": (
      "UISwipeGestureRecognizer",
      [
        "direction": .same("direction", "left", "right", "up", "down"),
        "numberOfTouchesRequired": .integer("numberOfTouchesRequired"),
      ]
    ),
    // The name of this XML element is spelled with `pong` in place of `long`, because Interface
    // Builder writes it so.
    "pongPressGestureRecognizer": ("UILongPressGestureRecognizer", longPress),
    "longPressGestureRecognizer": ("UILongPressGestureRecognizer", longPress),
    "gestureRecognizer": ("UIGestureRecognizer", [:]),
  ]
  private static let longPress: [String: AttributeRule] = [
    "minimumPressDuration": .number("minimumPressDuration"),
    "allowableMovement": .number("allowableMovement"),
    "numberOfTapsRequired": .integer("numberOfTapsRequired"),
    "numberOfTouchesRequired": .integer("numberOfTouchesRequired"),
  ]
  private static let anyGesture: [String: AttributeRule] = [
    "id": .ignored, "userLabel": .ignored, "customClass": .ignored, "customModule": .ignored,
    "customModuleProvider": .ignored, "enabled": .flag("isEnabled"),
    "cancelsTouchesInView": .flag("cancelsTouchesInView"),
    "delaysTouchesBegan": .flag("delaysTouchesBegan"),
    "delaysTouchesEnded": .flag("delaysTouchesEnded"),
  ]

  /// Writes a gesture recogniser of a storyboard. A statement that adds it to its view is written
  /// later, with the connections, because the view is not known here.
  mutating func writeGesture(_ element: XMLElement) {
    guard let (base, rules) = Self.gestures[element.name] else {
      return note(element, "A recogniser '\(element.name)' is not understood.")
    }
    let (type, entry) = type(of: element, base: base)
    let name = fresh(String(element.name.dropLast("GestureRecognizer".count)) + "Gesture")
    line("let \(name) = nib.object(\(type)(target: nil, action: nil))")
    writeAttributes(of: element, name, rules, Self.anyGesture)
    if let edges = element.first("rectEdge") {
      let chosen = edges.attributes.filter { $0.value == "YES" }.map { ".\($0.name)" }
        .filter { [".top", ".left", ".bottom", ".right"].contains($0) }
      line("\(name).edges = [\(chosen.joined(separator: ", "))]")
    }
    guard let id = element["id"] else { return }
    names[id] = Name(expression: name, kind: .gesture, entry: entry, base: base)
    connections += element.list("connections").map { (id, $0) }
  }
}
