/// Declares a stand-in for a missing type, of the kind that the app's uses of the type need.
///
/// A type that the app uses as a protocol becomes a protocol without requirements, and its values
/// accept any member. A type that the app extends in a way only structures allow becomes a
/// structure. A type that classes inherit from, or whose name ends like that of a UIKit view,
/// becomes a subclass of the UIKit class that fits. One of UIKit's interactions becomes one that
/// can be added to a view. What is not a type, because the app does nothing but call it without
/// labels, becomes a function. Any other type becomes a class that accepts any member and any call,
/// and a subclass of a UIKit class once the compiler has said that the app puts its objects where
/// that class is expected.
struct StandInTypes {
  let sources: [CutSource]

  /// Returns the Swift declaration of a stand-in for a type that is missing on Linux, on one line.
  ///
  /// - Parameter base: The class of UIKit's of which the type is a subclass, as the app's code
  ///   shows.
  func declaration(of name: String, below base: String? = nil) -> String {
    let parts = name.split(separator: ".").map(String.init)
    let own = declaration(named: parts.last ?? name, isInside: parts.count > 1, below: base)
    guard parts.count > 1 else { return own }
    return imports(around: parts[0])
      + "extension \(parts.dropLast().joined(separator: ".")) { \(own) }"
  }

  /// Returns imports of the app's other modules, one of which may declare the type around a missing
  /// type. They are those of the files that use the outer type.
  private func imports(around name: String) -> String {
    var modules: Set<String> = []
    for listing in sources.map(\.listing) where listing.words.contains(name) {
      modules.formUnion(Imports.others(listing))
    }
    return modules.sorted().map { "import \($0); " }.joined()
  }

  private func declaration(named name: String, isInside: Bool, below known: String?) -> String {
    let uses = uses(of: name, isInside: isInside)
    if known == nil, uses.isProtocol(name) {
      return Self.protocolText(name, isInside, uses.isWeak && !uses.isPromisedByValue)
    }
    if known == nil, !isInside, uses.isFunction,
      !Self.bases.contains(where: { name.hasSuffix($0.end) })
    {
      return Self.functionText(name)
    }
    let generics =
      uses.arguments > 0
      ? "<\((0..<uses.arguments).map { "T\($0)" }.joined(separator: ", "))>" : ""
    if known == nil, uses.isValue {
      let inside = Self.members(named: name) + ["public init() {}"] + initializers(uses, "NSObject")
      // Unchecked: the generated structure stores nothing, and its setters are empty.
      return
        "@dynamicMemberLookup public struct \(name)\(generics): Hashable, @unchecked Sendable { "
        + inside.joined(separator: "; ").replacing("convenience ", with: "") + " }"
    }
    let base = known ?? Self.base(of: name, uses)
    // Unchecked: the generated class stores nothing, and its setters are empty.
    let isInteraction = base == "NSObject" && Self.isInteraction(name)
    let isController = base.hasSuffix("Controller") && base != "UIPresentationController"
    let promise =
      base == "NSObject"
      ? "NSObject, @unchecked Sendable\(isInteraction ? ", UIInteraction" : "")"
      : base + (isController ? ", TurnstileStandInController" : "")
    let members =
      Self.members(named: name) + (isInteraction ? Self.interactionMembers : [])
      + (isController ? [Self.origin(named: name)] : [])
    return "@dynamicMemberLookup open class \(name)\(generics): \(promise) { "
      + members.joined(separator: "; ")
      + initializers(uses, base).map { "; \($0)" }.joined() + " }"
  }

  /// Returns subscripts that accept a member of any name. They write `TurnstileAnything.init`,
  /// because without `init` Swift would take the name in brackets for a text literal of that type.
  private static func members(
    named name: String, words: [String] = ["static ", ""], set: String = "set"
  ) -> [String] {
    words.flatMap { word in
      [
        "public \(word)subscript(dynamicMember name: String) -> TurnstileAnything "
          + "{ get { TurnstileAnything.init(\"type \(name)\") } \(set) {} }",
        "@_disfavoredOverload public \(word)subscript(dynamicMember name: String) -> "
          + "TurnstileAnything? { get { turnstileStandIn(\"type \(name)\") } \(set) {} }",
        "@_disfavoredOverload public \(word)subscript<Value>(dynamicMember name: String) -> Value "
          + "{ get { turnstileStandIn(\"type \(name)\") } \(set) {} }",
      ]
    }
  }

