/// Makes up a value for a parameter, chosen by the parameter's type alone: a view, a screen, a
/// text, a number, a closure that does nothing, `nil`, an empty list, or the default of one of the
/// app's types.
struct PlainValue {
  let program: Program
  let purpose: PlainCall.Purpose
  /// By type, expressions for the values that the subject (a transition to test) has anyway, such
  /// as its screen.
  var given: [String: String] = [:]
  var depth = 0

  /// Returns the arguments for a call of an initialiser, or `nil` if no value can be made up for
  /// one of them.
  func arguments(of reference: Program.Reference, in path: String) -> String? {
    let declaration = program[reference]
    let listing = program.listing(reference)
    guard !program.isHidden(reference), declaration.effects.isEmpty,
      listing.says("(", at: declaration.keyword + 1), let list = declaration.parameters?.list
    else { return nil }
    var words: [String] = []
    for parameter in list {
      guard parameter.defaultValue.isEmpty else {
        let kind = kindOfTransition(for: parameter, listing, in: path)
        words += kind.map { ["\(parameter.label): .\($0)"] } ?? []
        continue
      }
      guard !Self.isCast(parameter.name, in: declaration.body, listing) else { return nil }
      guard
        let value = text(
          of: listing.line(parameter.type), named: "\(parameter.label) \(parameter.name)", in: path)
      else { return nil }
      words.append((parameter.label == "_" ? "" : "\(parameter.label): ") + value)
    }
    return words.joined(separator: ", ")
  }

  /// Returns the argument, with its label, for a parameter of a method that presents a screen, or
  /// `nil` if no value can be made up for it. The presentation is animated if the method lets its
  /// caller choose.
  func argument(
    for parameter: Declaration.Parameter, _ listing: Listing, in path: String
  ) -> String? {
    let name = "\(parameter.label) \(parameter.name)"
    let type = listing.line(parameter.type)
    let isFlag = type == "Bool" && name.contains("animated")
    guard let text = isFlag ? "true" : text(of: type, named: name, in: path) else { return nil }
    return (parameter.label == "_" ? "" : "\(parameter.label): ") + text
  }

  /// Returns the case of one of the module's enumerations for a parameter that says which kind of
  /// transition an object makes, and whose default is none: `transitionStyle: Style? = nil`. With
  /// the default the object hands out no animator, so nothing of the module's own would run.
  private func kindOfTransition(
    for parameter: Declaration.Parameter, _ listing: Listing, in path: String
  ) -> String? {
    let type = listing.line(parameter.type)
    let words = "\(parameter.label) \(type)".lowercased()
    guard purpose != .animator, parameter.label != "_", type.hasSuffix("?"),
      parameter.defaultValue.count == 2,
      listing.says("nil", at: parameter.defaultValue.lowerBound + 1),
      ["transition", "animation", "animator"].contains(where: words.contains),
      let entry = program.type(named: String(type.dropLast()), from: path),
      let declaration = entry.declaration, declaration.file < program.own,
      !program.isHidden(declaration), program[declaration].kind == .enum
    else { return nil }
    return plainCase(of: declaration, in: path)
  }

  /// Returns true if an initialiser ends the process when an argument is not of a certain class:
  /// `guard let root = root as? Menu else { fatalError() }`, or `root as! Menu`.
  private static func isCast(
    _ name: String, in body: ClosedRange<Int>?, _ listing: Listing
  ) -> Bool {
    guard let body else { return false }
    return body.contains { index in
      guard listing.says(name, at: index), listing.says("as", at: index + 1) else { return false }
      if listing.says("!", at: index + 2) { return true }
      guard listing.says("?", at: index + 2),
        let brace = (index..<body.upperBound).first(where: { listing.says("{", at: $0) })
      else { return false }
      return listing.says("else", at: brace - 1)
        && ["fatalError", "preconditionFailure"].contains(listing.word(brace + 1))
    }
  }

  /// Returns an expression for some value of a type, such as `0.3` or `UIView()`, or `nil` if no
  /// value of the type can be made up.
  ///
  /// - Parameters:
  ///   - name: The label and name of the parameter, which tell what a number is for.
  ///   - path: The name of the type in whose code the type stands.
  func text(of type: String, named name: String, in path: String) -> String? {
    var type = type
    while type.hasPrefix("@") || type.hasPrefix("any ") {
      guard let blank = type.firstIndex(of: " ") else { return nil }
      type = String(type[type.index(after: blank)...])
    }
    if let value = given[type] {
      let isOther =
        type == "UIViewController" && Self.others.contains(where: name.lowercased().contains)
      return isOther ? nil : value
    }
    if let inner = Self.inside(type) { return empty(inner, type, name, path) }
    if let closure = Closure(type) { return text(of: closure, in: path) }
    let lowercased = name.lowercased()
    switch type {
    case "String": return "\"text\""
    case "Int", "UInt": return Self.isPlace(lowercased) ? "0" : "1"
    case "CGFloat", "Double", "Float", "TimeInterval": return Self.number(lowercased)
    case "Bool" where purpose != .animator: return Self.isLeave(lowercased) ? "true" : "false"
    case "UIColor": return ".systemBlue"
    case "UIFont": return ".systemFont(ofSize: 17)"
    case "UIEdgeInsets", "NSDirectionalEdgeInsets": return ".zero"
    case "UIImage": return "UIImage()"
    case "CGRect", "CGPoint", "CGSize": return purpose == .screen ? nil : Self.geometry(type)
    case "UINavigationController" where purpose == .screen:
      return "UINavigationController(rootViewController: UIViewController())"
    default: break
    }
    if Self.screens.contains(type) { return purpose == .screen ? "\(type)()" : nil }
    return own(type, in: path)
  }

