/// Writes Swift code for the colours, fonts, images and other values in a storyboard.
extension InterfaceWriter {
  /// Writes the attributes of a storyboard's element, such as `alpha`, as assignments to properties
  /// of the object that is made of it.
  mutating func writeAttributes(
    of element: XMLElement, _ variable: String, _ rules: [String: AttributeRule]...
  ) {
    for (attribute, value) in element.attributes {
      guard let rule = rules.lazy.compactMap({ $0[attribute] }).first else {
        note(element, "The attribute '\(attribute)' of '\(element.name)' is not understood.")
        continue
      }
      if Self.isDefault(attribute, value) { continue }
      writeAttribute(element, variable, attribute, value, rule)
    }
  }

  private mutating func writeAttribute(
    _ element: XMLElement, _ variable: String, _ attribute: String, _ value: String,
    _ rule: AttributeRule
  ) {
    func misunderstood(_ expected: String) {
      note(
        element, "The attribute '\(attribute)' has to be \(expected) (was '\(value)').")
    }
    switch rule {
    case .ignored: break
    case .flag(let property):
      guard ["YES", "NO"].contains(value) else { return misunderstood("YES or NO") }
      line("\(variable).\(property) = \(value == "YES")")
    case .number(let property):
      guard let number = SwiftText.number(value) else { return misunderstood("a number") }
      line("\(variable).\(property) = \(number)")
    case .integer(let property):
      guard let number = SwiftText.integer(value) else { return misunderstood("a whole number") }
      line("\(variable).\(property) = \(number)")
    case .text(let property):
      line("\(variable).\(property) = \(SwiftText.string(localized(value, element, attribute)))")
    case .choice(let property, let words):
      guard let word = words[value] else {
        return misunderstood("one of \(words.keys.sorted().joined(separator: ", "))")
      }
      line("\(variable).\(property) = .\(SwiftText.escaped(word))")
    case .image(let property):
      line("\(variable).\(property) = \(image(value, element))")
    case .call(let call):
      guard let number = SwiftText.number(value), (1...1000).contains(Double(number) ?? 0) else {
        return misunderstood("a number from 1 to 1000")
      }
      line("\(variable).\(call.replacing("$", with: number))")
    }
  }

  /// Returns true if a storyboard's attribute has the value that a new object has anyway, so that
  /// no assignment is needed.
  private static func isDefault(_ attribute: String, _ value: String) -> Bool {
    switch attribute {
    case "contentMode": value == "scaleToFill"
    case "lineBreakMode": value == "tailTruncation"
    case "textAlignment": value == "natural"
    case "baselineAdjustment": value == "alignBaselines"
    case "adjustsFontSizeToFit": value == "NO"
    case "contentHorizontalAlignment", "contentVerticalAlignment": value == "center"
    default: false
    }
  }

  /// Returns a text of the storyboard in the phone's language, or the text itself if it is not
  /// translated.
  func localized(_ text: String, _ element: XMLElement, _ property: String) -> String {
    document.strings["\(element["id"] ?? "").\(property)"] ?? text
  }

  /// Returns the text of an attribute that the storyboard has as a child element, because the text
  /// has several lines.
  func textChild(_ key: String, of element: XMLElement) -> String? {
    element.children.first {
      ["string", "mutableString"].contains($0.name) && $0["key"] == key
    }.map { localized($0.text, element, key) }
  }

  // MARK: - Colours

