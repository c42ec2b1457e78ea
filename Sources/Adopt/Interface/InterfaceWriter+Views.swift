/// Writes Swift code for the views of a storyboard, with their contents.
extension InterfaceWriter {
  /// Writes Swift code for a view and its contents, and returns the view's name in that code, or
  /// `nil` for a kind of element that is not understood.
  ///
  /// - Parameter add: A statement that adds the view to its superview, with a `$` in place of the
  ///   view's name.
  mutating func writeView(
    _ element: XMLElement, tree: Int? = nil, add: String? = nil
  ) -> String? {
    var kind = ViewKind.all[element.name]
    if kind == nil {
      guard ViewKind.standIns.contains(element.name) else {
        note(element, "A view '\(element.name)' is not understood.")
        return nil
      }
      kind = ViewKind(type: "UIView", rules: [:])
      note(
        element, "The model has no view like '\(element.name)'.", "A plain view stands in for it.")
    }
    guard let kind else { return nil }
    usesOutside = usesOutside || kind.isOutside
    let (type, entry) = type(of: element, base: kind.type)
    let name = fresh(element.name == "view" ? "view" : element.name)
    writeMaking(element, name, type, kind)
    if tree == nil { trees += 1 }
    let number = tree ?? trees
    if let id = element["id"] {
      names[id] = Name(
        expression: name, kind: .view, entry: entry, base: kind.type, tree: number)
    }
    if let add { line(add.replacing("$", with: name)) }
    writeInside(element, name, kind, tree: number)
    return name
  }

  /// Writes the statement that creates a view as UIKit does from a storyboard, with the frame,
  /// style and other values that the storyboard states.
  private mutating func writeMaking(
    _ element: XMLElement, _ name: String, _ type: String, _ kind: ViewKind
  ) {
    var arguments = ["\(kind.type).self"]
    if let frame = frame(of: element) { arguments.append("frame: \(frame)") }
    if let style = Self.style(of: element) { arguments.append("style: \(style)") }
    if element.name == "tableViewCell", let identifier = element["reuseIdentifier"] {
      arguments.append("reuseIdentifier: \(SwiftText.string(identifier))")
    }
    let values = captured { writer in
      writer.indented { $0.writeValues(of: element, name, kind) }
    }
    let call = "let \(name) = nib.view(\(arguments.joined(separator: ", "))) { \(type)(coder: $0) }"
    if values.isEmpty {
      line(call)
    } else {
      line("\(call) with: { \(name) in")
      append(values)
      line("}")
    }
  }

  /// Returns the raw value of the style with which a table, for example, is created; `nil` for the
  /// default style.
  private static func style(of element: XMLElement) -> String? {
    let raw: Int?
    switch element.name {
    case "tableView": raw = ["plain": 0, "grouped": 1, "insetGrouped": 2][element["style"] ?? ""]
    case "tableViewCell":
      raw =
        [
          "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
          "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
        ][element["style"] ?? ""]
    case "button":
      raw =
        [
          "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3,
          "infoDark": 4, "contactAdd": 5, "close": 7,
        ][element["buttonType"] ?? "custom"]
    default: raw = nil
    }
    return raw.flatMap { $0 == 0 ? nil : "\($0)" }
  }

  // MARK: - Values

  /// Writes assignments for the attributes of a view, such as its colour and its text.
  mutating func writeValues(of given: XMLElement, _ name: String, _ kind: ViewKind) {
    var element = given
    // The attribute for autoresizing is removed from a view with a fixed frame. Such a view keeps
    // its frame, even if constraints lay out its siblings.
    if element["fixedFrame"] == "YES" {
      element.attributes.removeAll { $0.name == "translatesAutoresizingMaskIntoConstraints" }
    }
    if kind.isDeafInCode, element["userInteractionEnabled"] == nil {
      line("\(name).isUserInteractionEnabled = true")
    }
    let isStandIn = ViewKind.standIns.contains(element.name)
    if isStandIn {
      var known = element
      known.attributes.removeAll { ViewKind.common[$0.name] == nil }
      writeAttributes(of: known, name, ViewKind.common)
    } else {
      writeAttributes(of: element, name, kind.rules, ViewKind.common)
    }
    for child in element.children {
      writeValue(child, of: element, name, kind)
    }
    if element.name == "segmentedControl",
      let index = SwiftText.integer(element["selectedSegmentIndex"] ?? "0")
    {
      line("\(name).selectedSegmentIndex = \(index)")
    }
    if element.name == "activityIndicatorView", element["animating"] == "YES" {
      line("\(name).startAnimating()")
    }
  }