  /// Returns a value for a geometric type: a small area on the screen, as of a cell or a button
  /// from which a screen grows; `nil` for other types.
  static func geometry(_ type: String) -> String? {
    switch type {
    case "CGRect": "CGRect(x: 16, y: 160, width: 96, height: 96)"
    case "CGPoint": "CGPoint(x: 64, y: 208)"
    case "CGSize": "CGSize(width: 96, height: 96)"
    default: nil
    }
  }

  /// The types of parameters for an animation's timing. They are left `nil`, and the animator then
  /// uses its own timing.
  private static let timings: Set<String> = [
    "Animation", "UITimingCurveProvider", "UISpringTimingParameters", "UICubicTimingParameters",
  ]

  /// Words in parameter names that mean another screen than the presented one, such as the
  /// presenting screen.
  private static let others = ["presenting", "source", "parent", "from", "host"]

  /// Makes up an argument for a parameter that is optional (`nil`) or a list (an empty one). For an
  /// animator's view neither will do, because an animator without its view has nothing to animate.
  private func empty(_ inner: String, _ type: String, _ name: String, _ path: String) -> String? {
    let isOptional = type.hasSuffix("?")
    if purpose == .animator, !Self.timings.contains(inner),
      text(of: inner, named: name, in: path) == nil
    {
      return nil
    }
    if isOptional { return "nil" }
    return type.contains(":") ? "[:]" : "[]"
  }

  /// Returns the type that an optional type wraps, or the type of the elements of an array or a
  /// dictionary type.
  private static func inside(_ type: String) -> String? {
    if type.hasSuffix("?") {
      let inner = type.dropLast()
      let isWhole = !inner.contains("->") || inner.hasPrefix("(") && inner.hasSuffix(")")
      return isWhole ? String(inner) : nil
    }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  // MARK: - Types of the app

  /// Returns a value of one of the app's own types: its static default, or else a new object.
  private func own(_ type: String, in path: String) -> String? {
    guard depth < 4, let entry = program.type(named: type, from: path),
      let declaration = entry.declaration, declaration.file < program.own
    else { return nil }
    guard !program.isHidden(declaration) else { return nil }
    if program.isViewOrController(entry), purpose != .screen { return nil }
    if let value = named(of: entry) { return value }
    switch program[declaration].kind {
    case .class where purpose == .screen:
      return PlainCall(program: program).text(of: entry, for: purpose, depth: depth + 1)
    case .struct: return structure(entry, declaration)
    case .enum where purpose != .animator:
      return plainCase(of: declaration, in: path).map { ".\($0)" }
    case .protocol: return only(adopting: entry)
    default: return nil
    }
  }

  /// Returns a new value of the only type of the module that adopts a protocol; `nil` if several
  /// types do, since the app means one of them for each place.
  private func only(adopting entry: Program.TypeEntry) -> String? {
    let adopters = program.entries.filter { other in
      guard let declaration = other.declaration, declaration.file < program.own,
        program[declaration].kind != .protocol
      else { return false }
      return program.ancestry(of: other).contains(entry.path)
    }
    guard adopters.count == 1, let adopter = adopters.first,
      let declaration = adopter.declaration, !program.isHidden(declaration),
      !program.isViewOrController(adopter)
    else { return nil }
    switch program[declaration].kind {
    case .struct: return structure(adopter, declaration)
    case .class:
      return PlainCall(program: program).text(of: adopter, for: purpose, depth: depth + 1)
    default: return nil
    }
  }

  /// Returns a static property of a type whose name says that it is the type's default value, such
  /// as `Theme.standard`.
  private func named(of entry: Program.TypeEntry) -> String? {
    for member in program.members(of: entry)
    where program.has("static", member) && !program.isHidden(member) {
      let name = program[member].name.filter { $0 != "`" }
      if program[member].kind == .constant || program[member].kind == .variable,
        Self.defaults.contains(name)
      {
        return "\(entry.path).\(name)"
      }
    }
    return nil
  }

  private func structure(
    _ entry: Program.TypeEntry, _ declaration: Program.Reference
  ) -> String? {
    var inner = self
    inner.depth += 1
    let own = PlainCall(program: program).initializers(of: entry)
    for reference in own {
      if let arguments = inner.arguments(of: reference, in: entry.path) {
        return "\(entry.path)(\(arguments))"
      }
    }
    // A structure's memberwise initialiser needs no arguments if every stored property has a value.
    guard own.isEmpty else { return nil }
    let listing = program.listing(declaration)
    let needs = program.members(of: entry).contains { member in
      let one = program[member]
      guard one.kind == .constant || one.kind == .variable, one.body == nil,
        !program.has("static", member)
      else { return false }
      return !listing.says("=", at: one.type?.upperBound ?? one.endOfName)
    }
    return needs ? nil : "\(entry.path)()"
  }

  /// Returns the name of an enumeration's first case; `nil` if that case has associated values.
  ///
  /// A case for which the type that takes the value answers with `nil`, as a delegate does that
  /// leaves a transition to UIKit, is passed over if there is another one.
  private func plainCase(of declaration: Program.Reference, in path: String) -> String? {
    guard let body = program[declaration].body else { return nil }
    let listing = program.listing(declaration)
    var cases: [String] = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if listing.says("case", at: index), listing.isWord(index + 1) {
        if listing.says("(", at: index + 2) {
          if cases.isEmpty { return nil }
        } else {
          cases.append(listing.words[index + 1])
        }
      }
      index = max(index, listing.partner[index]) + 1
    }
    let unanswered = unansweredCases(in: path)
    return cases.first { one in !unanswered.contains(one.filter { $0 != "`" }) } ?? cases.first
  }

