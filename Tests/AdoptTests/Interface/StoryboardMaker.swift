@testable import Adopt

/// Generates random storyboards and nibs from all elements of Interface Builder. A document depends
/// on its number alone.
struct StoryboardMaker {
  private var draw: Mutator
  private var serial = 0
  private var ids: [String] = []
  private var views: [String] = []

  init(_ number: UInt64) { draw = Mutator(state: number &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  /// Returns the file of one generated document: every fourth one is a nib, and the others are
  /// storyboards.
  static func file(_ number: Int) -> InputFile {
    var maker = StoryboardMaker(UInt64(number))
    let isNib = number % 4 == 3
    let text = isNib ? maker.nib() : maker.storyboard()
    let name = isNib ? "Card.xib" : "Main.storyboard"
    return InputFile(name: name, path: name, bytes: Array(text.utf8))
  }

  private mutating func id() -> String {
    serial += 1
    let digits = "\(serial)"
    return "abc-de-\(String(repeating: "0", count: max(0, 3 - digits.count)))\(digits)"
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[draw.below(values.count)] }

  private mutating func chance(_ parts: Int) -> Bool { draw.below(parts) == 0 }

  // MARK: - Documents

  private mutating func storyboard() -> String {
    let controllers =
      ["viewController"]
      + (0..<1 + draw.below(3)).map { _ in pick(ViewControllerKinds.all.keys.sorted()) }
    ids = controllers.map { _ in id() }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(ids[0])">
      <scenes>

      """
    for (index, controller) in controllers.enumerated() {
      text += "<scene sceneID=\"\(id())\">\n<objects>\n"
      text += scene(controller, index)
      text += "</objects>\n</scene>\n"
    }
    return text + "</scenes>\n</document>\n"
  }

  private mutating func nib() -> String {
    let owner = chance(2) ? " customClass=\"Home\"" : ""
    let root = view("view", depth: 0, attributes: "")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(owner)/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(root)</objects>
      </document>

      """
  }

  // MARK: - Scenes

  private mutating func scene(_ name: String, _ index: Int) -> String {
    let own = ids[index]
    views = []
    let isOwn = name == "viewController" && chance(2)
    var text = "<\(name) id=\"\(own)\" storyboardIdentifier=\"s\(index)\""
    text += isOwn ? " customClass=\"Home\"" : ""
    text += attributes(ViewControllerKinds.all[name]!.rules, ViewControllerKinds.common)
    text += ">\n"
    let next = ids.indices.contains(index + 1) ? ids[index + 1] : nil
    switch name {
    case "navigationController":
      text += "<navigationBar key=\"navigationBar\" id=\"\(id())\"/>\n"
      if let next { text += relationship("rootViewController", next) }
    case "tabBarController":
      text += "<tabBar key=\"tabBar\" id=\"\(id())\"/>\n"
      if let next { text += relationship("viewControllers", next) }
    case "splitViewController":
      if let next { text += relationship("masterViewController", next) }
      if ids.indices.contains(index + 2) {
        text += relationship("detailViewController", ids[index + 2])
      }
    default:
      let root =
        ["tableViewController": "tableView", "collectionViewController": "collectionView"][name]
        ?? "view"
      text += view(
        root, depth: 0, attributes: " key=\"view\"", segueTo: next, owner: isOwn ? own : nil)
      text += navigationItem(segueTo: next, owner: isOwn ? own : nil)
      if isOwn, let label = views.first {
        text += """
          <connections><outlet property="any" destination="\(label)" id="\(id())"/>\
          <outletCollection property="all" destination="\(label)" id="\(id())"/></connections>

          """
      }
    }
    return text + "</\(name)>\n"
      + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"\(id())\"/>\n"
  }

  private mutating func relationship(_ name: String, _ to: String) -> String {
    "<connections><segue kind=\"relationship\" relationship=\"\(name)\" destination=\"\(to)\" id=\"\(id())\"/></connections>\n"
  }

  private mutating func navigationItem(segueTo next: String?, owner: String?) -> String {
    var text = "<navigationItem key=\"navigationItem\" title=\"Title &amp; more\" id=\"\(id())\">\n"
    text += "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"\(id())\">"
    if let next, chance(2) {
      text += "<connections>\(segue(to: next, pick(["show", "presentation"])))</connections>"
    } else if let owner {
      text +=
        "<connections><action selector=\"tapped:\" destination=\"\(owner)\" id=\"\(id())\"/></connections>"
    }
    return text + "</barButtonItem>\n</navigationItem>\n"
  }

  private mutating func segue(to id: String, _ kind: String) -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" identifier=\"way\(serial)\" id=\"\(self.id())\"/>"
  }

  // MARK: - Views

  /// The kinds of views that may be a subview of any view.
  private static let plain = ViewKind.all.keys.sorted().filter {
    !["tableViewCell", "collectionViewCell", "collectionReusableView", "window"].contains($0)
  }

  private mutating func view(
    _ name: String, depth: Int, attributes more: String, segueTo next: String? = nil,
    owner: String? = nil
  ) -> String {
    let own = id()
    views.append(own)
    let kind = ViewKind.all[name]!
    var text = "<\(name) id=\"\(own)\"\(more)\(attributes(kind.rules, ViewKind.common))>\n"
    text += "<rect key=\"frame\" x=\"\(draw.below(200)).5\" y=\"8\" width=\"100\" height=\"40\"/>\n"
    if chance(2) {
      text +=
        "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>\n"
    }
    if ["view", "stackView", "scrollView"].contains(name), depth < 2 {
      let first = views.count
      text += "<subviews>\n"
      for _ in 0..<1 + draw.below(3) {
        text += view(
          pick(Self.plain), depth: depth + 1, attributes: "", segueTo: next, owner: owner)
      }
      text += "</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"\(id())\"/>\n"
      if first < views.count { text += constraints(own, views[first]) }
    }
    for (key, _) in kind.colors.sorted(by: { $0.key < $1.key }) where chance(2) {
      text += color(key)
    }
    if chance(2) { text += color("backgroundColor") }
    if kind.font != nil {
      text +=
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(9 + draw.below(20))\"/>\n"
    }
    if name == "button" {
      text += "<state key=\"normal\" title=\"Tap &quot;me&quot;\" image=\"a\"/>\n"
    }
    if name == "segmentedControl" {
      text += "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>\n"
    }
    if kind.event != nil, chance(2) {
      if let next, name == "button" {
        text +=
          "<connections>\(segue(to: next, pick(["show", "presentation", "showDetail"])))</connections>\n"
      } else if let owner {
        text +=
          "<connections><action selector=\"tapped:\" destination=\"\(owner)\" eventType=\"valueChanged\" id=\"\(id())\"/></connections>\n"
      }
    }
    return text + "</\(name)>\n"
  }

  private mutating func constraints(_ holder: String, _ inside: String) -> String {
    var text = "<constraints>\n"
    for attribute in ["leading", "top", "trailing", "centerY"] where chance(2) {
      let relation = chance(3) ? " relation=\"greaterThanOrEqual\"" : ""
      text +=
        "<constraint firstItem=\"\(inside)\" firstAttribute=\"\(attribute)\"\(relation) secondItem=\"\(holder)\" secondAttribute=\"\(attribute)\" constant=\"\(draw.below(40))\" priority=\"\(1 + draw.below(1000))\" id=\"\(id())\"/>\n"
    }
    text +=
      "<constraint firstItem=\"\(inside)\" firstAttribute=\"width\" secondItem=\"\(inside)\" secondAttribute=\"height\" multiplier=\"16:9\" id=\"\(id())\"/>\n"
    return text + "</constraints>\n"
  }

  private mutating func color(_ key: String) -> String {
    switch draw.below(4) {
    case 0: "<color key=\"\(key)\" white=\"0.5\" alpha=\"1\"/>\n"
    case 1: "<color key=\"\(key)\" systemColor=\"systemBackgroundColor\"/>\n"
    case 2: "<color key=\"\(key)\" name=\"Brand\"/>\n"
    default: "<color key=\"\(key)\" red=\"1\" green=\"0.25\" blue=\"0\" alpha=\"0.5\"/>\n"
    }
  }

  /// Returns some attributes for an element of the generated document, with values that fit.
  private mutating func attributes(
    _ rules: [String: AttributeRule], _ common: [String: AttributeRule]
  ) -> String {
    var text = ""
    let all = rules.merging(common) { own, _ in own }
    for (name, rule) in all.sorted(by: { $0.key < $1.key }) where chance(3) {
      let value: String? =
        switch rule {
        case .ignored: nil
        case .flag: pick(["YES", "NO"])
        case .number: "\(draw.below(10))"
        case .integer: "\(draw.below(5))"
        case .text: "Text \(draw.below(10)) &lt;&#10;&gt; \\(a) \u{1F600}"
        case .choice(_, let words): pick(words.keys.sorted())
        case .image: "picture"
        case .call: "\(1 + draw.below(1000))"
        }
      if let value { text += " \(name)=\"\(value)\"" }
    }
    return text
  }

  /// Returns a storyboard that contains every element and every attribute that can be translated
  /// into Swift.
  static func everything() -> InputFile {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>

      """
    var serial = 0
    func values(_ rules: [[String: AttributeRule]]) -> [[String]] {
      var lists: [[String]] = []
      for (name, rule) in rules.flatMap({ $0 }).sorted(by: { $0.key < $1.key }) {
        switch rule {
        case .ignored: break
        case .flag: lists.append(["\(name)=\"NO\""])
        case .number, .integer: lists.append(["\(name)=\"2\""])
        case .call: lists.append(["\(name)=\"251\""])
        case .text, .image: lists.append(["\(name)=\"text\""])
        case .choice(_, let words):
          lists.append(words.keys.sorted().map { "\(name)=\"\($0)\"" })
        }
      }
      return lists
    }
    func element(_ name: String, _ rules: [[String: AttributeRule]], _ inside: String) -> String {
      let lists = values(rules)
      let rounds = lists.map(\.count).max() ?? 1
      return (0..<rounds).map { round in
        serial += 1
        var seen: Set<String> = []
        let words = lists.map { $0[min(round, $0.count - 1)] }.filter {
          seen.insert(String($0.prefix { $0 != "=" })).inserted
        }
        return "<\(name) id=\"e\(serial)\" \(words.joined(separator: " "))>\(inside)</\(name)>\n"
      }.joined()
    }
    for name in ViewControllerKinds.all.keys.sorted() {
      // A scene has only one controller, so each controller of the generated storyboard gets a
      // scene of its own.
      let own = ViewControllerKinds.all[name]!.rules
      let rules = name == "viewController" ? [own, ViewControllerKinds.common] : [own]
      for one in element(name, rules, "").split(separator: "\n") {
        text += "<scene><objects>\(one)</objects></scene>\n"
      }
    }
    text +=
      "<scene><objects><viewController id=\"root\"><view key=\"view\" id=\"rootView\"><subviews>\n"
    for name in ViewKind.all.keys.sorted() where name != "window" {
      let kind = ViewKind.all[name]!
      let colors = (kind.colors.keys.sorted() + ["backgroundColor", "tintColor"]).map {
        "<color key=\"\($0)\" white=\"1\" alpha=\"1\"/>"
      }.joined()
      let insets = kind.insets.keys.sorted().filter { !$0.contains(":") }.map {
        "<inset key=\"\($0)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
      }.joined()
      // The attributes that all kinds of views share are set only on the plain view.
      let rules = name == "view" ? [kind.rules, ViewKind.common] : [kind.rules]
      text += element(name, rules, colors + insets)
    }
    text += "</subviews></view></viewController></objects></scene>\n</scenes>\n</document>\n"
    return InputFile(
      name: "Everything.storyboard", path: "Everything.storyboard", bytes: Array(text.utf8))
  }
}