  /// Returns the declaration of a protocol that requires nothing, and whose values accept any
  /// member. A nested protocol accepts none, because no extension of it can stand on the same line.
  private static func protocolText(
    _ name: String, _ isInside: Bool, _ isOfClasses: Bool
  ) -> String {
    let head = "public protocol \(name)\(isOfClasses ? ": AnyObject" : "") {}"
    if isInside { return head }
    let members = members(
      named: name, words: [""], set: isOfClasses ? "set" : "nonmutating set")
    return "@dynamicMemberLookup \(head); extension \(name) { "
      + members.joined(separator: "; ") + " }"
  }

  /// Returns the member by which an object of a stand-in itself, whose screen is not the app's, is
  /// told from one of the app's subclasses.
  private static func origin(named name: String) -> String {
    "public class var turnstileOrigin: (type: AnyClass, cut: StaticString) "
      + "{ (\(name).self, \"type \(name)\") }"
  }

  /// Returns the declaration of a function whose value the app's expression chooses.
  private static func functionText(_ name: String) -> String {
    let head = "public func \(name)"
    return "@discardableResult \(head)(_ arguments: Any?...) -> TurnstileAnything "
      + "{ TurnstileAnything.init(\"function \(name)\") }; "
      + "@_disfavoredOverload \(head)<Value>(_ arguments: Any?...) -> Value "
      + "{ turnstileStandIn(\"function \(name)\") }"
  }

  private func initializers(_ uses: Uses, _ base: String) -> [String] {
    let known = [
      [], ["frame"], ["coder"], ["nibName", "bundle"], ["target", "action"], ["windowScene"],
    ]
    // A generated initialiser of a subclass calls a designated initialiser of the superclass,
    // because Swift allows it no other.
    let designated =
      uses.isInheritedByClass && !uses.isValue ? Self.designatedInitializers(of: base) : nil
    let asked = uses.initializers + (designated == nil ? [] : uses.calledBySubclasses)
    var own: [[String]] = []
    for labels in asked where !own.contains(labels) {
      let isOwn: Bool
      if base == "NSObject" {
        isOwn = !labels.isEmpty
      } else if labels.isEmpty {
        // UIKit's classes have an initialiser without parameters, but it is a convenience one,
        // which no subclass may call.
        isOwn = designated != nil && uses.calledBySubclasses.contains(labels)
      } else {
        isOwn = !known.contains(labels) && designated?.labels.contains(labels) != true
      }
      if isOwn { own.append(labels) }
    }
    return own.map { labels in
      let parameters = labels.enumerated().map { index, label in "\(label) a\(index): Any?" }
      let head = "init(\(parameters.joined(separator: ", ")))"
      return designated.map { "public \(head) { \($0.call) }" }
        ?? "public convenience \(head) { self.init() }"
    } + (own.isEmpty ? [] : designated?.others ?? [])
  }

  /// The parts of a stand-in for a missing subclass of one of UIKit's classes: the call in its own
  /// designated initialiser, the inherited initialisers that it has to repeat because its own one
  /// would hide them, and the labels of those.
  private struct Designated {
    var call: String
    var others: [String]
    var labels: [[String]] = []
  }

