/// Writes constraints.
extension InterfaceWriter {
  /// Writes the constraints that a view and the elements in it hold.
  mutating func writeConstraints(below element: XMLElement) {
    let left = SizeClass.leftOut(of: element, "constraints")
    for constraint in element.list("constraints") where !left.contains(constraint["id"] ?? "") {
      guard constraint.name == "constraint" else {
        note(constraint, "A constraint was expected (found '\(constraint.name)').")
        continue
      }
      writeConstraint(constraint, in: element)
    }
    for child in element.children where !["prototypes", "sections", "cells"].contains(child.name) {
      if child.name == "collectionReusableView" { continue }
      writeConstraints(below: child)
    }
  }

  /// Writes the constraints of a static table's rows, each of which holds its own.
  mutating func writeConstraintsOfRows(below element: XMLElement) {
    for sections in element.children where sections.name == "sections" {
      for section in sections.children {
        for cell in section.list("cells") { writeConstraints(below: cell) }
      }
    }
    for child in element.children { writeConstraintsOfRows(below: child) }
  }

  private mutating func writeConstraint(_ constraint: XMLElement, in holder: XMLElement) {
    // Interface Builder takes placeholders out when the app is built.
    if constraint["placeholder"] == "YES" { return }
    let attributes = ["firstAttribute", "secondAttribute"].map { constraint[$0] }
    guard let firstItem = item(constraint["firstItem"] ?? holder["id"], attributes[0], constraint),
      let first = attribute(firstItem.attribute, constraint)
    else { return }
    guard let constant = constant(of: constraint) else {
      return note(constraint, "The constant of a constraint has to be a number.")
    }
    var arguments = ["\(firstItem.expression), .\(first)"]
    switch constraint["relation"] ?? "equal" {
    case "equal": arguments.append(".equal")
    case "lessThanOrEqual", "greaterThanOrEqual": arguments.append(".\(constraint["relation"]!)")
    default:
      return note(constraint, "The relation '\(constraint["relation"]!)' is not understood.")
    }
    if constraint["secondItem"] != nil || attributes[1] != nil {
      guard
        let secondItem = item(constraint["secondItem"] ?? holder["id"], attributes[1], constraint),
        let second = attribute(secondItem.attribute, constraint)
      else { return }
      guard firstItem.tree == secondItem.tree else {
        return note(
          constraint, "The two items of this constraint were expected to be in one tree of views.")
      }
      guard Self.kind(of: first) == Self.kind(of: second) else {
        return note(constraint, "A constraint cannot bind '\(first)' to '\(second)'.")
      }
      arguments.append("\(secondItem.expression), .\(second)")
    } else if Self.kind(of: first) != 0 {
      return note(constraint, "A constraint of '\(first)' was expected to have a second item.")
    }
    if let multiplier = constraint["multiplier"] {
      guard let number = Self.ratio(multiplier) else {
        return note(constraint, "The multiplier '\(multiplier)' is neither a number nor a ratio.")
      }
      arguments.append("multiplier: \(number)")
    }
    if constant != "0" { arguments.append("constant: \(constant)") }
    if let priority = constraint["priority"] {
      guard let number = SwiftText.number(priority), (1...1000).contains(Double(number) ?? 0) else {
        return note(constraint, "A priority is a number from 1 to 1000 (was '\(priority)').")
      }
      arguments.append("priority: \(number)")
    }
    if let identifier = constraint["identifier"] {
      arguments.append("identifier: \(SwiftText.string(identifier))")
    }
    let call = "nib.constraint(\(arguments.joined(separator: ", ")))"
    guard let id = constraint["id"], isOutlet(id) else { return line(call) }
    let name = fresh("constraint")
    line("let \(name) = \(call)")
    names[id] = Name(expression: name, kind: .constraint, base: "NSLayoutConstraint")
  }

  /// Returns true if a connection leads to an element.
  func isOutlet(_ id: String) -> Bool {
    connections.contains { $0.element["destination"] == id }
      || ownerConnections.contains { $0["destination"] == id }
  }

  /// The connections of the controller or the nib's owner, which are not among the collected ones.
  private var ownerConnections: [XMLElement] {
    document.elements[ownerElement]?.list("connections") ?? []
  }

  /// Returns the constant of a constraint for a phone held upright.
  private func constant(of constraint: XMLElement) -> String? {
    let varied = SizeClass.variations(of: constraint).compactMap { $0["constant"] }.last
    return SwiftText.number(varied ?? constraint["constant"] ?? "0")
  }

  /// Returns a number, or a ratio such as `16:9` or `2/3`, as Swift.
  private static func ratio(_ text: String) -> String? {
    let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
    guard parts.allSatisfy({ $0.isFinite && $0 != 0 && abs($0) < 1e6 }) else { return nil }
    switch parts.count {
    case 1: return SwiftText.number(text) ?? SwiftText.number(parts[0])
    case 2: return "\(parts[0]) / \(parts[1])"
    default: return nil
    }
  }

  /// Returns the view or guide that a constraint is about, with the attribute and the tree of
  /// views.
  private mutating func item(
    _ id: String?, _ attribute: String?, _ constraint: XMLElement
  ) -> (expression: String, attribute: String, tree: Int)? {
    guard let id, let attribute else {
      note(constraint, "A constraint was expected to name an item and its attribute.")
      return nil
    }
    guard let name = names[id], [.view, .guide].contains(name.kind) else {
      // A constraint of a view that a size class leaves out is left out, too.
      let isKnown = document.elements[id] != nil
      if !isKnown {
        note(constraint, "This constraint is about '\(id)', which is no view of the scene.")
      }
      return nil
    }
    if name.expression.hasPrefix("@") {
      // The top and bottom layout guides of older documents: their inner edges are those of the
      // safe area.
      let isTop = name.expression.hasPrefix("@top ")
      let view = String(name.expression.drop { $0 != " " }.dropFirst())
      switch (isTop, attribute) {
      case (true, "bottom"): return ("\(view).safeAreaLayoutGuide", "top", name.tree)
      case (false, "top"): return ("\(view).safeAreaLayoutGuide", "bottom", name.tree)
      default: return (view, attribute, name.tree)
      }
    }
    return (name.expression, attribute, name.tree)
  }

  private mutating func attribute(_ word: String, _ constraint: XMLElement) -> String? {
    let words = ["baseline": "lastBaseline"]
    let name = words[word] ?? word
    if Self.kind(of: name) != nil { return name }
    note(constraint, "The attribute '\(word)' of a constraint is not understood.")
    return nil
  }

  /// Returns the group of an attribute: sizes, vertical places or horizontal places. A constraint
  /// can bind only attributes of one group.
  private static func kind(of attribute: String) -> Int? {
    switch attribute {
    case "width", "height": 0
    case "top", "bottom", "centerY", "lastBaseline", "firstBaseline", "topMargin", "bottomMargin",
      "centerYWithinMargins":
      1
    case "centerX", "centerXWithinMargins", "leading", "trailing", "leadingMargin",
      "trailingMargin", "left", "right", "leftMargin", "rightMargin":
      2
    default: nil
    }
  }
}
