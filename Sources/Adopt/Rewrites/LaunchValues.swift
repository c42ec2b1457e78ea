/// Limits the life of static and global variables to one launch of the app.
///
/// On a device a process is one launch. Here one process launches the app many times, once for each
/// run. A singleton that remembers data, or a counter, would make the second run differ from the
/// first. The rewrite applies to static and global variables whose value is an object or can
/// change, if their type is written down or follows from the text of the initial value:
///
/// ```swift
/// static let shared = LetterStore()
/// static var shared: LetterStore { get { perLaunch("LetterStore.shared") { LetterStore() } } }
/// ```
///
/// A constant that is not an object has the same value in every run and is not changed. A variable
/// that occurs behind an `&` is not changed either, because an associated object's key is
/// recognised by the variable's address.
enum LaunchValues {
  static func run(_ revision: inout Revision, _ terms: AdoptionTerms) {
    let keys = addressed(in: revision.program)
    for (file, outline) in revision.program.ownOutlines {
      for index in outline.declarations.indices {
        guard let variable = Variable(index, outline, revision.program),
          !keys.contains(outline.declarations[index].name)
        else { continue }
        rewrite(file, outline, index, variable, terms, &revision)
      }
    }
  }

  /// A static or global variable that is rewritten so that its value lasts for one launch of the
  /// app.
  private struct Variable {
    var type: String
    /// True if the static or global variable has no written type, so that the rewritten one needs
    /// one.
    var isInferred = false
    /// The tokens of the variable's initial value. The range is empty for an optional without one,
    /// which begins as `nil`.
    var value: Range<Int>
    var canChange: Bool

    /// The written type of the closure that makes the value of an optional variable. Without it,
    /// Swift would infer the wrapped type, which is not the optional.
    var signature: String {
      type.hasSuffix("?") || type.hasSuffix("!") ? " () -> \(type.dropLast())? in" : ""
    }

    init?(_ index: Int, _ outline: Outline, _ program: Program) {
      let (declaration, listing) = (outline.declarations[index], outline.listing)
      let isConstant = declaration.kind == .constant
      guard isConstant || declaration.kind == .variable, declaration.body == nil else { return nil }
      guard Self.isPlainStatic(index, outline) else { return nil }
      canChange = !isConstant
      let end = declaration.endOfName
      let written = declaration.type.map(listing.line)
      if listing.says("=", at: end) {
        guard let valueEnd = Self.endOfValue(end + 1, listing) else { return nil }
        value = end + 1..<valueEnd
      } else {
        // A variable of optional type without an initial value, such as `static var current:
        // Card?`, begins as `nil`.
        guard canChange, let written, written.hasSuffix("?"), Self.ends(end, listing) else {
          return nil
        }
        value = end..<end
      }
      let path = outline.enclosingType(declaration.keyword).map(outline.path) ?? ""
      let seen = Self.type(of: value, listing, canChange)
      if let written {
        type = written
      } else if let seen {
        let isOptional = Self.mayBeNothing(seen, value, listing, path, program)
        (type, isInferred) = (isOptional ? seen + "?" : seen, true)
      } else {
        return nil
      }
      // A constant with the type of a protocol is an object if its value is made by a class.
      let candidates = [type, seen].compactMap { $0 }
      if isConstant, !candidates.contains(where: { Self.isObject($0, from: path, program) }) {
        return nil
      }
      if isInferred, !Self.isKnown(type, from: path, program) { return nil }
    }

    /// Returns true for a static or global variable without attributes or modifiers that make it
    /// something else, such as `lazy`.
    private static func isPlainStatic(_ index: Int, _ outline: Outline) -> Bool {
      let declaration = outline.declarations[index]
      let isMember = declaration.parent.map { outline.declarations[$0].kind.isType } == true
      let isStatic = outline.has("static", index) || outline.has("class", index)
      guard isMember ? isStatic : declaration.parent == nil else { return false }
      let isPlain = declaration.attributes.allSatisfy {
        ["objc", "nonobjc", "MainActor", "IBInspectable"].contains(
          outline.listing.word($0.lowerBound + 1))
      }
      return isPlain
        && !["weak", "unowned", "lazy", "override"].contains(where: { outline.has($0, index) })
    }

