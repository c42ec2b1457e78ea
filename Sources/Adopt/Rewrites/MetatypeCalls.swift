/// Rewrites code that makes an object of a class that is known only as a value: `item.type.init()`.
///
/// On a device this works for UIKit's classes and all their subclasses. Here it would need a
/// required initialiser in every class. So the call gets a list of the classes that the program
/// passes around as values:
///
/// ```swift
/// let screen = item.type.init()
/// let screen = make(item.type, [(Letters.self, { Letters() })])
/// ```
struct MetatypeCalls {
  private let program: Program
  /// The names of variables whose value is a class, either UIKit's or one of the app's that
  /// inherits from UIKit's, and of functions that return one.
  private var values: Set<String> = []
  /// The Swift code of the list of classes, each with a closure that makes an object of it, that a
  /// rewritten call gets.
  private var makers = ""
  /// The classes of UIKit to which the app's other modules constrain the generic parameters of
  /// which they make objects without arguments.
  private var boundsElsewhere: Set<String> = []
  /// The classes of UIKit whose subclasses the app's other modules pass around as values, and of
  /// which they make objects.
  private var valuesElsewhere: Set<String> = []

  static func run(_ revision: inout Revision) {
    var rewrite = MetatypeCalls(program: revision.program)
    for file in revision.program.outlines.indices { rewrite.makeGenerically(file, &revision) }
    for file in revision.program.outlines.indices { rewrite.makeAlike(file, &revision) }
    rewrite.collectValues()
    if !rewrite.values.isEmpty {
      rewrite.collectMakers()
      for file in revision.program.outlines.indices { rewrite.rewrite(file, &revision) }
    }
    rewrite.conform(&revision)
  }

  private init(program: Program) { self.program = program }

  // MARK: - Values

