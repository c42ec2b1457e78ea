/// Writes the arguments for creating an animator that serves one direction, presenting or
/// dismissing, as in `Fade(isPresenting: isPresenting, duration: 0.3)`. The direction has to be the
/// only argument on which the transition depends; values for the others are made up.
struct DirectedCall {
  let program: Program
  /// The expression that is true for a presentation or a push.
  var forward = "isPresenting"
  /// The expression that is true for a dismissal or a pop.
  var backward = "!isPresenting"
  /// Returns true if the app's own calls give an argument of this label.
  var isPassed: (String) -> Bool = { _ in false }

  /// Returns the arguments for a call that creates an animator, or `nil` if a person has to choose
  /// one of them.
  ///
  /// - Parameters:
  ///   - reference: The initialiser or function to call.
  ///   - path: The name of the type that declares it.
  func arguments(of reference: Program.Reference, in path: String) -> String? {
    guard let parameters = program[reference].parameters?.list else { return nil }
    let listing = program.listing(reference)
    var words: [String] = []
    var directions = 0
    for parameter in parameters
    where parameter.defaultValue.isEmpty || isPassedDirection(parameter, of: reference, in: path) {
      let type = listing.line(parameter.type)
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      let name = "\(parameter.label) \(parameter.name)".lowercased()
      if type == "Bool" {
        guard let isBackward = Self.isBackward(name) else { return nil }
        words.append(label + (isBackward ? backward : forward))
        directions += 1
      } else if let value = direction(type, from: path) {
        words.append(label + value)
        directions += 1
      } else if let value = PlainValue(program: program, purpose: .animator)
        .text(of: type, named: name, in: path)
      {
        words.append(label + value)
      } else {
        return nil
      }
    }
    return directions == 1 ? words.joined(separator: ", ") : nil
  }

  /// Returns true if an initialiser has a direction with a default that the app's own calls
  /// override, as `Slide(reverse: true)` does for `init(reverse: Bool = false)`. Without it the
  /// animator would do the same in both directions.
  func hasPassedDirection(_ reference: Program.Reference, in path: String) -> Bool {
    (program[reference].parameters?.list ?? []).contains {
      isPassedDirection($0, of: reference, in: path)
    }
  }

  private func isPassedDirection(
    _ parameter: Declaration.Parameter, of reference: Program.Reference, in path: String
  ) -> Bool {
    guard !parameter.defaultValue.isEmpty, parameter.label != "_", isPassed(parameter.label) else {
      return false
    }
    let type = program.listing(reference).line(parameter.type)
    return type == "Bool"
      ? Self.isBackward("\(parameter.label) \(parameter.name)") != nil
      : directions(type, from: path) != nil
  }

  /// Returns true if a Boolean argument or property such as `isDismissing` is true for a dismissal,
  /// and false if it is true for a presentation; `nil` if its name says nothing of a direction.
  static func isBackward(_ name: String) -> Bool? {
    // Words for dismissing are tested first, because "disappear" contains "appear", a word for
    // presenting.
    let name = plain(name)
    if dismissing.contains(where: name.contains) { return true }
    return presenting.contains(where: name.contains) ? false : nil
  }

  /// Returns an expression that chooses an enumeration's case for presenting or dismissing, or
  /// `nil` if the enumeration has no such cases.
  private func direction(_ type: String, from path: String) -> String? {
    directions(type, from: path).map { "\(forward) ? \($0.presenting) : \($0.dismissing)" }
  }

  /// Returns an enumeration's cases for presenting and for dismissing, as expressions, or `nil` if
  /// it has no such cases.
  func directions(
    _ type: String, from path: String
  ) -> (presenting: String, dismissing: String)? {
    guard let entry = program.type(named: type, from: path), let declaration = entry.declaration,
      program[declaration].kind == .enum
    else { return nil }
    let cases = cases(of: declaration)
    func value(_ words: [String]) -> String? {
      for word in words {
        let found = cases.filter { Self.plain($0.name).hasPrefix(word) }
        if let one = found.first {
          return found.count == 1 && one.isPlain ? ".\(one.name)\(one.call)" : nil
        }
      }
      return nil
    }
    // A case for pushes goes with one for pops, also beside a case for dismissals.
    for (forth, back) in zip(Self.presenting, Self.opposites) {
      if let one = value([forth]), let other = value([back]) { return (one, other) }
    }
    guard let one = value(Self.presenting), let other = value(Self.dismissing) else { return nil }
    return (one, other)
  }

  /// Returns a name in lower case without the words that contain "pop" and do not mean it.
  private static func plain(_ name: String) -> String {
    name.lowercased().replacing("popover", with: "").replacing("popup", with: "")
  }

  private struct Case {
    var name: String
    /// The text `()` behind the name of an enumeration's case. The case needs it if it has
    /// associated values, which then all have defaults.
    var call = ""
    var isPlain = true
  }

  private func cases(of reference: Program.Reference) -> [Case] {
    guard let body = program[reference].body else { return [] }
    let listing = program.listing(reference)
    var found: [Case] = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      guard listing.says("case", at: index), listing.isWord(index + 1) else {
        index = max(index, listing.partner[index]) + 1
        continue
      }
      repeat {
        index += 1
        var one = Case(name: listing.words[index])
        index += 1
        if listing.says("(", at: index) {
          one.call = "()"
          one.isPlain = hasDefaults(in: index + 1..<listing.partner[index], listing)
          index = listing.partner[index] + 1
        }
        if listing.says("=", at: index) { index += 2 }
        found.append(one)
      } while listing.says(",", at: index)
    }
    return found
  }

  /// Returns true if each associated value of an enumeration's case has a default, so that the case
  /// can be written without values.
  private func hasDefaults(in range: Range<Int>, _ listing: Listing) -> Bool {
    var (values, defaults) = (1, 0)
    var index = range.lowerBound
    while index < range.upperBound {
      if listing.says(",", at: index) { values += 1 }
      if listing.says("=", at: index) { defaults += 1 }
      index = max(index, listing.partner[index]) + 1
    }
    return values == defaults
  }

  private static let presenting = ["present", "show", "appear", "open", "push"]
  /// The words for dismissing that are the opposites of those for presenting, in their order.
  private static let opposites = ["dismiss", "hide", "disappear", "close", "pop"]
  private static let dismissing = ["dismiss", "hide", "disappear", "close", "reverse", "pop"]
}