  /// Returns a colour that the storyboard states, as Swift code, or `nil` if there is none or it
  /// cannot be read.
  mutating func color(_ element: XMLElement) -> String? {
    if element.name == "nil" { return nil }
    guard element.name == "color" else {
      note(element, "A colour was expected (found '\(element.name)').")
      return nil
    }
    if let name = element["name"], element["catalog"] == nil {
      return "UIColor(named: \(SwiftText.string(name)))"
    }
    // Older storyboards name a colour of the system in a catalogue of the system's.
    let catalogued = element["catalog"] == "System" ? element["name"] : nil
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? catalogued {
      if let name = Self.systemColor(system) { return "UIColor.\(name)" }
      let resource = document.root.list("resources").first { $0["name"] == system }
      if let own = resource?.first("color") { return color(own) }
    }
    let numbers = ["red", "green", "blue", "white", "alpha"].map { SwiftText.number(element[$0]) }
    if let red = numbers[0], let green = numbers[1], let blue = numbers[2] {
      return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(numbers[4] ?? "1"))"
    }
    if let white = numbers[3] { return "UIColor(white: \(white), alpha: \(numbers[4] ?? "1"))" }
    note(
      element, "This colour is not understood: red, green and blue, white, or a name was expected.")
    return nil
  }

  private static func systemColor(_ given: String) -> String? {
    switch given {
    case "darkTextColor": return "darkText"
    case "lightTextColor": return "lightText"
    case "groupTableViewBackgroundColor": return "systemGroupedBackground"
    case "tableCellGroupedBackgroundColor": return "secondarySystemGroupedBackground"
    case "scrollViewTexturedBackgroundColor": return "gray"
    default:
      let name = given.hasSuffix("Color") ? String(given.dropLast(5)) : given
      return systemColors.contains(name) ? name : nil
    }
  }

  private static let systemColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue",
    "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
    "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill",
  ]

  // MARK: - Images and fonts

  /// Returns a Swift expression for an image of a given name, from the app's assets or from the
  /// system's symbols.
  func image(_ name: String, _ element: XMLElement) -> String {
    let isSystem =
      element["catalog"] == "system" || document.image(name)?["catalog"] == "system"
    return "UIImage(\(isSystem ? "systemName" : "named"): \(SwiftText.string(name)))"
  }

  /// Returns a font that the storyboard states, as Swift code.
  mutating func font(_ element: XMLElement) -> String? {
    if let style = element["style"] {
      let name = style.replacing("UICTFontTextStyle", with: "")
      let known = [
        "Body": "body", "Headline": "headline", "Subhead": "subheadline", "Footnote": "footnote",
        "Caption1": "caption1", "Caption2": "caption2", "Title0": "largeTitle", "Title1": "title1",
        "Title2": "title2", "Title3": "title3", "Callout": "callout",
      ]
      if let found = known[name] { return "UIFont.preferredFont(forTextStyle: .\(found))" }
    }
    guard let size = SwiftText.number(element["pointSize"] ?? element["size"] ?? "17") else {
      note(element, "The size of this font is no number.")
      return nil
    }
    if let name = element["name"] {
      return "UIFont(name: \(SwiftText.string(name)), size: \(size))"
    }
    switch element["type"] ?? element["metaFont"] ?? "system" {
    case "system", "smallSystem", "systemUltraLight", "cellTitle", "label":
      let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]
      guard let weight = element["weight"], weights.contains(weight), weight != "regular" else {
        return "UIFont.systemFont(ofSize: \(size))"
      }
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    case "boldSystem", "smallSystemBold": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default: return "UIFont.systemFont(ofSize: \(size))"
    }
  }

  // MARK: - Geometry

  /// Returns the frame that a storyboard states for a view, as a Swift expression.
  mutating func frame(of element: XMLElement) -> String? {
    if let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) {
      return rectangle(rect)
    }
    // Xcode 7 stored the frame of a cell under the key `frameInset` and not `frame`.
    guard let inset = element.child(for: "frameInset"),
      let width = SwiftText.number(inset["width"]), let height = SwiftText.number(inset["height"])
    else { return nil }
    let origin = ["minX", "minY"].map { SwiftText.number(inset[$0]) ?? "0" }
    return "CGRect(x: \(origin[0]), y: \(origin[1]), width: \(width), height: \(height))"
  }

  mutating func rectangle(_ rect: XMLElement) -> String? {
    let numbers = ["x", "y", "width", "height"].map { SwiftText.number(rect[$0]) }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else {
      note(rect, "This rectangle has to have the numbers x, y, width and height.")
      return nil
    }
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
  }

  mutating func size(_ element: XMLElement) -> String? {
    guard let width = SwiftText.number(element["width"]),
      let height = SwiftText.number(element["height"])
    else {
      note(element, "This size has to have the numbers width and height.")
      return nil
    }
    return "CGSize(width: \(width), height: \(height))"
  }

  mutating func insets(_ element: XMLElement) -> String? {
    let names =
      element.name == "inset"
      ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let numbers = names.map { SwiftText.number(element[$0] ?? "0") }
    guard let top = numbers[0], let left = numbers[1], let bottom = numbers[2],
      let right = numbers[3]
    else {
      note(element, "These insets have to be four numbers.")
      return nil
    }
    return "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }

  /// Returns the autoresizing mask that a storyboard states for a view, as a Swift option set.
  func autoresizing(_ element: XMLElement) -> String {
    let names = [
      "widthSizable": ".flexibleWidth", "heightSizable": ".flexibleHeight",
      "flexibleMinX": ".flexibleLeftMargin", "flexibleMaxX": ".flexibleRightMargin",
      "flexibleMinY": ".flexibleTopMargin", "flexibleMaxY": ".flexibleBottomMargin",
    ]
    let chosen = element.attributes.filter { $0.value == "YES" }.compactMap { names[$0.name] }
    return "[\(chosen.joined(separator: ", "))]"
  }
}
