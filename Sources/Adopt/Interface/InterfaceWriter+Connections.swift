/// Writes Swift code for the outlets, actions and segues of a storyboard or nib.
extension InterfaceWriter {
  /// Writes Swift code for the storyboard's outlets, actions and segues that have been collected so
  /// far. Those of an element that was left out are skipped.
  mutating func writeConnections() {
    let pending = connections
    connections = []
    var collections: [OutletCollection] = []
    for (source, element) in pending {
      guard let owner = names[source] else { continue }
      switch element.name {
      case "outlet": writeOutlet(element, of: owner)
      case "action": writeAction(element, of: owner)
      case "segue": writeTrigger(element, of: owner)
      case "outletCollection": collect(element, of: owner, source, into: &collections)
      default: note(element, "A connection '\(element.name)' is not understood.")
      }
    }
    for collection in collections {
      let property = collection.property
      guard let owner = names[collection.source],
        owner.entry.flatMap({ classes.typeOfProperty(property, of: $0) }) != nil
      else {
        note(collection.element, "No outlet collection '\(property)' was found in its class.")
        continue
      }
      let items = collection.items.joined(separator: ", ")
      line("\(owner.expression).\(property) = nib.outlets([\(items)])")
    }
  }

  /// An outlet collection: an array property that gets several objects of the storyboard.
  private struct OutletCollection {
    var source: String
    var property: String
    var element: XMLElement
    var items: [String]
  }

  /// Adds an object to an outlet collection, for which one assignment is written later. The gesture
  /// recognisers of a view are added at once, because that collection is not an array property.
  private mutating func collect(
    _ element: XMLElement, of owner: Name, _ source: String,
    into collections: inout [OutletCollection]
  ) {
    guard let property = element["property"], let id = element["destination"] else {
      return note(
        element, "An outlet collection was expected to have a property and a destination.")
    }
    guard let item = names[id] else {
      if document.elements[id] == nil {
        note(element, "The outlet collection '\(property)' leads to '\(id)', which is not there.")
      }
      return
    }
    if property == "gestureRecognizers" {
      if item.kind == .gesture, owner.kind == .view {
        line("\(owner.expression).addGestureRecognizer(\(item.expression))")
      }
    } else if let index = collections.firstIndex(where: {
      $0.source == source && $0.property == property
    }) {
      collections[index].items.append(item.expression)
    } else {
      collections.append(
        OutletCollection(
          source: source, property: property, element: element, items: [item.expression]))
    }
  }

  private mutating func writeOutlet(_ element: XMLElement, of owner: Name) {
    guard let property = element["property"], let id = element["destination"] else {
      return note(element, "An outlet was expected to have a property and a destination.")
    }
    // The outlet `view` of a controller is not written, because UIKit sets that property itself
    // when it loads the view.
    if property == "view", owner.kind == .controller { return }
    guard let target = names[id] else {
      let isThere = document.elements[id] != nil
      return note(
        element,
        isThere
          ? "The outlet '\(property)' leads to something that was left out."
          : "The outlet '\(property)' leads to '\(id)', which is not there.")
    }
    let isOwn = owner.entry.flatMap { classes.typeOfProperty(property, of: $0) } != nil
    guard isOwn || Self.outlets(of: owner).contains(property) else {
      return note(
        element, "No outlet '\(property)' was found in the class of its owner.",
        "A device would stop here; it is left out.")
    }
    line("\(owner.expression).\(property) = nib.outlet(\(target.expression))")
  }

  /// Returns the names of those outlets that belong to the element's UIKit class, such as a table's
  /// `delegate`, and not to the app's subclass.
  private static func outlets(of owner: Name) -> Set<String> {
    let own = ViewKind.byType[owner.base]?.outlets ?? []
    switch owner.base {
    case "UINavigationController", "UITabBarController": return ["delegate"]
    case "UIPageViewController": return ["delegate", "dataSource"]
    case _ where owner.kind == .gesture: return ["delegate"]
    default: return own
    }
  }