  /// Returns the cases for which a method of a type returns `nil`: `case .plain: return nil`.
  private func unansweredCases(in path: String) -> Set<String> {
    guard let entry = program.types[path] else { return [] }
    return Set(
      program.members(of: entry).flatMap { member -> [String] in
        guard let body = program[member].body else { return [] }
        let words = program.listing(member).words
        return body.dropFirst(5).compactMap { index in
          words[index] == "nil" && words[index - 1] == "return" && words[index - 2] == ":"
            && words[index - 4] == "." && words[index - 5] == "case" ? words[index - 3] : nil
        }
      })
  }

  private static let defaults = ["default", "standard", "shared", "plain", "defaultValue"]

  // MARK: - Closures

  /// The type of a parameter that takes a closure, with the number of the closure's parameters.
  private struct Closure {
    var parameters = 0
    var result: String
    /// True if one of the closure's parameters has the type of a transition's context.
    var takesContext = false

    init?(_ type: String) {
      var text = Substring(type)
      while text.hasPrefix("("), text.hasSuffix(")"), Self.end(of: text) == text.indices.last {
        text = text.dropFirst().dropLast()
      }
      guard text.hasPrefix("("), let end = Self.end(of: text) else { return nil }
      let rest = text[text.index(after: end)...].drop { $0 == " " }
      guard rest.hasPrefix("->") else { return nil }
      result = String(rest.dropFirst(2).drop { $0 == " " })
      let inside = text[text.index(after: text.startIndex)..<end]
      guard !inside.isEmpty else { return }
      takesContext = inside.contains("UIViewControllerContextTransitioning")
      var depth = 0
      parameters = 1
      for character in inside {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        if character == ",", depth == 0 { parameters += 1 }
      }
    }

    /// Returns the index of the parenthesis that matches the first one in a type's text.
    private static func end(of text: Substring) -> Substring.Index? {
      var depth = 0
      for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }
  }

  /// Returns a closure that does nothing or returns a made-up value, or `nil` if no closure can be
  /// written.
  ///
  /// A closure that takes a transition's context is the animation itself and has to complete the
  /// transition. An empty one would be reported as a fault of the animator.
  private func text(of closure: Closure, in path: String) -> String? {
    if closure.takesContext { return nil }
    let names = Array(repeating: "_", count: closure.parameters).joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in "
    if ["Void", "()"].contains(closure.result) {
      return names.isEmpty ? "{}" : "{ \(names) in }"
    }
    return text(of: closure.result, named: "", in: path).map { "{ \(head)\($0) }" }
  }

  // MARK: - Numbers and flags

  /// Returns a number for a parameter, whose size fits the parameter's name: a fraction for a
  /// duration, for example.
  private static func number(_ name: String) -> String {
    func says(_ words: [String]) -> Bool { words.contains(where: name.contains) }
    if says(["duration", "interval", "delay", "time"]) { return "0.3" }
    if says(["alpha", "ratio", "fraction", "percent", "scale", "multiplier", "opacity"]) {
      return "0.5"
    }
    if says(["height", "width", "size", "length"]) { return "300" }
    return "10"
  }

  private static func isPlace(_ name: String) -> Bool {
    ["index", "page", "selected", "current", "start", "offset"].contains(where: name.contains)
  }

  /// Returns true if a Boolean parameter's name says that it permits something, such as
  /// `allowsSwipe`. Most screens of an app pass `true` for such a parameter.
  private static func isLeave(_ name: String) -> Bool {
    ["animat", "allow", "enable", "should", "dismiss", "interact", "shows"]
      .contains(where: name.contains)
  }

  /// The UIKit classes for views and screens that can be created without arguments.
  private static let screens: Set<String> = [
    "UIViewController", "UITableViewController", "UINavigationController", "UIView", "UILabel",
    "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UITextField", "UITextView",
    "UITableView", "UIControl", "UISwitch",
  ]
}
