/// Writes Swift code for the contents of a view: subviews, layout guides and cells. Outlets and
/// actions are collected and written later, because they may refer to elements that come later in
/// the storyboard.
extension InterfaceWriter {
  /// Writes Swift code that makes a view's subviews, layout guides and cells, behind the statement
  /// that makes the view.
  mutating func writeInside(
    _ element: XMLElement, _ name: String, _ kind: ViewKind, tree: Int
  ) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      nameGuide(guide, of: name, tree)
    }
    let add =
      switch kind.type {
      case "UIStackView": "\(name).addArrangedSubview($)"
      case "UIVisualEffectView": "\(name).contentView.addSubview($)"
      default: "\(name).addSubview($)"
      }
    let left = leftOutSubviews(of: element)
    for subview in element.list("subviews") where !left.contains(subview["id"] ?? "") {
      if isReadyMade(subview, in: element, name, tree) { continue }
      _ = writeView(subview, tree: tree, add: add)
    }
    for child in element.children { writeChild(child, of: element, name, tree: tree, add: add) }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      writeRuntimeAttribute(attribute, of: element, name)
    }
    if let id = element["id"] {
      connections += element.list("connections").map { (id, $0) }
    }
  }

  /// Writes a child of a view's XML element that is not in its list of subviews: a cell, a bar
  /// item, or a view that has an element of its own.
  private mutating func writeChild(
    _ child: XMLElement, of element: XMLElement, _ name: String, tree: Int, add: String
  ) {
    switch child.name {
    case "tableViewCellContentView", "collectionViewCellContentView":
      writeReadyMade(child, "\(name).contentView", ViewKind.all["view"]!, tree)
    case "view" where child["key"] == "contentView":
      writeReadyMade(child, "\(name).contentView", ViewKind.all["view"]!, tree)
    case "prototypes": writePrototypes(child.children, of: element, name)
    case "cells": writePrototypes(child.children, of: element, name)
    case "sections": writeSections(child, name)
    case "collectionReusableView": writePrototypes([child], of: element, name)
    case "items": writeItems(child, of: element, name)
    default:
      if let key = child["key"], ViewKind.all[child.name] != nil,
        [
          "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
          "accessoryView",
        ].contains(key)
      {
        _ = writeView(child, add: "\(name).\(key) = $")
      } else if ViewKind.all[child.name] != nil, element.name == "scrollView" {
        _ = writeView(child, tree: tree, add: add)
      }
    }
  }

  /// Returns the ids of the subviews that the size class of a phone held upright leaves out.
  private func leftOutSubviews(of element: XMLElement) -> Set<String> {
    SizeClass.leftOut(of: element, "subviews")
  }

  /// Chooses a name in the written Swift code for a layout guide of a view.
  private mutating func nameGuide(_ guide: XMLElement, of view: String, _ tree: Int) {
    let known = [
      "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
      "frameLayoutGuide": "frameLayoutGuide", "layoutMargins": "layoutMarginsGuide",
      "readableContent": "readableContentGuide",
    ]
    guard let id = guide["id"] else { return }
    guard let key = guide["key"], let property = known[key] else {
      return note(
        guide, "The guide '\(guide["key"] ?? "")' is not understood.",
        "Constraints to it are left out.")
    }
    names[id] = Name(
      expression: "\(view).\(property)", kind: .guide, base: "UILayoutGuide", tree: tree)
  }

  // MARK: - Views that are there already

  /// Writes the values of a label or an image view in a table cell with one of UIKit's styles,
  /// which makes that subview itself. Returns false for any other subview.
  private mutating func isReadyMade(
    _ subview: XMLElement, in element: XMLElement, _ name: String, _ tree: Int
  ) -> Bool {
    guard let cell = document.elements[element["tableViewCell"] ?? ""], let id = subview["id"]
    else { return false }
    let cellName = name.replacing(".contentView", with: "")
    for key in ["textLabel", "detailTextLabel", "imageView"] where cell[key] == id {
      let variable = fresh(key)
      line("if let \(variable) = \(cellName).\(key) {")
      let kind = ViewKind.all[subview.name]
      indented { writer in
        var values = subview
        values.attributes.removeAll {
          ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"].contains($0.name)
        }
        if let kind {
          writer.writeValues(of: values, variable, kind)
        } else {
          writer.line("_ = \(variable)")
        }
      }
      line("}")
      names[id] = Name(
        expression: "\(cellName).\(key)", kind: .view, base: kind?.type ?? "UIView", tree: -1)
      return true
    }
    return false
  }

  private mutating func writeReadyMade(
    _ element: XMLElement, _ expression: String, _ kind: ViewKind, _ tree: Int
  ) {
    if let id = element["id"] {
      names[id] = Name(expression: expression, kind: .view, base: kind.type, tree: tree)
    }
    var values = element
    values.children.removeAll { ["rect", "autoresizingMask"].contains($0.name) }
    values.attributes.removeAll {
      $0.name == "translatesAutoresizingMaskIntoConstraints" || $0.name == "autoresizesSubviews"
    }
    writeValues(of: values, expression, kind)
    if let frame = frame(of: element) { line("\(expression).frame = \(frame)") }
    writeInside(element, expression, kind, tree: tree)
  }

  // MARK: - Cells

  /// Writes the prototype cells of a storyboard's table or collection view, each as a closure that
  /// is called for every new cell.
  private mutating func writePrototypes(
    _ cells: [XMLElement], of list: XMLElement, _ name: String
  ) {
    for cell in cells {
      guard names[ownerID]?.kind == .controller else {
        note(cell, "A prototype cell was expected in a scene with a controller.")
        continue
      }
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
        // A prototype cell without an identifier is not written, because a table or collection view
        // finds its prototypes by identifier.
        if cell.name != "collectionReusableView" {
          note(cell, "A prototype cell was expected to have a reuse identifier.")
        }
        continue
      }
      let kind =
        switch (cell.name, cell["key"]) {
        case ("collectionReusableView", "sectionHeaderView"):
          " kind: UICollectionView.elementKindSectionHeader,"
        case ("collectionReusableView", _): " kind: UICollectionView.elementKindSectionFooter,"
        default: ""
        }
      line(
        "nib.prototype(\(SwiftText.string(identifier)), of: \(name),\(kind) in: controller) { controller, nib in"
      )
      indented { writer in writer.writePart(cell) }
      line("}")
    }
  }

  /// Writes a cell, or another view outside of the tree of subviews, as the body of a closure that
  /// makes and returns it, with its constraints and connections.
  private mutating func writePart(_ cell: XMLElement) {
    let (outerNames, outerConnections) = (names, connections)
    names = names.filter { $0.value.kind == .controller }
    connections = []
    if let name = writeView(cell) {
      writeConstraints(below: cell)
      writeConnections()
      line("return \(name)")
    } else {
      line("return UITableViewCell()")
    }
    (names, connections) = (outerNames, outerConnections)
  }

  /// Writes the rows of a static table view. The cell of each row is created once, because it is
  /// never reused.
  private mutating func writeSections(_ sections: XMLElement, _ name: String) {
    var all: [String] = []
    for section in sections.children {
      var rows: [String] = []
      for cell in section.list("cells") {
        guard let row = writeView(cell) else { continue }
        rows.append("(\(row), \(SwiftText.number(cell["rowHeight"]) ?? "nil"))")
      }
      var arguments: [String] = []
      for (key, label) in [("headerTitle", "header"), ("footerTitle", "footer")] {
        if let title = section[key] ?? textChild(key, of: section) {
          arguments.append("\(label): \(SwiftText.string(localized(title, section, key)))")
        }
      }
      arguments.append("rows: [\(rows.joined(separator: ", "))]")
      all.append("StaticSection(\(arguments.joined(separator: ", ")))")
    }
    line("nib.sections(")
    line("  [")
    for section in all { line("    \(section),") }
    line("  ], of: \(name))")
  }

  /// Writes the items of a navigation bar or tab bar that the storyboard has as a plain subview,
  /// without a bar controller.
  private mutating func writeItems(_ items: XMLElement, of bar: XMLElement, _ name: String) {
    var made: [String] = []
    for item in items.children {
      switch item.name {
      case "barButtonItem": if let item = writeBarButton(item) { made.append(item) }
      case "navigationItem": made.append(writeNavigationItem(item))
      case "tabBarItem": made.append(writeTabBarItem(item))
      default: note(item, "An item '\(item.name)' of a bar is not understood.")
      }
    }
    if !made.isEmpty { line("\(name).items = [\(made.joined(separator: ", "))]") }
  }

  // MARK: - Attributes of the app's own

  /// Writes one of Interface Builder's user-defined runtime attributes as an assignment, if the
  /// element's class has a property of that name and a fitting type.
  mutating func writeRuntimeAttribute(
    _ attribute: XMLElement, of element: XMLElement, _ name: String
  ) {
    guard let path = attribute["keyPath"], let type = attribute["type"] else {
      return note(attribute, "A user-defined attribute was expected to have a key path and a type.")
    }
    guard let (value, types) = runtimeValue(attribute, type) else {
      return note(attribute, "The value of the user-defined attribute '\(path)' is not understood.")
    }
    if let value = Self.valueOfLayer(path, value, type) {
      return line("\(name).\(path) = \(value)")
    }
    let isClipping = path == "clipsToBounds" && type == "boolean"
    let own = names[element["id"] ?? ""].flatMap { name in
      name.entry.flatMap { classes.typeOfProperty(path, of: $0) }
        ?? classes.typeOfProperty(
          path,
          inExtensionsOf: [name.base, name.kind == .controller ? "UIViewController" : "UIView"])
    }
    guard isClipping || own != nil else {
      return note(attribute, "No property '\(path)' was found for this user-defined attribute.")
    }
    if let own, !own.isEmpty {
      let bare =
        own.trimmingSuffix { "?!".contains($0) }.replacing("Optional<", with: "")
        .replacing(">", with: "").split(separator: ".").last.map(String.init) ?? own
      guard types.contains(bare) else {
        return note(
          attribute,
          "The property '\(path)' is of type \(own), and the user-defined attribute is a \(type).")
      }
    }
    if ["UIColor", "UIImage"].contains(types[0]) {
      line("if let value = \(value) as \(types[0])? { \(name).\(path) = value }")
    } else {
      line("\(name).\(path) = \(value)")
    }
  }

  /// Returns the value of an attribute that sets one of Core Animation's own properties of a
  /// view's layer, as Swift; `nil` if the path leads to no such property, or the value does not
  /// suit it.
  ///
  /// Key-value coding turns a text into a number where the property is one, so `"6"` is a corner
  /// radius as well.
  private static func valueOfLayer(_ path: String, _ value: String, _ type: String) -> String? {
    guard path.hasPrefix("layer.") else { return nil }
    switch (path.dropFirst("layer.".count), type) {
    case ("masksToBounds", "boolean"), ("shouldRasterize", "boolean"),
      ("shadowOffset", "size"):
      return value
    case ("cornerRadius", _), ("borderWidth", _), ("shadowRadius", _), ("zPosition", _),
      ("shadowOpacity", _), ("opacity", _):
      guard type == "string" else { return type == "number" ? value : nil }
      return SwiftText.number(value.trimmingQuotes)
    default: return nil
    }
  }

  private mutating func runtimeValue(
    _ attribute: XMLElement, _ type: String
  ) -> (value: String, types: [String])? {
    func child(_ name: String) -> XMLElement? { attribute.first(name) }
    switch type {
    case "boolean":
      return attribute["value"].map { ($0 == "YES" ? "true" : "false", ["Bool"]) }
    case "number":
      guard let value = SwiftText.number((child("real") ?? child("integer"))?["value"]) else {
        return nil
      }
      let whole = ["Int", "NSInteger", "UInt", "Int32", "Int64", "UInt8"]
      return (value, ["CGFloat", "Double", "Float"] + (value.contains(".") ? [] : whole))
    case "string", "localizedString":
      let text = attribute["value"] ?? child("string")?.text ?? child("mutableString")?.text ?? ""
      return (SwiftText.string(text), ["String"])
    case "color":
      guard let color = child("color"), let value = self.color(color) else { return nil }
      return (value, ["UIColor"])
    case "image":
      guard let name = attribute["value"] ?? child("imageReference")?["image"] else { return nil }
      return (image(name, attribute), ["UIImage"])
    case "point":
      guard let point = child("point"), let x = SwiftText.number(point["x"]),
        let y = SwiftText.number(point["y"])
      else { return nil }
      return ("CGPoint(x: \(x), y: \(y))", ["CGPoint"])
    case "size":
      guard let size = child("size"), let value = self.size(size) else { return nil }
      return (value, ["CGSize"])
    case "rect":
      guard let rect = child("rect"), let value = rectangle(rect) else { return nil }
      return (value, ["CGRect"])
    default: return nil
    }
  }
}

extension String {
  /// The text of a Swift literal without its quotation marks.
  fileprivate var trimmingQuotes: String { String(drop { $0 == "\"" }.prefix { $0 != "\"" }) }

  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, matches(last) { text.removeLast() }
    return text
  }
}
