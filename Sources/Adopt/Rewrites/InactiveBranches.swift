/// Removes the code between `#if` and `#endif` that is for another system than iOS, such as the
/// branch of `#if os(tvOS)`, so that no other rewrite takes it for the app's.
///
/// An override in such a branch would otherwise be called from its class, where no condition stands
/// around it, and the class would not compile. The lines stay, empty. A condition that asks for
/// more than the system, such as `DEBUG`, is left to the compiler.
enum InactiveBranches {
  /// The branch of an `#if` that the scan is in.
  private struct Frame {
    /// The first token of the branch.
    var start: Int
    /// True or false if the branch's condition is known to be that on iOS; else `nil`.
    var isActive: Bool?
    /// True if an earlier branch of the same `#if` is the one on iOS; `nil` if that is not known.
    var isTaken: Bool? = false
  }

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      for range in ranges(outline.listing) {
        revision.replaceSilently(file, range, with: "")
      }
    }
  }

  /// Returns the tokens of the branches that are for another system than iOS.
  static func ranges(_ listing: Listing) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var frames: [Frame] = []
    // The innermost branch ends at a token. It is removed as a part of the one around it if that is
    // removed, too.
    func close(_ frame: Frame, at token: Int) {
      guard frame.isActive == false, frame.start < token,
        !frames.dropLast().contains(where: { $0.isActive == false })
      else { return }
      found.append(frame.start..<token)
    }
    for index in listing.tokens.indices where listing.tokens[index].kind == .directive {
      let end = endOfLine(index, listing)
      switch listing.words[index] {
      case "#if":
        let value = SystemCondition(listing, index + 1..<end).value
        frames.append(Frame(start: end, isActive: value))
      case "#elseif", "#else":
        guard let frame = frames.last else { return [] }
        close(frame, at: index)
        let own =
          listing.says("#else", at: index) ? true : SystemCondition(listing, index + 1..<end).value
        let isTaken = SystemCondition.either(frame.isTaken, frame.isActive)
        let isActive = SystemCondition.either(isTaken, own.map(!)).map(!)
        frames[frames.count - 1] = Frame(start: end, isActive: isActive, isTaken: isTaken)
      case "#endif":
        guard let frame = frames.last else { return [] }
        close(frame, at: index)
        frames.removeLast()
      default: break
      }
    }
    return found
  }

  private static func endOfLine(_ index: Int, _ listing: Listing) -> Int {
    var end = index + 1
    while end < listing.count, !listing.beginsLine(end) { end += 1 }
    return end
  }
}

/// The condition of an `#if`, as far as it asks for the system.
private struct SystemCondition {
  /// The value of the condition on iOS; `nil` if it depends on something else.
  private(set) var value: Bool?
  private let listing: Listing
  private var next: Int
  private let end: Int

  init(_ listing: Listing, _ tokens: Range<Int>) {
    (self.listing, next, end) = (listing, tokens.lowerBound, tokens.upperBound)
    value = alternatives()
    if next != end { value = nil }
  }

  private mutating func alternatives() -> Bool? {
    var value = conditions()
    while takes("||") { value = Self.either(value, conditions()) }
    return value
  }

  private mutating func conditions() -> Bool? {
    var value = single()
    // Both are true if it is not so that either is false.
    while takes("&&") { value = Self.either(value.map(!), single().map(!)).map(!) }
    return value
  }

  /// Returns true if one of two values is true, and `nil` if that depends on what is not known.
  static func either(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == true || other == true { return true }
    return one == nil || other == nil ? nil : false
  }

  private mutating func single() -> Bool? {
    if takes("!") { return single().map { !$0 } }
    if takes("(") {
      let value = alternatives()
      return takes(")") ? value : nil
    }
    guard next < end else { return nil }
    let name = next
    next += 1
    guard next < end, listing.says("(", at: next) else { return nil }
    let argument = next + 1
    next = listing.partner[next] + 1
    guard next == argument + 2, listing.says("os", at: name) else { return nil }
    return listing.says("iOS", at: argument)
  }

  /// Passes over an operator or a bracket if it comes next, also one whose characters are tokens.
  private mutating func takes(_ text: String) -> Bool {
    if next < end, listing.says(text, at: next) {
      next += 1
      return true
    }
    guard text.count == 2, next + 1 < end, listing.touchesNext(next),
      listing.says(String(text.prefix(1)), at: next),
      listing.says(String(text.suffix(1)), at: next + 1)
    else { return false }
    next += 2
    return true
  }
}