  private static func designatedInitializers(of base: String) -> Designated? {
    let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
    switch base {
    case "NSObject":
      return Designated(
        call: "super.init()", others: ["public override init() { super.init() }"])
    case "UIView", "UIControl", "UILabel", "UIScrollView", "UITextField", "UIButton", "UISwitch",
      "UISlider", "UIImageView", "UICollectionViewCell", "UICollectionReusableView":
      let frame = "public override init(frame: CGRect) { super.init(frame: frame) }"
      return Designated(call: "super.init(frame: .zero)", others: [frame, coder])
    case "UIViewController", "UITabBarController", "UINavigationController",
      "UITableViewController", "UICollectionViewController":
      let nib =
        "public override init(nibName: String?, bundle: Bundle?) "
        + "{ super.init(nibName: nibName, bundle: bundle) }"
      let further: [String: (label: String, type: String)] = [
        "UINavigationController": ("rootViewController", "UIViewController"),
        "UITableViewController": ("style", "UITableView.Style"),
        "UICollectionViewController": ("collectionViewLayout", "UICollectionViewLayout"),
      ]
      let own = further[base].map { (label, type) in
        "public override init(\(label) a: \(type)) { super.init(\(label): a) }"
      }
      return Designated(
        call: "super.init(nibName: nil, bundle: nil)",
        others: [nib, coder] + (own.map { [$0] } ?? []),
        labels: further[base].map { [[$0.label]] } ?? [])
    default: return nil
    }
  }

  // MARK: - Bases

  /// Returns true if a missing type is one of UIKit's interactions, which apps add to views.
  private static func isInteraction(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("Interaction")
  }

  private static let interactionMembers = [
    "open private(set) weak var view: UIView?", "open func willMove(to view: UIView?) {}",
    "open func didMove(to view: UIView?) { self.view = view }",
  ]

  private static func base(of name: String, _ uses: Uses) -> String {
    if let known = bases.first(where: { name.hasSuffix($0.end) }) { return known.base }
    if uses.overrides.contains(where: { $0.hasPrefix("view") || $0 == "loadView" }) {
      return "UIViewController"
    }
    if uses.isInheritedByClass, name.hasSuffix("Cell") || uses.overrides.contains("prepareForReuse")
    {
      let isOfTable =
        uses.initializers.contains(["style", "reuseIdentifier"])
        || uses.overrides.contains(where: ["setSelected", "setEditing", "init(style"].contains)
      return isOfTable || name.contains("Table") ? "UITableViewCell" : "UICollectionViewCell"
    }
    if uses.overrides.contains(where: {
      ["layoutSubviews", "draw", "didMoveToWindow"].contains($0)
    }) {
      return "UIView"
    }
    return "NSObject"
  }

  private static let bases: [(end: String, base: String)] = [
    ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("ViewController", "UIViewController"), ("PickerController", "UIViewController"),
    ("PresentationController", "UIPresentationController"),
    ("GestureRecognizer", "UIGestureRecognizer"), ("CollectionView", "UICollectionView"),
    ("TableView", "UITableView"), ("ImageView", "UIImageView"), ("ScrollView", "UIScrollView"),
    ("StackView", "UIStackView"), ("TextView", "UITextView"), ("TextField", "UITextField"),
    ("WebView", "UIView"), ("Label", "UILabel"), ("Button", "UIButton"), ("Switch", "UISwitch"),
    ("Slider", "UISlider"), ("Control", "UIControl"), ("View", "UIView"), ("Layer", "CALayer"),
    ("Picker", "UIControl"),
  ]

  /// Returns the missing type, and the class of UIKit's of which it must be a subclass, if a
  /// compiler's message says that the app puts an object of the one, or the class itself, where the
  /// other is expected: `cannot assign value of type 'GameWindow' to type 'UIWindow?'`.
  static func subclass(in message: String) -> (name: String, base: String)? {
    let quoted = CutSite.quoted(message)
    guard ["cannot convert", "cannot assign"].contains(where: message.hasPrefix), quoted.count >= 2
    else { return nil }
    func plain(_ type: String) -> String { type.filter { $0 != "?" && $0 != "!" } }
    var (name, base) = (plain(quoted[0]), plain(quoted[quoted.count - 1]))
    let ofClass = ".Type"
    guard name.hasSuffix(ofClass) == base.hasSuffix(ofClass) else { return nil }
    if name.hasSuffix(ofClass) {
      name.removeLast(ofClass.count)
      base.removeLast(ofClass.count)
    }
    return expected.contains(base) ? (name, base) : nil
  }