  private mutating func writeValue(
    _ child: XMLElement, of element: XMLElement, _ name: String, _ kind: ViewKind
  ) {
    let key = child["key"] ?? ""
    switch child.name {
    case "color": writeColor(child, of: element, name, kind)
    case "autoresizingMask":
      let mask = autoresizing(child)
      if mask != "[]" { line("\(name).autoresizingMask = \(mask)") }
    case "fontDescription":
      guard let property = kind.font, let value = font(child) else { return }
      line("\(name).\(property) = \(value)")
    case "string", "mutableString":
      if key == "text" || key == "placeholder" {
        line("\(name).\(key) = \(SwiftText.string(localized(child.text, element, key)))")
      }
    case "attributedString": writeAttributedText(child, name)
    case "inset", "edgeInsets", "directionalEdgeInsets":
      writeInsets(child, of: element, name, kind)
    case "size": writeSize(child, of: element, name)
    case "state": writeState(child, of: element, name)
    case "buttonConfiguration": writeConfiguration(child, of: element, name)
    case "segments": writeSegments(child, of: element, name)
    case "textInputTraits": writeTraits(child, of: element, name)
    case "imageReference":
      if key == "image", let image = child["image"] {
        line("\(name).image = \(self.image(image, child))")
      }
    case "blurEffect", "vibrancyEffect": writeEffect(child, name)
    case "accessibility": writeAccessibility(child, name)
    case "collectionViewFlowLayout", "collectionViewLayout": writeLayout(child, name)
    default:
      if Self.otherValues.contains(child.name) || child.name.hasPrefix("simulated")
        || ViewKind.all[child.name] != nil
      {
        return
      }
      note(child, "The value '\(child.name)' of '\(element.name)' is not understood.")
    }
  }

  /// The child elements of a view for which no assignment is written: other code translates them,
  /// or they have no effect in the model.
  private static let otherValues: Set<String> = [
    "rect", "frame", "subviews", "constraints", "connections", "gestureRecognizers", "nil",
    "viewLayoutGuide", "layoutGuides", "userDefinedRuntimeAttributes", "variation", "point",
    "prototypes", "sections", "cells", "items", "tableViewCellContentView", "view",
    "collectionViewCellContentView", "tableViewCell", "real", "integer", "userGuides",
    "userDefinedVariables", "date", "preferredSymbolConfiguration", "animations",
    "simulatedMetricsContainer", "freeformSimulatedSizeMetrics", "bool", "textAttributes",
    "locale", "menu", "behavior", "collectionReusableView", "scopeButtonTitles",
    "shadow", "range", "offsetWrapper", "customFonts", "array", "userComments",
    "freeformSimulatedSizeMetricsContainer", "transform", "timeZone", "calendar", "boolean",
    "attributedString.userComments", "fontDescriptions", "backgroundConfiguration",
  ]

  private mutating func writeColor(
    _ child: XMLElement, of element: XMLElement, _ name: String, _ kind: ViewKind
  ) {
    let key = child["key"] ?? ""
    var property = kind.colors[key]
    if ["backgroundColor", "tintColor"].contains(key) { property = property ?? key }
    guard let property else {
      return note(child, "The colour '\(key)' of '\(element.name)' is not understood.")
    }
    if !property.isEmpty, let value = color(child) { line("\(name).\(property) = \(value)") }
  }

  private mutating func writeInsets(
    _ child: XMLElement, of element: XMLElement, _ name: String, _ kind: ViewKind
  ) {
    let key = child["key"] ?? ""
    guard
      let property = kind.insets[key] ?? (key.hasSuffix("ayoutMargins") ? "layoutMargins" : nil)
    else { return note(child, "The insets '\(key)' of '\(element.name)' are not understood.") }
    if let value = insets(child) { line("\(name).\(property) = \(value)") }
  }

  private mutating func writeAttributedText(_ child: XMLElement, _ name: String) {
    let text = child.children.filter { $0.name == "fragment" }.map {
      $0["content"] ?? $0.first("string")?.text ?? ""
    }.joined()
    if ["attributedText", "text"].contains(child["key"] ?? "") {
      line("\(name).text = \(SwiftText.string(text))")
    }
  }

  private mutating func writeSize(_ child: XMLElement, of element: XMLElement, _ name: String) {
    let key = child["key"] ?? ""
    if key == "shadowOffset", element.name == "label", let value = size(child) {
      line("\(name).shadowOffset = \(value)")
    }
    if key == "contentSize", ["scrollView", "textView"].contains(element.name),
      let value = size(child)
    {
      line("\(name).contentSize = \(value)")
    }
  }

  // MARK: - Families

