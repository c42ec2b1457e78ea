/// Lets an object be made of a class that is only known as a value: `item.type.init()`.
///
/// On a device every class of UIKit's can be sent `init`, and so can what inherits from it. Here a
/// class would have to promise that, and its subclasses with it. So the call names the classes that
/// the program hands about as values:
///
/// ```swift
/// let screen = item.type.init()
/// let screen = make(item.type, [(Letters.self, { Letters() })])
/// ```
struct MetatypeCalls {
  private let program: Program
  /// The names of what is declared to be a class of UIKit's, or of the app's that inherits from
  /// one.
  private var values: Set<String> = []
  /// The list of the classes that can be made.
  private var makers = ""

  static func run(_ revision: inout Revision) {
    var rewrite = MetatypeCalls(program: revision.program)
    rewrite.collectValues()
    guard !rewrite.values.isEmpty else { return }
    rewrite.collectMakers()
    for file in revision.program.outlines.indices { rewrite.rewrite(file, &revision) }
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
    // `for type in types` and `let type = types[row]`.
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

  /// Whether tokens spell `Card.Type`, or something around it, and `Card` is UIKit's.
  private func isClassValue(_ tokens: Range<Int>, _ listing: Listing) -> Bool {
    tokens.contains { index in
      listing.says("Type", at: index) && listing.says(".", at: index - 1)
        && tokens.contains(index - 2) && isOfUIKit(listing.words[index - 2])
    }
  }

  private func isOfUIKit(_ name: String) -> Bool {
    guard let entry = program.types[name], entry.declaration != nil else {
      return Self.isUIKits(name)
    }
    return program.ancestry(of: entry).contains(where: Self.isUIKits)
  }

  /// Whether a class is one of those that apps have others inherit from.
  private static func isUIKits(_ name: String) -> Bool {
    name.hasPrefix("UI") && (name.hasSuffix("Controller") || name.hasSuffix("View"))
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
          !names.contains(name), isOfUIKit(name), canBeMade(name)
        else { continue }
        names.append(name)
      }
    }
    makers = names.map { "(\($0).self, { \($0)() })" }.joined(separator: ", ")
  }

  /// Whether a class has an `init()`, of its own or by inheritance.
  private func canBeMade(_ name: String) -> Bool {
    guard let entry = program.types[name], let declaration = entry.declaration else { return true }
    guard !program.has("private", declaration), !program.has("fileprivate", declaration),
      !program.listing(declaration).says("<", at: program[declaration].keyword + 2)
    else { return false }
    for type in program.lineage(of: entry) {
      let own = program.members(of: type).filter { program[$0].kind == .initializer }
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

  private func rewrite(_ file: Int, _ revision: inout Revision) {
    let listing = program.outlines[file].listing
    for index in listing.tokens.indices
    where listing.says("init", at: index) && listing.says(".", at: index - 1)
      && listing.says("(", at: index + 1) && listing.says(")", at: index + 2)
    {
      guard let start = start(ofValueBefore: index - 1, listing) else { continue }
      let text = listing.line(start..<index - 1)
      revision.replace(
        file, start..<index + 3, with: "make(\(text), [\(makers)])", "\(text).init() spelled out")
    }
  }

  /// Where the expression before a dot begins, if it is one of the values.
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
}