  /// The classes of UIKit's that a stand-in can have as its superclass because code expects them.
  private static let expected = Set(bases.map(\.base))
    .union([
      "UIResponder", "UIWindow", "UIPercentDrivenInteractiveTransition", "UICollectionViewLayout",
    ])

  // MARK: - Uses

  /// The ways in which the app's files use a missing type's name. They tell what kind of stand-in
  /// the type needs.
  struct Uses {
    /// The argument labels of the calls by which the app makes objects of the missing type, one
    /// list for each initialiser.
    var initializers: [[String]] = []
    /// The argument labels of the calls by which the app's subclasses call the missing type's
    /// initialisers, as in `super.init(model: model)`.
    var calledBySubclasses: [[String]] = []
    var arguments = 0
    /// The names of those members of the missing type that the app's subclasses override, and that
    /// the stand-in therefore must have.
    var overrides: [String] = []
    var isInheritedByClass = false
    /// True if the app uses the missing type's name where only a protocol may stand, so that the
    /// stand-in has to be a protocol.
    var isConstraint = false
    var isPromisedByValue = false
    /// True if an extension of the missing type in the app compiles only for a structure, so that
    /// the stand-in has to be one.
    var isValue = false
    var isWeak = false
    /// The number of places that use the name, and of those that call it with arguments of which
    /// none has a label.
    var places = 0
    var plainCalls = 0

    /// True if the name is that of a function, such as `KitLocalizedString("Done", nil)`. Swift
    /// code has such names from C and Objective-C.
    var isFunction: Bool { plainCalls > 0 && plainCalls == places }

    func isProtocol(_ name: String) -> Bool {
      if !initializers.isEmpty || !overrides.isEmpty { return false }
      if isConstraint || isPromisedByValue { return true }
      let ends = ["Delegate", "DataSource", "Protocol", "able", "ible", "Type"]
      return (isInheritedByClass || isWeak) && ends.contains(where: name.hasSuffix)
    }
  }

  private func uses(of name: String, isInside: Bool) -> Uses {
    var uses = Uses()
    for source in sources {
      let listing = source.listing
      for index in listing.tokens.indices
      where listing.words[index] == name && listing.isWord(index)
        && listing.says(".", at: index - 1) == isInside
      {
        look(at: index, source, &uses)
      }
    }
    return uses
  }

  private func look(at index: Int, _ source: CutSource, _ uses: inout Uses) {
    let listing = source.listing
    let behind = listing.skipGenerics(index + 1)
    uses.places += 1
    if behind == index + 1, !listing.says("@", at: index - 1), listing.touchesNext(index),
      let labels = labels(at: behind, listing), !labels.isEmpty, labels.allSatisfy({ $0 == "_" })
    {
      uses.plainCalls += 1
    }
    if behind > index + 1 {
      var inside = index + 2
      var count = 1
      while inside < behind {
        if listing.says(",", at: inside) { count += 1 }
        inside = max(inside, listing.partner[inside]) + 1
      }
      uses.arguments = max(uses.arguments, count)
    }
    if listing.says("(", at: behind), listing.touchesNext(behind - 1),
      let labels = labels(at: behind, listing), !uses.initializers.contains(labels)
    {
      uses.initializers.append(labels)
    }
    // The module or the outer type that precedes the name belongs to it: `Kit.Part`.
    var start = index
    while listing.says(".", at: start - 1), listing.isWord(start - 2) { start -= 2 }
    if ["some", "any"].contains(listing.word(start - 1)) || listing.says("&", at: start - 1)
      || listing.says("&", at: index + 1)
      || (listing.says(":", at: start - 1) && ["<", "where"].contains(listing.word(start - 3)))
    {
      uses.isConstraint = true
    }
    guard let item = source.tree.path(to: index).last else { return }
    let words = source.tree.items[item].tokens
    if (words.lowerBound..<index).contains(where: { listing.says("weak", at: $0) }) {
      uses.isWeak = true
    }
    let keyword = source.tree.keyword(item)
    if listing.says("extension", at: keyword), index == keyword + 1 {
      lookIntoExtension(item, source, &uses)
    }
    lookAtInheritance(of: item, at: start, source, &uses)
  }