  private mutating func writeState(_ state: XMLElement, of button: XMLElement, _ name: String) {
    let states = [
      "normal": "normal", "highlighted": "highlighted", "selected": "selected",
      "disabled": "disabled", "focused": "focused",
    ]
    guard button.name == "button", let key = state["key"], let word = states[key] else {
      return note(state, "This state is not understood: one of a button was expected.")
    }
    let property = "\(key)Title"
    let attributed = state.children.first { $0.name == "attributedString" }?.children
      .compactMap { $0["content"] }.joined()
    if let title = state["title"] ?? textChild("title", of: state) ?? attributed {
      line(
        "\(name).setTitle(\(SwiftText.string(localized(title, button, property))), for: .\(word))")
    }
    for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")] {
      let reference = state.children.first { $0.name == "imageReference" && $0["key"] == attribute }
      if let image = state[attribute] ?? reference?["image"] {
        line("\(name).\(method)(\(self.image(image, reference ?? state)), for: .\(word))")
      }
    }
    if let title = state.child(for: "titleColor"), let value = color(title) {
      line("\(name).setTitleColor(\(value), for: .\(word))")
    }
  }

  private mutating func writeConfiguration(
    _ element: XMLElement, of button: XMLElement, _ name: String
  ) {
    let style = element["style"] ?? "plain"
    guard ["plain", "gray", "tinted", "filled", "borderless"].contains(style) else {
      return note(element, "The style '\(style)' of a button's configuration is not understood.")
    }
    line("var configuration = UIButton.Configuration.\(style)()")
    for key in ["title", "subtitle"] {
      if let text = element[key] ?? textChild(key, of: element) {
        let text = localized(text, button, "configuration.\(key)")
        line("configuration.\(key) = \(SwiftText.string(text))")
      }
    }
    let reference = element.children.first { $0.name == "imageReference" && $0["key"] == "image" }
    if let image = element["image"] ?? reference?["image"] {
      line("configuration.image = \(self.image(image, reference ?? element))")
    }
    for key in ["baseForegroundColor", "baseBackgroundColor"] {
      if let child = element.child(for: key), let value = color(child) {
        line("configuration.\(key) = \(value)")
      }
    }
    if let padding = SwiftText.number(element["imagePadding"]) {
      line("configuration.imagePadding = \(padding)")
    }
    line("\(name).configuration = configuration")
  }

  private mutating func writeSegments(
    _ element: XMLElement, of control: XMLElement, _ name: String
  ) {
    for (index, segment) in element.children.enumerated() {
      let title = localized(
        segment["title"] ?? textChild("title", of: segment) ?? "", control,
        "segmentTitles[\(index)]")
      line(
        "\(name).insertSegment(withTitle: \(SwiftText.string(title)), at: \(index), animated: false)"
      )
      if let image = segment["image"] {
        line("\(name).setImage(\(self.image(image, segment)), forSegmentAt: \(index))")
      }
    }
  }

  private mutating func writeTraits(_ element: XMLElement, of field: XMLElement, _ name: String) {
    if element["secureTextEntry"] == "YES", field.name == "textField" {
      line("\(name).isSecureTextEntry = true")
    }
    let keyboards: Set<String> = [
      "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
      "decimalPad", "twitter", "webSearch",
    ]
    if let keyboard = element["keyboardType"], keyboards.contains(keyboard) {
      line("\(name).keyboardType = .\(keyboard)")
    }
    let keys: Set<String> = ["go", "google", "join", "next", "route", "search", "send", "done"]
    if let key = element["returnKeyType"], keys.contains(key) {
      line("\(name).returnKeyType = .\(key)")
    }
  }

  private mutating func writeEffect(_ element: XMLElement, _ name: String) {
    if element.name == "vibrancyEffect" {
      return note(element, "A vibrancy effect is not understood.", "Nothing comes of it.")
    }
    let styles: Set<String> = ["extraLight", "light", "dark", "regular", "prominent"]
    let style = element["style"].flatMap { styles.contains($0) ? $0 : nil } ?? "regular"
    line("\(name).effect = UIBlurEffect(style: .\(style))")
  }

  private mutating func writeAccessibility(_ element: XMLElement, _ name: String) {
    for (key, property) in [
      ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
      ("hint", "accessibilityHint"),
    ] {
      if let text = element[key] ?? textChild(key, of: element) {
        line("\(name).\(property) = \(SwiftText.string(text))")
      }
    }
    if let flag = element.first("bool"), flag["key"] == "isElement", let value = flag["value"] {
      line("\(name).isAccessibilityElement = \(value == "YES")")
    }
  }

  private mutating func writeLayout(_ element: XMLElement, _ name: String) {
    let isFlow = element.name == "collectionViewFlowLayout"
    let (type, _) = type(
      of: element, base: isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
    line("let layout = \(type)()")
    if isFlow {
      for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
        if let number = SwiftText.number(element[key]) { line("layout.\(key) = \(number)") }
      }
      if element["scrollDirection"] == "horizontal" { line("layout.scrollDirection = .horizontal") }
      for child in element.children {
        let key = child["key"] ?? ""
        if ["itemSize", "headerReferenceSize", "footerReferenceSize"].contains(key),
          let value = size(child)
        {
          line("layout.\(key) = \(value)")
        } else if key == "estimatedItemSize", element["automaticEstimatedItemSize"] == "YES" {
          line("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
        } else if key == "sectionInset", let value = insets(child) {
          line("layout.sectionInset = \(value)")
        }
      }
    }
    line("\(name).collectionViewLayout = layout")
    if let id = element["id"] {
      names[id] = Name(
        expression: "\(name).collectionViewLayout", kind: .object, base: type)
    }
  }
}