  // MARK: - Actions

  private mutating func writeAction(_ element: XMLElement, of owner: Name) {
    guard let selector = element["selector"], let id = element["destination"] ?? element["target"]
    else { return note(element, "An action was expected to have a selector and a destination.") }
    guard let target = names[id] else {
      let other = document.elements[id]
      if other?["placeholderIdentifier"] == "IBFirstResponder" {
        return note(
          element, "The action '\(selector)' goes to whoever responds first, and is not understood."
        )
      }
      if other?.name == "exit" {
        return note(element, "The action '\(selector)' was expected to be a segue that unwinds.")
      }
      return note(element, "The action '\(selector)' leads to '\(id)', which is not there.")
    }
    guard let found = target.entry.flatMap({ classes.method(selector, of: $0) }) else {
      return note(
        element,
        "No method that Objective-C calls '\(selector)' was found in the class of its target.",
        "A device would stop when it is sent; it is left out.")
    }
    let action = found.selector
    switch owner.kind {
    case .view:
      guard let event = event(of: element, owner) else { return }
      line(
        "\(owner.expression).addTarget(\(target.expression), action: \(action), for: .\(event))")
    case .gesture: line("\(owner.expression).addTarget(\(target.expression), action: \(action))")
    case .item:
      line("\(owner.expression).target = \(target.expression)")
      line("\(owner.expression).action = \(action)")
    default: note(element, "An action was expected of a control, a bar's button or a gesture.")
    }
  }

  private mutating func event(of element: XMLElement, _ owner: Name) -> String? {
    let events: Set<String> = [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
      "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
      "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
    ]
    guard Self.isControl(owner, classes) else {
      note(element, "An action was expected of a control (found one of a \(owner.base)).")
      return nil
    }
    let standard = ViewKind.byType[owner.base]?.event
    let word = element["eventType"] ?? standard ?? "touchUpInside"
    guard events.contains(word) else {
      note(element, "The event '\(word)' of an action is not understood.")
      return nil
    }
    return word
  }

  /// Returns true if an element of a storyboard is a control, by its kind or by its custom class.
  private static func isControl(_ owner: Name, _ classes: InterfaceClasses) -> Bool {
    if ViewKind.byType[owner.base]?.event != nil { return true }
    guard let entry = owner.entry else { return false }
    return classes.program.ancestry(of: entry).contains { name in
      ["UIControl", "UIButton", "UISwitch", "UISlider", "UITextField", "UISegmentedControl"]
        .contains(name)
    }
  }

  // MARK: - Segues

  private mutating func writeTrigger(_ segue: XMLElement, of owner: Name) {
    guard let id = segue["id"], knownSegues.contains(id) else { return }
    let name = SwiftText.string(id)
    switch owner.kind {
    case .controller: break
    case .item: line("nib.performs(\(name), by: \(owner.expression))")
    case .gesture: line("nib.performs(\(name), by: \(owner.expression))")
    case .view:
      if segue["kind"] == "embed" {
        line("nib.embeds(\(name), in: \(owner.expression))")
      } else if ["UITableViewCell", "UICollectionViewCell"].contains(owner.base) {
        let isAccessory =
          segue["trigger"] == "accessoryAction" && owner.base == "UITableViewCell"
        line(
          "nib.performs(\(name), \(isAccessory ? "byAccessoryOf" : "by"): \(owner.expression))")
      } else if let event = event(of: segue, owner) {
        line(
          "nib.performs(\(name), by: \(owner.expression), for: .\(segue["kind"] == nil ? event : Self.event(owner)))"
        )
      }
    default:
      note(segue, "A segue was expected to start at a control, a cell, a gesture or a scene.")
    }
  }

  private static func event(_ owner: Name) -> String {
    owner.base == "UIButton" || owner.base == "UIView" ? "touchUpInside" : "primaryActionTriggered"
  }
}