    /// Returns true if a word in an initial value is the name of a type: one of the app, of Swift
    /// or of UIKit.
    private static func isKnown(_ type: String, from path: String, _ program: Program) -> Bool {
      let isFunction = program.outlines.contains { outline in
        outline.declarations.contains {
          $0.kind == .function && $0.parent == nil && $0.name == type
        }
      }
      if isFunction { return false }
      return isLiteralType(type) || functions.values.contains(type)
        || program.type(named: type.replacing("?", with: ""), from: path) != nil
        || type.hasPrefix("UI") || type.hasPrefix("NS")
    }

    /// The ends of the names of UIKit's classes whose objects are on the screen or have a state, so
    /// that one of an earlier run is of no use.
    private static let endsOfObjects = [
      "View", "Controller", "Window", "Label", "Button", "Field", "Control", "Switch", "Slider",
      "Bar", "Recognizer", "Animator", "InteractiveTransition", "Interaction", "Layer",
    ]

    /// Returns true if a type is a class of the app, or one of UIKit's classes of views,
    /// controllers and the like, or if it is a collection of such objects.
    private static func isObject(_ type: String, from path: String, _ program: Program) -> Bool {
      if type == "Self" { return false }
      let elements = elements(of: type)
      if !elements.isEmpty { return elements.contains { isObject($0, from: path, program) } }
      guard let declaration = program.type(named: type, from: path)?.declaration else {
        return (type.hasPrefix("UI") || type.hasPrefix("CA"))
          && endsOfObjects.contains { type.hasSuffix($0) }
      }
      return program[declaration].kind == .class
    }

    /// Returns the names of the types that a collection holds, such as `Card` for `[String:
    /// Card]?`. The list is empty for any other type.
    private static func elements(of type: String) -> [String] {
      let collections = ["Array", "Dictionary", "Set"]
      guard type.hasPrefix("[") || collections.contains(where: { type.hasPrefix("\($0)<") }),
        !type.contains("->")
      else { return [] }
      let words = type.split { !$0.isLetter && !$0.isNumber && !["_", "."].contains($0) }
      return words.map(String.init).filter { !collections.contains($0) }
    }

    /// By UIKit class, the first argument labels of those of its initialisers that may return
    /// `nil`.
    private static let failable: [String: Set<String>] = [
      "UIImage": ["named", "systemName", "data", "contentsOfFile"], "UIFont": ["name"],
      "UIColor": ["named"], "NSURL": ["string"],
    ]

    /// Returns true if the initial value calls an initialiser that may return `nil`: `UIFont(name:
    /// "Avenir", size: 15)`.
    private static func mayBeNothing(
      _ type: String, _ value: Range<Int>, _ listing: Listing, _ path: String, _ program: Program
    ) -> Bool {
      guard let open = value.first(where: { listing.says("(", at: $0) }) else { return false }
      let label = listing.says(":", at: open + 2) ? listing.word(open + 1) : "_"
      if failable[type]?.contains(label) == true { return true }
      guard let entry = program.type(named: type, from: path) else { return false }
      return program.members(of: entry).contains { member in
        let declaration = program[member]
        return declaration.kind == .initializer
          && program.listing(member).says("?", at: declaration.keyword + 1)
          && (declaration.parameters?.list.first?.label ?? "_") == label
      }
    }

    private static func isLiteralType(_ type: String) -> Bool {
      ["Int", "Double", "Bool", "String"].contains(type)
    }

    /// Returns the type of an initial value, as far as its text tells: `Store` for `Store()`, and
    /// `Int` for `1`.
    private static func type(of value: Range<Int>, _ listing: Listing, _ canChange: Bool) -> String?
    {
      let first = value.lowerBound
      if listing.isWord(first), ["true", "false"].contains(listing.word(first)) { return "Bool" }
      if value.count == 1, listing.tokens[first].kind == .number {
        let word = listing.word(first)
        return word.contains(".") ? "Double" : word.allSatisfy(\.isNumber) ? "Int" : nil
      }
      guard listing.isWord(first), listing.word(first).first?.isUppercase == true else {
        return nil
      }
      var end = first + 1
      while listing.says(".", at: end), listing.word(end + 1).first?.isUppercase == true {
        end += 2
      }
      guard listing.says("(", at: end), listing.partner[end] + 1 == value.upperBound else {
        return nil
      }
      let name = listing.line(first..<end)
      return functions[name] ?? name
    }

