/// Writes Swift code for the layout constraints of a storyboard or nib.
extension InterfaceWriter {
  /// Writes Swift code for the layout constraints of a view and of all views in it.
  ///
  /// A constraint that the document leaves out for a phone held upright is written only if an
  /// outlet refers to it. UIKit creates such a constraint and does not install it, as Apple's *Size
  /// Classes Design Help* says of views and their constraints, so that apps activate it in code.
  mutating func writeConstraints(below element: XMLElement) {
    let left = SizeClass.leftOut(of: element, "constraints")
    for constraint in element.list("constraints") {
      let id = constraint["id"] ?? ""
      let isInstalled = !left.contains(id)
      guard isInstalled || isOutlet(id) else { continue }
      guard constraint.name == "constraint" else {
        note(constraint, "A constraint was expected (found '\(constraint.name)').")
        continue
      }
      writeConstraint(constraint, in: element, isInstalled: isInstalled)
    }
    for child in element.children where !["prototypes", "sections", "cells"].contains(child.name) {
      if child.name == "collectionReusableView" { continue }
      writeConstraints(below: child)
    }
  }

  /// Writes Swift code for the layout constraints in the rows of a static table.
  mutating func writeConstraintsOfRows(below element: XMLElement) {
    for sections in element.children where sections.name == "sections" {
      for section in sections.children {
        for cell in section.list("cells") { writeConstraints(below: cell) }
      }
    }
    for child in element.children { writeConstraintsOfRows(below: child) }
  }

  private mutating func writeConstraint(
    _ constraint: XMLElement, in holder: XMLElement, isInstalled: Bool
  ) {
    // A constraint that is marked as a placeholder is not written, because Xcode leaves it out of
    // the built app.
    if constraint["placeholder"] == "YES" { return }
    guard
      let firstItem = item(
        constraint["firstItem"] ?? holder["id"], constraint["firstAttribute"], constraint),
      let first = attribute(firstItem.attribute, constraint)
    else { return }
    guard constant(of: constraint) != nil else {
      return note(constraint, "The constant of a constraint has to be a number.")
    }
    var arguments = ["\(firstItem.expression), .\(first)"]
    switch constraint["relation"] ?? "equal" {
    case "equal": arguments.append(".equal")
    case "lessThanOrEqual", "greaterThanOrEqual": arguments.append(".\(constraint["relation"]!)")
    default:
      return note(constraint, "The relation '\(constraint["relation"]!)' is not understood.")
    }
    guard
      let second = secondItem(of: constraint, in: holder, beside: first, tree: firstItem.tree),
      let numbers = numbers(of: constraint)
    else { return }
    arguments += second
    arguments += numbers
    if let identifier = constraint["identifier"] {
      arguments.append("identifier: \(SwiftText.string(identifier))")
    }
    if !isInstalled { arguments.append("isInstalled: false") }
    let call = "nib.constraint(\(arguments.joined(separator: ", ")))"
    guard let id = constraint["id"], isOutlet(id) else { return line(call) }
    let name = fresh("constraint")
    line("let \(name) = \(call)")
    names[id] = Name(expression: name, kind: .constraint, base: "NSLayoutConstraint")
  }

  /// Returns the arguments for the second item of a constraint, the view to which the constraint
  /// relates. A constraint on a size may have none. Returns `nil` if its attribute cannot be
  /// related to the first item's.
  private mutating func secondItem(
    of constraint: XMLElement, in holder: XMLElement, beside first: String, tree: Int
  ) -> [String]? {
    guard constraint["secondItem"] != nil || constraint["secondAttribute"] != nil else {
      if Self.kind(of: first) == 0 { return [] }
      note(constraint, "A constraint of '\(first)' was expected to have a second item.")
      return nil
    }
    guard
      let item = item(
        constraint["secondItem"] ?? holder["id"], constraint["secondAttribute"], constraint),
      let second = attribute(item.attribute, constraint)
    else { return nil }
    guard tree == item.tree else {
      note(
        constraint, "The two items of this constraint were expected to be in one tree of views.")
      return nil
    }
    guard Self.kind(of: first) == Self.kind(of: second) else {
      note(constraint, "A constraint cannot bind '\(first)' to '\(second)'.")
      return nil
    }
    return ["\(item.expression), .\(second)"]
  }

