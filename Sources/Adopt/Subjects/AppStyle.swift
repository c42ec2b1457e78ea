/// The presentation style with which an app uses a transitioning delegate or an animator.
///
/// A subject's own style is `.custom`, under which the presenter's view stays in the window. A
/// delegate without a presentation controller is often used with `.fullScreen` instead, and its
/// animator then has to put the presenter's view back, which would be a fault under `.custom`.
struct AppStyle {
  private let program: Program
  private let creations: Creations
  /// The places at which the app sets a presentation style, each with the name of the style.
  private let places: [(file: Int, token: Int, style: String)]
  /// True if the system's default style is `.fullScreen`, as it was before iOS 13.
  private let coversByDefault: Bool

  init(_ program: Program, _ creations: Creations, era: AppEra? = nil) {
    coversByDefault = era.map { $0.version < 13 } ?? false
    self.program = program
    self.creations = creations
    var places: [(file: Int, token: Int, style: String)] = []
    for (file, outline) in program.outlines.enumerated() {
      let listing = outline.listing
      for token in listing.tokens.indices
      where listing.words[token] == "modalPresentationStyle"
        && (listing.says("=", at: token + 1) || listing.says(":", at: token + 1))
      {
        let value = listing.says(".", at: token + 2) ? token + 3 : token + 4
        guard Self.styles.contains(listing.word(value)), listing.says(".", at: value - 1)
        else { continue }
        places.append((file, token, listing.words[value]))
      }
    }
    self.places = places
  }

  /// True if the app sets the presentation style `.custom` anywhere.
  var hasCustom: Bool { places.contains { $0.style == "custom" } }

  /// Returns the presentation style that a subject (a transition to test) of the app's delegate or
  /// animator has to set, such as `.fullScreen`; `nil` for the default of such a subject,
  /// `.custom`.
  ///
  /// - Parameters:
  ///   - entry: The delegate or animator that the subject checks.
  ///   - animators: The animators that the subject runs.
  func style(of entry: Program.TypeEntry, running animators: [Program.TypeEntry]) -> String? {
    if hasPresentationController(entry) { return nil }
    if let found = written(near: users(of: entry)) { return found == ".custom" ? nil : found }
    if animators.contains(where: { putsPresenterBack($0) || unwrapsBothViews($0) }) {
      return ".fullScreen"
    }
    // If no code sets a style, the app or the library's user gets the system's default one. An
    // animator that leaves out the presenter's view on the way back could not work with that.
    let isUnset = coversByDefault && places.isEmpty && !animators.contains(where: addsViews)
    return isUnset ? ".fullScreen" : nil
  }

  private func hasPresentationController(_ entry: Program.TypeEntry) -> Bool {
    program.lineage(of: entry).flatMap(program.members).contains {
      program[$0].fullName.hasPrefix("presentationController(forPresented")
    }
  }

  // MARK: - What the app writes

  private static let styles: Set<String> = [
    "fullScreen", "custom", "overFullScreen", "currentContext", "overCurrentContext", "pageSheet",
    "formSheet", "automatic",
  ]

  /// Returns the name of a type, and then the names of the types that create objects of it.
  private func users(of entry: Program.TypeEntry) -> [String] {
    var names = [entry.name]
    for caller in creations.callers(of: entry) {
      guard let type = caller.type.flatMap({ program.types[$0] }),
        program.ancestry(of: type).contains("UIViewControllerTransitioningDelegate"),
        !names.contains(type.name), !hasPresentationController(type)
      else { continue }
      names.append(type.name)
    }
    return names
  }

  /// The number of tokens that the beginning of another branch of a `switch` or an `if` counts for
  /// in a distance. No function is that long.
  private static let branch = 10_000
  /// The number of tokens that a use by way of a property counts for. The mere presence of such a
  /// property in the class counts twice as much.
  private static let property = 100 * branch

  /// Returns the presentation style that the app sets nearest to its use of given types: in the
  /// same branch of a function that uses one of them, or in another branch, or else in a class that
  /// uses one.
  private func written(near names: [String]) -> String? {
    var found: (distance: Int, style: String)?
    for place in places {
      guard let distance = distance(of: place.token, in: program.outlines[place.file], names),
        distance < found?.distance ?? .max
      else { continue }
      found = (distance, ".\(place.style)")
    }
    return found?.style
  }

  /// Returns how far a place in the code is from a use of some types: the number of tokens to it in
  /// the same function, more in a function that uses a property of such a type, and more again in
  /// the same class; `nil` elsewhere.
  private func distance(of token: Int, in outline: Outline, _ names: [String]) -> Int? {
    let listing = outline.listing
    let around = outline.enclosing(token)
    let functions = around.filter { !outline.declarations[$0].kind.isType }
      .compactMap { outline.declarations[$0].body }
    func distance(in range: ClosedRange<Int>, _ words: [String]) -> Int? {
      range.filter { words.contains(listing.words[$0]) && listing.isWord($0) }
        .map { steps(min($0, token)..<max($0, token), listing) }.min()
    }
    if let near = functions.compactMap({ distance(in: $0, names) }).min() { return near }
    guard let path = outline.enclosingType(token).map(outline.path),
      let type = program.types[path]
    else { return nil }
    let properties = program.members(of: type).filter { member in
      let declaration = program[member]
      guard [.variable, .constant].contains(declaration.kind) else { return false }
      let listing = program.listing(member)
      if let type = declaration.type, type.contains(where: { names.contains(listing.words[$0]) }) {
        return true
      }
      let start = declaration.endOfName
      let end = min(start + 8, listing.count)
      return start < end
        && (start..<end).prefix { $0 == start || !listing.beginsLine($0) }
          .contains { names.contains(listing.words[$0]) }
    }.map { program[$0].name }
    if let near = functions.compactMap({ distance(in: $0, properties) }).min() {
      return Self.property + near
    }
    return properties.isEmpty ? nil : 2 * Self.property
  }

