/// Replaces `#selector(pan(_:))` by `Selector(Drawer.pan(_:), named: "pan(_:)")`.
///
/// The model makes a selector from a method that is not bound to an object, so the method's type
/// has to be written out. The type is the one that contains the expression, or that of `self`,
/// `super` or a variable before the dot. If only the compiler knows the type of a value, the code
/// asks the value: `type(of: drawer).pan(_:)`. The method's name is an argument, too, because
/// Objective-C compares selectors by name: a `removeTarget` in one method finds the action that an
/// `addTarget` in another method has added.
struct SelectorExpressions {
  let file: Int
  let outline: Outline
  private var listing: Listing { outline.listing }

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let rewrite = SelectorExpressions(file: file, outline: outline)
      for index in outline.listing.tokens.indices
      where outline.listing.says("#selector", at: index) {
        rewrite.rewrite(index, &revision)
      }
    }
  }

  /// An argument of `#selector`: the expression in its parentheses that names a method.
  private struct Argument {
    var accessor: String?
    /// The tokens that name the method in `#selector(…)`, without a cast such as `as () -> Void`
    /// behind them.
    var expression: Range<Int>
    /// The token `as` of a cast behind the method's name; `nil` without a cast.
    var cast: Int?
    /// The names between the dots of the expression, such as `drawer` and `pan`. The list is empty
    /// if the expression contains anything but names.
    var components: [Int] = []
    /// The tokens of the parentheses with the method's labels, as in `pan(_:)`; `nil` without
    /// labels.
    var labels: Range<Int>?
  }

  private func rewrite(_ index: Int, _ revision: inout Revision) {
    let close = listing.partner[listing.says("(", at: index + 1) ? index + 1 : index]
    guard close > index + 2 else { return }
    let argument = read(index + 2..<close)
    guard let last = argument.components.last else {
      return rewriteExpression(index, argument, &revision)
    }
    let isQualified = argument.components.count > 1
    guard let (owner, isConformer) = owner(of: argument, revision.program) else {
      return isQualified
        ? rewriteExpression(index, argument, &revision)
        : revision.report(
          file, index,
          "This #selector stands in no type, so it cannot be told whose method is meant.",
          "Write the type before the method.")
    }
    if let accessor = argument.accessor {
      return rewriteAccessor(
        accessor, index, close, owner, listing.words[last], revision: &revision)
    }
    let method = method(argument, owner, revision.program)
    if let count = method?.parameters?.list.count, count > 3 {
      return revision.report(
        file, index, "A selector cannot name a method of \(count) parameters here.",
        "What is told of an end takes three; call the method itself instead.")
    }
    revision.replace(
      file, index..<index + 1, with: revision.program.selectorName, "#selector made of the method")
    spellOwner(owner, argument, &revision)
    if let cast = argument.cast { spellCast(cast, close, owner, &revision) }
    let name = method?.fullName ?? listing.line(last..<argument.expression.upperBound)
    let others = others(name, owner, index, revision.program)
    let type = isConformer ? plainType(of: argument, method, owner) : ""
    revision.insert(file, before: close, "\(type), named: \"\(name)\"\(others)")
  }

  /// Returns a cast to the type of a method without parameters, for a selector that the app makes
  /// of a protocol's method.
  ///
  /// The class that replaces the protocol may have more methods of the name, such as the
  /// `dismiss(animated:completion:)` of a view controller, and without a cast the compiler could
  /// not choose. A method with parameters is told by its labels.
  private func plainType(of argument: Argument, _ method: Declaration?, _ owner: String) -> String {
    guard argument.cast == nil, argument.labels == nil, let method,
      method.fullName == "\(method.name)()", method.type == nil
    else { return "" }
    return " as (\(owner)) -> @MainActor () -> Void"
  }

  /// Returns the methods of the same name in the app's other classes. The control's target may be
  /// an object of such a class, because a device finds the method by its name alone. If the
  /// selector is of a class of UIKit's, only a method of `self` is returned.
  private func others(_ name: String, _ owner: String, _ index: Int, _ program: Program) -> String {
    guard listing.says(":", at: index - 1), listing.says(",", at: index - 3) else { return "" }
    let isSelf =
      listing.says("self", at: index - 4)
      && (listing.says("(", at: index - 5) || listing.says(":", at: index - 5))
    let type = program.type(named: owner)
    guard type != nil || isSelf else { return "" }
    let around = outline.enclosingType(index).map { outline.path($0) } ?? ""
    let relatives = Set(type.map { program.lineage(of: $0).map(\.path) } ?? [])
    let found = program.classes.compactMap { entry, declaration -> String? in
      guard !isSelf || entry.path == around, !relatives.contains(entry.path),
        !program.lineage(of: entry).contains(where: { $0.path == owner }),
        type != nil || !program.ancestry(of: entry).contains(owner),
        canName(declaration, from: around, entry.path, program),
        let method = program.member(name, of: entry)
          ?? (name.contains("(") ? nil : program.methods(named: name, of: entry).first),
        program[method].kind == .function,
        canName(method, from: around, entry.path, program)
      else { return nil }
      let hasParameters = program[method].parameters?.list.isEmpty == false
      let spelled = hasParameters ? program[method].fullName : program[method].name
      return "\(program.selectorName)(\(entry.path).\(spelled), named: \"\(name)\")"
    }
    return found.isEmpty ? "" : ", or: [\(found.joined(separator: ", "))]"
  }

  /// Returns true if code at a given place may name a class and its method, as `private` and
  /// `public` allow. Of the app's other modules, only what is public can be named.
  private func canName(
    _ reference: Program.Reference, from around: String, _ path: String, _ program: Program
  ) -> Bool {
    if program.listing(reference).says("<", at: program[reference].keyword + 2) { return false }
    if path == around { return true }
    let isOwn = reference.file < program.own
    return !program.isHidden(reference)
      && (isOwn || program.has("public", reference) || program.has("open", reference))
  }

  private func spellOwner(_ owner: String, _ argument: Argument, _ revision: inout Revision) {
    let components = argument.components
    if components.count == 1 {
      revision.insert(file, before: components[0], "\(owner).")
    } else if listing.line(components[0]..<components[components.count - 1] - 1) != owner {
      let dot = components[components.count - 1] - 1
      revision.replaceSilently(file, components[0]..<dot, with: owner)
    }
  }

  /// Adds the class to the type in a cast: `as (UIButton) -> Void` becomes `as (Drawer) ->
  /// (UIButton) -> Void`.
  private func spellCast(_ cast: Int, _ close: Int, _ owner: String, _ revision: inout Revision) {
    var arrows = 0
    var index = cast + 1
    while index < close {
      if listing.says("->", at: index) { arrows += 1 }
      index = max(index, listing.partner[index]) + 1
    }
    if arrows == 1 { revision.insert(file, after: cast, " (\(owner)) ->") }
  }

  /// Rewrites a method of a value as a method of the value's type: `drawer.pan` becomes `type(of:
  /// drawer).pan`.
  private func rewriteExpression(_ index: Int, _ argument: Argument, _ revision: inout Revision) {
    var dot: Int?
    var position = argument.expression.lowerBound
    while position < argument.expression.upperBound {
      if listing.says(".", at: position) { dot = position }
      position = max(position, listing.partner[position]) + 1
    }
    guard let dot, dot > argument.expression.lowerBound, argument.accessor == nil,
      argument.cast == nil, listing.isWord(dot + 1)
    else {
      return revision.report(
        file, index, "It cannot be told which type this #selector means.",
        "Write it as #selector(Type.method).")
    }
    let name = listing.line(dot + 1..<argument.expression.upperBound)
    revision.replace(
      file, index..<index + 1, with: revision.program.selectorName, "#selector made of the method")
    revision.insert(file, before: argument.expression.lowerBound, "type(of: ")
    // A question mark behind an optional value becomes an exclamation mark, because the method
    // belongs to the wrapped type.
    if listing.says("?", at: dot - 1) {
      revision.replaceSilently(file, dot - 1..<dot, with: "!)")
    } else {
      revision.insert(file, before: dot, ")")
    }
    revision.insert(file, after: argument.expression.upperBound - 1, ", named: \"\(name)\"")
  }

  private func rewriteAccessor(
    _ accessor: String, _ index: Int, _ close: Int, _ owner: String, _ name: String,
    revision: inout Revision
  ) {
    if listing.says("NSStringFromSelector", at: index - 2), listing.says("(", at: index - 1) {
      return revision.replace(
        file, index - 2..<listing.partner[index - 1] + 1, with: "\"\(name)\"",
        "the selector of a property made its name")
    }
    let selector = revision.program.selectorName
    // A property of UIKit's is read under its present name. The code is made here, so that no other
    // rewrite gets to see the older one.
    let isOwn = revision.program.type(named: owner).map {
      revision.program.variable(named: name, of: $0) != nil
    }
    let present = isOwn == true ? name : OlderSpellings.members[name] ?? name
    var text = "\(selector)({ (target: \(owner)) in { target.\(present) } }, named: \"\(name)\")"
    if accessor == "setter" {
      var value = "value"
      if let entry = revision.program.type(named: owner),
        let variable = revision.program.variable(named: name, of: entry),
        let type = revision.program[variable].type
      {
        value = "(value: \(revision.program.listing(variable).line(type)))"
      }
      text =
        "\(selector)({ (target: \(owner)) in { \(value) in target.\(present) = value } }, "
        + "named: \"\(name)=\")"
    }
    revision.replace(
      file, index..<close + 1, with: text, "the selector of a property made of a closure")
  }

  // MARK: - Reading

  private func read(_ range: Range<Int>) -> Argument {
    var argument = Argument(expression: range)
    var start = range.lowerBound
    if listing.says(":", at: start + 1), ["getter", "setter"].contains(listing.words[start]) {
      argument.accessor = listing.words[start]
      start += 2
    }
    var end = range.upperBound
    var index = start
    while index < range.upperBound {
      if listing.says("as", at: index) {
        argument.cast = index
        end = index
        break
      }
      index = max(index, listing.partner[index]) + 1
    }
    guard start < end else { return argument }
    argument.expression = start..<end
    index = start
    var components: [Int] = []
    while index < end, listing.isWord(index) {
      components.append(index)
      index += 1
      if listing.says("(", at: index), listing.partner[index] == end - 1 {
        argument.labels = index..<end
        index = end
      } else if listing.says(".", at: index) {
        index += 1
      } else {
        break
      }
    }
    if index == end { argument.components = components }
    return argument
  }

  /// Returns the name of the type that contains the `#selector` expression, or `nil`.
  private func around(_ argument: Argument) -> String? {
    outline.enclosingType(argument.expression.lowerBound).map { outline.path($0) }
  }

  /// Returns the name of the type that declares the method in `#selector(…)`, as it can be written
  /// there, and whether it is a class that replaces a protocol; `nil` if the type is not known.
  private func owner(
    of argument: Argument, _ program: Program
  ) -> (name: String, isConformer: Bool)? {
    func plain(_ name: String?) -> (name: String, isConformer: Bool)? { name.map { ($0, false) } }
    let words = argument.components.dropLast().map { listing.words[$0] }
    let around = around(argument)
    switch words.first {
    case nil: return plain(around)
    case "self" where words.count == 1, "Self" where words.count == 1: return plain(around)
    case "super" where words.count == 1:
      guard let around, let entry = program.types[around], let class_ = entry.declaration else {
        return nil
      }
      return plain(program[class_].inherited.first)
    case .some(let first):
      if first == "self", words.count == 2 { return type(ofVariable: words[1], around, program) }
      let name = words.joined(separator: ".")
      if let found = program.type(named: name, from: around ?? "") {
        return conformer(of: found, program).map { ($0, true) } ?? plain(name)
      }
      if first.first?.isUppercase == true {
        let isType = words.allSatisfy { $0.first?.isUppercase == true }
        return plain(isType ? name : declarer(of: argument, words, program))
      }
      return words.count == 1 ? type(ofVariable: first, around, program) : nil
    }
  }

  /// Returns the declared type of a variable of the type that contains the `#selector` expression,
  /// and whether it is a class that replaces a protocol, or `nil`.
  private func type(
    ofVariable name: String, _ around: String?, _ program: Program
  ) -> (name: String, isConformer: Bool)? {
    guard let around, let entry = program.types[around],
      let variable = program.variable(named: name, of: entry), let type = program[variable].type
    else { return nil }
    let words = program.listing(variable).words[type].filter { $0 != "?" && $0 != "!" }
    guard words.allSatisfy({ $0 == "." || $0.first?.isUppercase == true }) else { return nil }
    let name = words.joined()
    let class_ = program.type(named: name, from: around).flatMap { conformer(of: $0, program) }
    return (class_ ?? name, class_ != nil)
  }

  /// Returns the class that declares the method named in a `#selector`, if the expression's value
  /// belongs to a type, as in `Player.shared`. The target may be an object of another subclass of
  /// that class.
  private func declarer(
    of argument: Argument, _ words: [String], _ program: Program
  ) -> String? {
    let types = words.prefix { $0.first?.isUppercase == true }
    guard types.count == words.count - 1, let value = words.last,
      let last = argument.components.last,
      let holder = program.type(named: types.joined(separator: "."), from: around(argument) ?? ""),
      let variable = program.variable(named: value, of: holder)
    else { return nil }
    let annotation = program[variable].type.map { program.listing(variable).line($0) }
    guard let entry = annotation.map({ program.type(named: $0, from: holder.path) }) ?? holder
    else { return nil }
    let method = listing.line(last..<(argument.labels?.upperBound ?? last + 1))
    return program.lineage(of: entry).first { type in
      program.members(of: type).contains {
        program[$0].kind == .function
          && (program[$0].name == method || program[$0].fullName == method)
      }
    }?.path
  }

  /// Returns the first class of the app that conforms to a protocol. It replaces the protocol in a
  /// `#selector`, because a selector cannot be made from a protocol's method.
  private func conformer(of entry: Program.TypeEntry, _ program: Program) -> String? {
    guard let declaration = entry.declaration, program[declaration].kind == .protocol else {
      return nil
    }
    let classes = program.entries.filter {
      guard let declaration = $0.declaration, program[declaration].kind == .class else {
        return false
      }
      return program.ancestry(of: $0).contains(entry.path)
    }
    return classes.first?.path
  }

  private func method(
    _ argument: Argument, _ owner: String, _ program: Program
  ) -> Declaration? {
    guard let last = argument.components.last,
      let entry = program.type(named: owner, from: around(argument) ?? "")
    else { return nil }
    let name = listing.line(last..<(argument.labels?.upperBound ?? last + 1))
    return program.methods(named: name, of: entry).first.map { program[$0] }
  }
}