  /// Returns the arguments for a layout constraint's multiplier, constant and priority, or `nil` if
  /// one of them is not a number.
  private mutating func numbers(of constraint: XMLElement) -> [String]? {
    var arguments: [String] = []
    if let multiplier = constraint["multiplier"] {
      guard let number = Self.ratio(multiplier) else {
        note(constraint, "The multiplier '\(multiplier)' is neither a number nor a ratio.")
        return nil
      }
      arguments.append("multiplier: \(number)")
    }
    if let constant = constant(of: constraint), constant != "0" {
      arguments.append("constant: \(constant)")
    }
    if let priority = constraint["priority"] {
      guard let number = SwiftText.number(priority), (1...1000).contains(Double(number) ?? 0) else {
        note(constraint, "A priority is a number from 1 to 1000 (was '\(priority)').")
        return nil
      }
      arguments.append("priority: \(number)")
    }
    return arguments
  }

  /// Returns true if an outlet of the storyboard refers to the element with a given id.
  func isOutlet(_ id: String) -> Bool {
    connections.contains { $0.element["destination"] == id }
      || ownerConnections.contains { $0["destination"] == id }
  }

  /// The outlets of the scene's controller or of the nib's owner, which are kept apart from the
  /// outlets of other elements.
  private var ownerConnections: [XMLElement] {
    document.elements[ownerElement]?.list("connections") ?? []
  }

  /// Returns the constant of a constraint as it is on a phone held upright, where the storyboard
  /// may vary it.
  private func constant(of constraint: XMLElement) -> String? {
    let varied = SizeClass.variations(of: constraint).compactMap { $0["constant"] }.last
    return SwiftText.number(varied ?? constraint["constant"] ?? "0")
  }

  /// Returns a layout constraint's multiplier as Swift. The storyboard may state it as a ratio,
  /// such as `16:9` or `2/3`, or as a percentage, such as `45%`.
  private static func ratio(_ text: String) -> String? {
    let isPercentage = text.hasSuffix("%")
    let words = (isPercentage ? text.dropLast() : text[...]).split { ":/".contains($0) }
    let parts = words.compactMap { Double($0) }
    guard parts.count == words.count,
      parts.allSatisfy({ $0.isFinite && $0 != 0 && abs($0) < 1e6 })
    else { return nil }
    switch parts.count {
    case 1 where isPercentage: return "\(parts[0]) / 100"
    case 1: return SwiftText.number(text) ?? SwiftText.number(parts[0])
    case 2 where !isPercentage: return "\(parts[0]) / \(parts[1])"
    default: return nil
    }
  }

  /// Returns one item of a layout constraint: the view or layout guide, its attribute, and the
  /// number of the tree of views that contains it.
  private mutating func item(
    _ id: String?, _ attribute: String?, _ constraint: XMLElement
  ) -> (expression: String, attribute: String, tree: Int)? {
    guard let id, let attribute else {
      note(constraint, "A constraint was expected to name an item and its attribute.")
      return nil
    }
    guard let name = names[id], [.view, .guide].contains(name.kind) else {
      // The constraints of a view are left out if the view itself is left out on a phone held
      // upright.
      let isKnown = document.elements[id] != nil
      if !isKnown {
        note(constraint, "This constraint is about '\(id)', which is no view of the scene.")
      }
      return nil
    }
    if name.expression.hasPrefix("@") {
      // The inner edges of the top and bottom layout guides, which older storyboards have, are
      // written as those of the safe area.
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

  /// Returns the group of a constraint's attribute: sizes, vertical positions or horizontal
  /// positions. A constraint can relate only attributes of the same group.
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