  /// Looks for the missing type among the names behind a type's colon. The position in the list,
  /// and the kind of type that has the list, tell if the missing type is a class or a protocol.
  private func lookAtInheritance(
    of item: Int, at index: Int, _ source: CutSource, _ uses: inout Uses
  ) {
    let listing = source.listing
    let keyword = source.tree.keyword(item)
    guard
      ["class", "struct", "enum", "extension", "actor", "protocol"].contains(listing.word(keyword)),
      source.tree.block(of: item, around: index) == nil, index > keyword + 1
    else { return }
    let isFirst = listing.says(":", at: index - 1)
    guard isFirst || listing.says(",", at: index - 1) else { return }
    if listing.word(keyword) == "class", isFirst {
      uses.isInheritedByClass = true
      uses.overrides += overrides(of: item, source)
      lookAtCalls(in: item, source, &uses)
    } else if ["struct", "enum"].contains(listing.word(keyword)) {
      uses.isPromisedByValue = true
    } else {
      uses.isConstraint = true
    }
  }

  /// Looks at the calls by which a subclass calls the missing type's initialisers.
  private func lookAtCalls(in item: Int, _ source: CutSource, _ uses: inout Uses) {
    let (tree, listing) = (source.tree, source.listing)
    for member in tree.items[item].blocks.flatMap({ tree.blocks[$0].items })
    where listing.says("init", at: tree.keyword(member)) {
      for index in tree.items[member].tokens
      where listing.says("super", at: index) && listing.says("init", at: index + 2) {
        if let labels = labels(at: index + 3, listing), !uses.calledBySubclasses.contains(labels) {
          uses.calledBySubclasses.append(labels)
        }
      }
    }
  }

  /// Looks at the initialisers and static variables in an extension of the missing type. They show
  /// if the type is a structure, and which other initialisers the stand-in needs.
  private func lookIntoExtension(_ item: Int, _ source: CutSource, _ uses: inout Uses) {
    let (tree, listing) = (source.tree, source.listing)
    for member in tree.items[item].blocks.flatMap({ tree.blocks[$0].items }) {
      let keyword = tree.keyword(member)
      let head = tree.items[member].tokens.lowerBound..<keyword
      // `static var allCases: [Self] = […]` can be declared of a structure, and not of a class.
      if listing.says("var", at: keyword), head.contains(where: { listing.says("static", at: $0) }),
        (keyword + 2..<listing.endOfType(keyword + 3)).contains(where: {
          listing.says("Self", at: $0)
        })
      {
        uses.isValue = true
      }
      guard listing.says("init", at: keyword) else { continue }
      if !head.contains(where: { listing.says("convenience", at: $0) }) { uses.isValue = true }
      for index in tree.items[member].tokens
      where listing.says("self", at: index) && listing.says("init", at: index + 2) {
        if let labels = labels(at: index + 3, listing), !uses.initializers.contains(labels) {
          uses.initializers.append(labels)
        }
      }
    }
  }

  private func labels(at open: Int, _ listing: Listing) -> [String]? {
    var labels: [String] = []
    guard listing.says("(", at: open) else { return nil }
    var index = open + 1
    while index < listing.partner[open] {
      let isLabelled = listing.says(":", at: index + 1) && listing.isWord(index)
      labels.append(isLabelled ? listing.words[index] : "_")
      while index < listing.partner[open], !listing.says(",", at: index) {
        index = max(index, listing.partner[index]) + 1
      }
      index += 1
    }
    return labels
  }

  /// Returns the names of the members that a class marks `override`, such as `init(style` for an
  /// initialiser.
  private func overrides(of item: Int, _ source: CutSource) -> [String] {
    let tree = source.tree
    return tree.items[item].blocks.flatMap { tree.blocks[$0].items }.filter { member in
      (tree.items[member].tokens.lowerBound..<tree.keyword(member)).contains {
        source.listing.says("override", at: $0)
      }
    }.map { member in
      let keyword = tree.keyword(member)
      return source.listing.says("init", at: keyword)
        ? "init(\(source.listing.word(keyword + 2))" : source.listing.word(keyword + 1)
    }
  }
}