    /// The result types of Apple's functions whose names begin with a capital letter like names of
    /// types.
    private static let functions: [String: String] = [
      "NSLocalizedString": "String", "NSStringFromClass": "String",
      "NSStringFromSelector": "String", "NSHomeDirectory": "String",
      "NSTemporaryDirectory": "String", "NSUserName": "String", "NSFullUserName": "String",
      "NSSelectorFromString": "Selector", "NSClassFromString": "AnyClass?",
      "NSSearchPathForDirectoriesInDomains": "[String]", "UIImagePNGRepresentation": "Data?",
      "UIImageJPEGRepresentation": "Data?", "UIGraphicsGetCurrentContext": "CGContext?",
      "UIGraphicsGetImageFromCurrentImageContext": "UIImage?",
    ]

    /// Returns the token behind an initial value that is a call, a closure called at once, or a
    /// literal. Returns `nil` for any other form.
    private static func endOfValue(_ start: Int, _ listing: Listing) -> Int? {
      var end = start
      if listing.says("{", at: start) || listing.says("[", at: start) {
        end = listing.partner[start] + 1
        if listing.says("(", at: end) { end = listing.partner[end] + 1 }
      } else if listing.isWord(start) || listing.says(".", at: start) && listing.isWord(start + 1) {
        end = start + (listing.isWord(start) ? 1 : 2)
        while listing.says(".", at: end), listing.isWord(end + 1) { end += 2 }
        if listing.says("(", at: end), listing.touchesNext(end - 1) {
          end = listing.partner[end] + 1
        }
      } else if listing.tokens.indices.contains(start), listing.tokens[start].kind == .number {
        end = start + 1
      }
      return end > start && ends(end, listing) ? end : nil
    }

    /// Returns true if the declaration of a variable ends before a given token, so that no
    /// accessors follow.
    private static func ends(_ index: Int, _ listing: Listing) -> Bool {
      if index >= listing.count { return true }
      if listing.says("}", at: index) || listing.says(";", at: index) { return true }
      return listing.beginsLine(index) && !listing.says(".", at: index)
        && !listing.says("{", at: index) && !listing.says("?", at: index)
        && listing.tokens[index].kind != .operator
    }
  }

  private static func rewrite(
    _ file: Int, _ outline: Outline, _ index: Int, _ variable: Variable, _ terms: AdoptionTerms,
    _ revision: inout Revision
  ) {
    let declaration = outline.declarations[index]
    let owner = outline.enclosingType(declaration.keyword).map(outline.path)
    let scope = owner ?? (outline.isHidden(index) ? outline.listing.source.name : "")
    let name = scope.isEmpty ? declaration.name : "\(scope).\(declaration.name)"
    // The key under which the value is stored contains the module's name, because two modules may
    // each have a `Store.shared`.
    let module = terms.library.map { "\($0)." } ?? ""
    let key = "\"\(module)\(name.split(separator: "/").last ?? "")\""
    revision.note(
      file, declaration.keyword, "\(declaration.name) made a value of each launch")
    if !variable.canChange {
      revision.replaceSilently(file, declaration.keyword..<declaration.keyword + 1, with: "var")
    }
    let type = variable.isInferred ? ": \(variable.type)" : ""
    let setter = variable.canChange ? " set { setPerLaunch(\(key), newValue) }" : ""
    guard !variable.value.isEmpty else {
      return revision.insert(
        file, after: declaration.endOfName - 1,
        " { get { perLaunch(\(key)) { nil } }\(setter) }")
    }
    revision.replaceSilently(
      file, declaration.endOfName..<declaration.endOfName + 1,
      with: "\(type) { get { perLaunch(\(key)) {\(variable.signature)")
    revision.insert(file, after: variable.value.upperBound - 1, " } }\(setter) }")
  }

  /// Returns the names of variables that occur behind an `&`. The app may use the address of such a
  /// variable, so it must remain a stored one.
  private static func addressed(in program: Program) -> Set<String> {
    var names: Set<String> = []
    for outline in program.outlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.words[index].hasSuffix("&") {
        guard listing.touchesNext(index) else { continue }
        var end = index + 1
        while listing.isWord(end) {
          names.insert(listing.words[end])
          guard listing.says(".", at: end + 1) else { break }
          end += 2
        }
      }
    }
    return names
  }
}