  private mutating func collectValues() {
    for outline in program.outlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says(":", at: index) && listing.isWord(index - 1) {
        let end = listing.endOfType(index + 1)
        guard end > index + 1, end < index + 12, isClassValue(index + 1..<end, listing) else {
          continue
        }
        values.insert(listing.words[index - 1])
      }
    }
    for outline in program.outlines {
      collectCasts(outline.listing)
      for declaration in outline.declarations where declaration.kind == .function {
        if let type = declaration.type, isClassValue(type, outline.listing) {
          values.insert(declaration.name)
        }
      }
    }
    // A variable also holds a class if it is set from such a variable or function, as in `for type
    // in types`, `let type = types[row]` and `let type = type(of: item)`.
    for outline in program.outlines where !values.isEmpty {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("in", at: index) || listing.says("=", at: index) {
        guard listing.isWord(index - 1), ["for", "let", "var"].contains(listing.word(index - 2))
        else { continue }
        var last = index + 1
        while listing.isWord(last), listing.says(".", at: last + 1), listing.isWord(last + 2) {
          last += 2
        }
        if values.contains(listing.word(last)) { values.insert(listing.words[index - 1]) }
      }
    }
  }

  /// Collects the names of variables that a cast to a class type declares, as in `if let type =
  /// NSClassFromString(name) as? UIView.Type`.
  private mutating func collectCasts(_ listing: Listing) {
    for index in listing.tokens.indices where listing.says("as", at: index) {
      let start = ["?", "!"].contains(listing.word(index + 1)) ? index + 2 : index + 1
      guard isClassValue(start..<listing.endOfType(start), listing) else { continue }
      var place = index - 1
      while place > 1, index - place < 24, !listing.says("=", at: place),
        !["{", "}", ";", ","].contains(listing.word(place))
      { place -= 1 }
      if listing.says("=", at: place), ["let", "var"].contains(listing.word(place - 2)) {
        values.insert(listing.word(place - 1))
      }
    }
  }

  /// Returns true if the tokens of a type contain `Card.Type`, where `Card` inherits from a UIKit
  /// class.
  private func isClassValue(_ tokens: Range<Int>, _ listing: Listing) -> Bool {
    tokens.contains { index in
      listing.says("Type", at: index) && listing.says(".", at: index - 1)
        && tokens.contains(index - 2)
        && (listing.words[index - 2] == "NSObject" || isOfUIKit(listing.words[index - 2]))
    }
  }

  private func isOfUIKit(_ name: String) -> Bool {
    guard let entry = program.types[name], entry.declaration != nil else {
      return Self.isUIKits(name)
    }
    return program.ancestry(of: entry).contains(where: Self.isUIKits)
  }

  /// Returns true if a name looks like that of a UIKit class which apps subclass.
  private static func isUIKits(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["Controller", "View", "Cell", "Control", "Button", "Label", "TextField", "Window"]
        .contains(where: name.hasSuffix)
      && !name.hasSuffix("PresentationController")
  }

  // MARK: - Classes

  private mutating func collectMakers() {
    var names: [String] = []
    for outline in program.outlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("self", at: index) && listing.says(".", at: index - 1) {
        let name = listing.word(index - 2)
        guard listing.isWord(index - 2), !listing.says(".", at: index - 3),
          !names.contains(name), isOfUIKit(name), isVisible(name), canBeMade(name)
        else { continue }
        names.append(name)
      }
    }
    makers = names.map { "(\($0).self, { \($0)() })" }.joined(separator: ", ")
  }

  /// Returns true if the module's files can name a class: it is UIKit's or the module's own, or
  /// another module has made it public.
  private func isVisible(_ name: String) -> Bool {
    guard let declaration = program.types[name]?.declaration else { return true }
    return declaration.file < program.own || program.has("public", declaration)
      || program.has("open", declaration)
  }

  /// Returns true if an object of a class can be made by `init()`, its own or an inherited one.
  private func canBeMade(_ name: String) -> Bool {
    guard let entry = program.types[name], let declaration = entry.declaration else { return true }
    guard !program.isHidden(declaration),
      !program.listing(declaration).says("<", at: program[declaration].keyword + 2)
    else { return false }
    for type in program.lineage(of: entry) {
      let own = program.members(of: type).filter { program[$0].kind == .initializer }
      if own.contains(where: { program[$0].fullName == "init()" && isBarred($0) }) { return false }
      let makesPlainly = own.contains { initializer in
        program[initializer].parameters?.list.allSatisfy { !$0.defaultValue.isEmpty } != false
          || ["init(nibName:bundle:)", "init(frame:)"].contains(program[initializer].fullName)
      }
      if makesPlainly { return true }
      if own.contains(where: { !program.has("convenience", $0) }) { return false }
    }
    return true
  }

  // MARK: - Calls

  private mutating func rewrite(_ file: Int, _ revision: inout Revision) {
    let listing = program.outlines[file].listing
    for index in listing.tokens.indices
    where listing.says("init", at: index) && listing.says(".", at: index - 1)
      && listing.says("(", at: index + 1) && listing.says(")", at: index + 2)
    {
      guard let start = start(ofValueBefore: index - 1, listing) else { continue }
      let text = listing.line(start..<index - 1)
      if file >= program.own { valuesElsewhere.formUnion(classesOfValues(in: listing)) }
      revision.replace(
        file, start..<index + 3, with: "make(\(text), [\(makers)])", "\(text).init() spelled out")
    }
  }

  /// Returns the classes of the class types in a file, such as `UIView` for `UIView.Type`.
  private func classesOfValues(in listing: Listing) -> [String] {
    listing.tokens.indices.compactMap { index in
      index >= 2 && isClassValue(index - 2..<index + 1, listing)
        ? listing.words[index - 2] : nil
    }
  }

  /// Returns the first token of the expression in front of a dot, if the expression's value is a
  /// class.
  private func start(ofValueBefore dot: Int, _ listing: Listing) -> Int? {
    var index = dot - 1
    var isValue = false
    if listing.says(")", at: index) {
      let inner = listing.partner[index]..<index
      isValue = isClassValue(inner, listing) && !listing.isWord(inner.lowerBound - 1)
    }
    while true {
      while ["!", "]", ")"].contains(listing.word(index)), listing.tokens[index].kind != .text {
        index = listing.says("!", at: index) ? index - 1 : listing.partner[index]
        if listing.says("[", at: index) || listing.says("(", at: index), listing.isWord(index - 1),
          listing.touchesNext(index - 1)
        {
          index -= 1
        } else if listing.says("(", at: index) {
          return isValue ? index : nil
        }
      }
      guard listing.isWord(index) else { return nil }
      if !isValue { isValue = values.contains(listing.words[index]) }
      guard isValue else { return nil }
      guard listing.says(".", at: index - 1) else { return index }
      index -= 2
      if index < 0 { return nil }
    }
  }

  // MARK: - Generic parameters

  /// The argument labels of the initialisers by which an object of a generic parameter's class can
  /// be made, if that class is a view, a cell or a controller.
  private static let labels: Set<[String]> = [
    [], ["frame"], ["image"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
  ]

  /// Rewrites `Cell()` as `make(Cell.self)` if `Cell` is a generic parameter, or `Self` in an
  /// extension of a UIKit class.
  private mutating func makeGenerically(_ file: Int, _ revision: inout Revision) {
    let outline = program.outlines[file]
    let listing = outline.listing
    for index in listing.tokens.indices
    where listing.isWord(index) && listing.word(index).first?.isUppercase == true
      && !listing.says(".", at: index - 1) && !listing.says("func", at: index - 1)
    {
      let isSpelled = listing.says(".", at: index + 1) && listing.says("init", at: index + 2)
      let open = isSpelled ? index + 3 : index + 1
      guard listing.says("(", at: open), listing.touchesNext(open - 1),
        Self.labels.contains(OptionalRequirements.labels(listing, open)),
        let bound = bound(of: listing.words[index], at: index, outline), isOfUIKit(bound)
      else { continue }
      let name = listing.words[index]
      let isEmpty = listing.says(")", at: open + 1)
      if isEmpty, file >= program.own { boundsElsewhere.insert(bound) }
      let made = isEmpty ? ownMakers(of: bound) : ""
      revision.replace(
        file, index..<open, with: "make", "\(name) made of a class that is a generic parameter")
      revision.insert(
        file, after: open,
        isEmpty ? "\(name).self\(made.isEmpty ? "" : ", \(made)")" : "\(name).self, ")
    }
  }

  /// Rewrites `type(of: view).init(image: picture)` as `make(type(of: view), image: picture)`,
  /// unless the app requires such an initialiser of a class of its own.
  private func makeAlike(_ file: Int, _ revision: inout Revision) {
    let listing = program.outlines[file].listing
    for index in listing.tokens.indices
    where listing.says("init", at: index) && listing.says(".", at: index - 1)
      && listing.says(")", at: index - 2) && listing.says("(", at: index + 1)
    {
      let open = listing.partner[index - 2]
      let labels = OptionalRequirements.labels(listing, index + 1)
      guard listing.says("type", at: open - 1), listing.says("of", at: open + 1),
        [["frame"], ["image"]].contains(labels), !requires(labels)
      else { continue }
      let value = listing.line(open - 1..<index - 1)
      revision.replace(
        file, open - 1..<index + 2, with: "make(\(value), ", "\(value).init spelled out")
    }
  }

  /// Returns true if a class of the app has a required initialiser with given argument labels.
  private func requires(_ labels: [String]) -> Bool {
    let name = "init(\(labels.map { "\($0):" }.joined()))"
    return program.outlines.contains { outline in
      outline.declarations.indices.contains {
        outline.declarations[$0].kind == .initializer && outline.has("required", $0)
          && outline.declarations[$0].fullName == name
      }
    }
  }

  /// Returns the class to which a generic parameter is constrained, as in `Cell: UITableViewCell`,
  /// in the code around a token.
  private func bound(of name: String, at token: Int, _ outline: Outline) -> String? {
    let listing = outline.listing
    for (index, declaration) in outline.declarations.enumerated()
    where declaration.start <= token && token < declaration.end {
      if name == "Self" {
        guard declaration.kind == .extension, let body = declaration.body, body.contains(token)
        else { continue }
        if program.types[outline.path(index)]?.declaration == nil { return declaration.name }
      }
      // The constraints on a generic class's parameters are read from the class's declaration,
      // because its extensions do not repeat them.
      let home =
        declaration.kind == .extension ? program.types[outline.path(index)]?.declaration : nil
      let (head, text) =
        home.map { (program[$0], program.listing($0)) } ?? (declaration, listing)
      let end = head.body?.lowerBound ?? head.end
      let place = (head.keyword..<end).first { place in
        text.says(name, at: place) && text.says(":", at: place + 1) && text.isWord(place + 2)
          && ["<", ",", "where"].contains(text.word(place - 1))
      }
      if let place { return text.words[place + 2] }
    }
    return nil
  }

  /// Makes the module's classes with an `init()` conform to the protocol by which the model makes
  /// them. A library that makes an object of a generic parameter, or of a class that it gets as a
  /// value, cannot name these classes.
  ///
  /// ```swift
  /// // the library
  /// func reused<Screen: UIViewController>() -> Screen { Screen() }
  /// // the app
  /// class Page: UIViewController { init() { … } }; extension Page: MadePlainly { … }
  /// ```
  private func conform(_ revision: inout Revision) {
    let classes = program.ownClasses.filter { entry, declaration in
      !entry.path.contains(".")
        && (boundsElsewhere.contains { hasPlainInitializer(entry, below: $0) }
          || valuesElsewhere.contains { descends(entry, from: $0) } && canBeMade(entry.path))
    }
    let conforming = Set(classes.map(\.entry.path))
    for (entry, declaration) in classes
    where !program.ancestry(of: entry).contains(where: conforming.contains) {
      guard let end = program[declaration].body?.upperBound else { continue }
      // A subclass inherits the conformance, so the function makes objects of the subclasses, too.
      let made = classes.filter { descends($0.entry, from: entry.path) }
        .map { "if type == \($0.entry.path).self { return \($0.entry.path)() }; " }.joined()
      revision.insert(
        declaration.file, after: end,
        "; extension \(entry.path): MadePlainly { public static func madePlainly"
          + "(as type: AnyObject.Type) -> AnyObject? { \(made)return nil } }")
    }
  }

  /// Returns true if a declaration is marked unavailable.
  private func isBarred(_ member: Program.Reference) -> Bool {
    let listing = program.listing(member)
    return program[member].attributes.joined().contains { listing.says("unavailable", at: $0) }
  }

  /// Returns true if a class is a given one or inherits from it.
  private func descends(_ entry: Program.TypeEntry, from bound: String) -> Bool {
    entry.path == bound || program.ancestry(of: entry).contains(bound)
  }

  /// Returns true if a class of the app inherits from a given class and has an `init()` itself that
  /// code may call.
  private func hasPlainInitializer(_ entry: Program.TypeEntry, below bound: String) -> Bool {
    let hasOwn = program.members(of: entry).contains { member in
      let declaration = program[member]
      return declaration.kind == .initializer && declaration.parameters?.list.isEmpty == true
        && declaration.effects.isEmpty && !isBarred(member) && !program.isHidden(member)
    }
    return hasOwn && descends(entry, from: bound) && canBeMade(entry.path)
  }

  /// Returns, as Swift code, the app's classes that a generic parameter may stand for and that have
  /// an `init()`. The model's own list has only UIKit's classes.
  private func ownMakers(of bound: String) -> String {
    let names = program.classes.compactMap { entry, _ in
      hasPlainInitializer(entry, below: bound) ? entry.path : nil
    }
    return names.isEmpty
      ? "" : "[\(names.map { "(\($0).self, { \($0)() })" }.joined(separator: ", "))]"
  }
}