  /// Returns the number of tokens in a range, where the beginning of another branch of a `switch`
  /// or an `if` counts for many.
  private func steps(_ range: Range<Int>, _ listing: Listing) -> Int {
    range.count
      + Self.branch * range.count { ["case", "default", "else"].contains(listing.words[$0]) }
  }

  // MARK: - What an animator does

  /// Returns true if an animator's method `animateTransition` itself adds views to a view.
  private func addsViews(_ entry: Program.TypeEntry) -> Bool {
    program.lineage(of: entry).flatMap(program.members).contains { member in
      guard program[member].name == "animateTransition", let body = program[member].body else {
        return false
      }
      let words = program.listing(member).words
      return body.contains { ["addSubview", "insertSubview"].contains(words[$0]) }
    }
  }

  /// Returns true if an animator adds the incoming view for both directions, as it has to for a
  /// presenter's view that has left the window, or if it needs the views of both screens.
  private func putsPresenterBack(_ entry: Program.TypeEntry) -> Bool {
    program.lineage(of: entry).flatMap(program.members).contains { member in
      guard program[member].name == "animateTransition", let body = program[member].body else {
        return false
      }
      let listing = program.listing(member)
      let incoming = incoming(in: body, listing)
      var index = body.lowerBound + 1
      // Only the statements at the top of the function count, because one in an `if` may run for
      // one direction only. An `if` that asks the context for its controllers is none of these.
      while index < body.upperBound {
        if ["addSubview", "insertSubview"].contains(listing.words[index]),
          listing.says("(", at: index + 1), incoming.contains(listing.word(index + 2))
        {
          return true
        }
        if listing.says("guard", at: index), needsView(in: index..<body.upperBound, listing) {
          return true
        }
        let unwrapped = listing.says("if", at: index) ? bodyOfUnwrapping(index, body, listing) : nil
        index = unwrapped ?? max(index, listing.partner[index]) + 1
      }
      return false
    }
  }

  /// Returns true if an animator unwraps the context's views of both screens for both directions:
  /// `let from = context.view(forKey: .from)!`. Only a full-screen presentation has both.
  private func unwrapsBothViews(_ entry: Program.TypeEntry) -> Bool {
    program.lineage(of: entry).flatMap(program.members).contains { member in
      guard program[member].name == "animateTransition", let body = program[member].body else {
        return false
      }
      let listing = program.listing(member)
      var keys: Set<String> = []
      var index = body.lowerBound + 1
      while index < body.upperBound {
        if listing.says("view", at: index), listing.says("(", at: index + 1),
          listing.says("forKey", at: index + 2)
        {
          let end = listing.partner[index + 1]
          if listing.says("!", at: end + 1) { keys.insert(listing.word(end - 1)) }
        }
        index = (listing.says("{", at: index) ? listing.partner[index] : index) + 1
      }
      return keys.isSuperset(of: ["from", "to"])
    }
  }

  /// Returns the token behind the opening brace of an `if` that unwraps the context's
  /// controllers, which are always there, and asks for nothing else, or `nil`.
  private func bodyOfUnwrapping(
    _ index: Int, _ body: ClosedRange<Int>, _ listing: Listing
  ) -> Int? {
    guard let brace = (index..<body.upperBound).first(where: { listing.says("{", at: $0) }) else {
      return nil
    }
    let condition = index + 1..<brace
    let asked = condition.count { listing.words[$0] == "viewController" }
    let parts = condition.count { ["let", "var"].contains(listing.words[$0]) }
    let clauses = 1 + condition.count { listing.says(",", at: $0) }
    return asked > 0 && asked == parts && asked == clauses ? brace + 1 : nil
  }

  /// Returns true if a `guard` returns early when the transition's context has no view for a
  /// screen: `guard let from = context.view(forKey: .from) else { return }`.
  private func needsView(in range: Range<Int>, _ listing: Listing) -> Bool {
    range.prefix { !listing.says("else", at: $0) }.contains { index in
      listing.says("view", at: index) && listing.says("(", at: index + 1)
        && listing.says("forKey", at: index + 2)
    }
  }

  /// Returns the names of the variables in an animator that hold the incoming view or its
  /// controller.
  private func incoming(in body: ClosedRange<Int>, _ listing: Listing) -> Set<String> {
    var names: Set<String> = []
    for token in body
    where listing.words[token] == "to" && listing.says(".", at: token - 1)
      && listing.says(")", at: token + 1)
    {
      let start = max(body.lowerBound, token - 14)
      guard (start..<token).contains(where: { listing.words[$0] == "forKey" }),
        let keyword = (start..<token).last(where: { ["let", "var"].contains(listing.words[$0]) })
      else { continue }
      names.insert(listing.word(keyword + 1))
    }
    return names
  }
}
