import Foundation

/// Cuts code of a target, that is, leaves it out, round by round, until the target compiles on
/// Linux.
///
/// Each round applies all cuts so far, runs the compiler, and makes the smallest possible cut
/// around each error. A cut that did not help is not tried again, so each round enlarges a cut or
/// adds one. The code is finite, and so the rounds end. Causes come first: in a round that finds a
/// missing type, of the other errors only those are cut that cannot depend on the type. If one
/// error of a statement names a missing thing, the statement's other errors are taken for its
/// consequences.
struct CutRounds {
  private(set) var files: [FileState]
  private let compiler: Compiler
  private let transitions: TransitionCode
  private let standIns: StandInTypes
  private let nestedTypes: NestedTypes
  private let below: [Program]
  /// The target's own files.
  var program: Program { transitions.program }
  private(set) var types: [StandInType] = []
  private var notTypes: Set<String> = []
  /// The missing types whose stand-ins were given a superclass of UIKit's. None is given two.
  private var based: Set<String> = []
  private var tried: Set<Attempt> = []
  /// The members that the compiler has reported as missing, with the types in which it looked.
  private(set) var members: [String: Set<String>] = [:]
  /// The number of times that the compiler has run so far. `firstErrors` is the number of errors
  /// that it reported at the first run.
  private(set) var rounds = 0
  private(set) var firstErrors = 0

  struct FileState {
    var source: CutSource
    var placed: [Made] = []
    var text: CutText
    /// By the first token of a statement, the rounds in which cuts (code left out) have been tried
    /// in the statement.
    var strikes: [Int: Set<Int>] = [:]
    var isWritten = false
  }

  /// A cut (code left out) that was made, with the token and the message of the compiler's error
  /// for which it was made.
  struct Made {
    var entry: CutPass.Placed
    var token: Int
    var message: String
    var round: Int
  }

  private struct Attempt: Hashable {
    var file: Int
    var piece: CutPiece
  }

  /// The maximum number of rounds of compiling and cutting. It is far more than any app has needed.
  static let most = 100

  /// - Parameter below: The app's modules that the target imports.
  init(_ adopted: [AdoptedFile], compiler: Compiler, below: [Program] = []) {
    self.below = below
    let sources = adopted.map(CutSource.init)
    files = sources.map { FileState(source: $0, text: $0.text(cutting: [])) }
    transitions = TransitionCode(program: Program(sources.map { Outline($0.listing) }))
    standIns = StandInTypes(sources: sources)
    nestedTypes = NestedTypes(sources: sources)
    self.compiler = compiler
  }

  /// The cuts made so far and the stand-ins for missing types, sorted, as they are written to
  /// `Cuts.txt`.
  var list: CutList {
    let cuts = files.sorted { $0.source.file.path < $1.source.file.path }.flatMap { file in
      file.placed.map(\.entry).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.map(\.cut)
    }
    let uncalled = UncalledOverrides.names(
      in: files.map(\.source), of: Set(types.map(\.name)))
    var types = types.sorted { $0.name < $1.name }
    for index in types.indices { types[index].overrides = uncalled[types[index].name] ?? [] }
    return CutList(cuts: cuts, types: types)
  }

  /// The names of the files to compile: the target's own, and the file with the stand-ins for
  /// missing types if there are any.
  var names: [String] {
    files.map { $0.source.file.path } + (types.isEmpty ? [] : [CutList.typesFile])
  }

  /// Compiles the target and cuts code, again and again, until the compiler reports no error.
  mutating func run(_ say: (String) -> Void) throws(AdoptionError) {
    // After the first round, only the files that had errors or were cut are compiled at first. When
    // these compile, all files are compiled, up to the stage of flow: it checks all types as well.
    var dirty: Set<String>?
    var hasFlowed = false
    while true {
      let changed = try write()
      if dirty != nil { dirty?.formUnion(changed) }
      var errors = try compiler.run(hasFlowed ? .flow : .types, names, only: dirty)
      if errors.isEmpty {
        errors = try compiler.run(.flow, names)
        hasFlowed = true
      }
      if rounds == 0 { firstErrors = errors.count }
      dirty = Set(errors.map(\.file))
      if errors.isEmpty {
        if hasCut { try addProtocols() }
        return
      }
      rounds += 1
      let change = cut(errors)
      let now = files.reduce(0) { $0 + $1.placed.count }
      say(
        "round \(rounds): \(errors.count) \(errors.count == 1 ? "error" : "errors")"
          + (hasFlowed && !errors.contains(where: \.isIndependent) ? " of flow" : "")
          + ", \(now) \(now == 1 ? "cut" : "cuts")"
          + (types.isEmpty ? "" : ", \(types.count) missing \(types.count == 1 ? "type" : "types")")
          // With few errors left, each is named, so that a reader sees what the rounds wait for.
          + (errors.count <= 2 ? errors.map { "; \($0.file):\($0.line): \($0.text)" }.joined() : "")
      )
      guard change, rounds < Self.most else {
        let shown = errors.prefix(5).map { "  \($0.file):\($0.line):\($0.column): \($0.text)" }
        throw AdoptionError(
          "error: Cutting gave up after \(rounds) rounds, with \(errors.count) errors that no cut mends:\n"
            + shown.joined(separator: "\n"))
      }
    }
  }

  /// True if code was cut, or if a missing type has a stand-in.
  var hasCut: Bool { !types.isEmpty || files.contains { !$0.placed.isEmpty } }

  /// Adds the stand-ins for values of the app's protocols that compile. It is called when
  /// everything else does.
  mutating func addProtocols() throws(AdoptionError) {
    var offered = ProtocolStandIns(program: program, missing: types, below: below).all
    let known = types
    while !offered.isEmpty {
      types = known + offered
      _ = try write()
      let written = types.map(\.name).sorted()
      let errors = try compiler.run(.types, names, only: [CutList.typesFile])
      if errors.isEmpty { return }
      let wrong = Set(errors.compactMap { Self.name(at: $0, among: written) })
      let count = offered.count
      offered.removeAll { wrong.contains($0.name) }
      if offered.count == count { offered = [] }
    }
    types = known
    _ = try write()
  }

  /// Returns the name of the stand-in whose declaration has an error.
  ///
  /// - Parameter written: The names of the stand-ins in the file, in its order.
  private static func name(at error: CompilerMessage, among written: [String]) -> String? {
    // Three lines precede the first declaration in the file of stand-ins, so line 4 is the first.
    let index = error.line - 4
    return error.file == CutList.typesFile && written.indices.contains(index) ? written[index] : nil
  }

  /// Writes the files that have changed, and returns their names.
  private mutating func write() throws(AdoptionError) -> [String] {
    var changed: [String] = []
    for index in files.indices where !files[index].isWritten {
      changed.append(files[index].source.file.path)
      let path = "\(compiler.folder)/\(files[index].source.file.path)"
      try Self.write(files[index].text.bytes, to: path)
      files[index].isWritten = true
    }
    if !types.isEmpty {
      let text = CutList(types: types.sorted { $0.name < $1.name }).typesText
      try Self.write(Array(text.utf8), to: "\(compiler.folder)/\(CutList.typesFile)")
      changed.append(CutList.typesFile)
    }
    return changed
  }

  static func write(_ bytes: [UInt8], to path: String) throws(AdoptionError) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw AdoptionError("\(path): error: This file cannot be written; is the disk full?")
    }
  }

  // MARK: - One round

  /// Makes a cut for each of the compiler's errors of one round. Returns false if no code could be
  /// cut, so that a further round would find the same errors.
  private mutating func cut(_ all: [CompilerMessage]) -> Bool {
    let helped = rounds == 1 ? addImports(all) : []
    let errors = all.filter { !helped.contains($0.file) }
    var change = !helped.isEmpty
    var missing: Set<String> = []
    let written = types.map(\.name).sorted()
    for error in errors {
      // A stand-in that does not find the type around it is taken back below. A stand-in for that
      // outer type would hide the real one, which may belong to another module of the app.
      if error.file != CutList.typesFile, let name = error.missingType, !notTypes.contains(name),
        !types.contains(where: { $0.name == name })
      {
        let nested = nestedTypes.names(below: name).filter { nested in
          !notTypes.contains(nested) && !types.contains { $0.name == nested }
        }
        for name in [name] + nested {
          missing.insert(name)
          types.append(
            StandInType(
              name: name, declaration: standIns.declaration(of: name),
              reason: "\(error.text) (\(error.file):\(error.line))"))
        }
        change = true
      }
      if error.file == CutList.typesFile { change = takeBack(error, from: written) || change }
      if let name = giveBase(error) {
        missing.insert(name)
        change = true
      }
    }
    for name in upperCaseValues(errors) where !types.contains(where: { $0.name == name.name }) {
      missing.insert(name.name)
      types.append(
        StandInType(
          name: name.name, declaration: standIns.declaration(of: name.name),
          reason: name.reason))
      change = true
    }
    let spots = withoutFollowers(
      errors.filter { !isMissing($0, missing) && !follows($0, from: errors) }.flatMap(spots)
    ).filter { missing.isEmpty || !dependsOn(missing, $0) }
    for error in errors where error.text.contains("has no member") {
      let quoted = CutSite.quoted(error.text)
      if let member = quoted.last { members[member, default: []].insert(quoted[0]) }
    }
    for spot in chosen(spots).flatMap(withCases).flatMap(withSiblings) {
      change = cut(spot) || change
    }
    return change
  }

  /// Adds an import to each file in which the compiler does not find a type of another module of
  /// the app, and returns the names of the files. Their other errors may follow from the missing
  /// import.
  private mutating func addImports(_ errors: [CompilerMessage]) -> Set<String> {
    var helped: Set<String> = []
    let lacking = LackingImports(sources: files.map(\.source))
    for error in errors where error.text.hasPrefix("cannot find ") {
      guard let name = CutSite.quoted(error.text).first, name.first?.isUppercase == true,
        !helped.contains(error.file), !program.declares(name),
        let file = files.firstIndex(where: { $0.source.file.path == error.file })
      else { continue }
      let failing = errors.filter { CutSite.quoted($0.text).first == name }.map(\.file)
      let modules = lacking.modules(for: name, in: error.file, failing: Set(failing))
      guard !modules.isEmpty else { continue }
      let text = modules.map { "import \($0); " }.joined() + files[file].source.listing.word(0)
      let piece = CutPiece(kind: .word, tokens: 0..<1, stands: text)
      guard isFound(piece, in: files[file].source) else { continue }
      make(piece, at: place(0, file, error.text), error.text, false)
      helped.insert(error.file)
    }
    return helped
  }

  private func isMissing(_ error: CompilerMessage, _ missing: Set<String>) -> Bool {
    error.missingType.map(missing.contains) ?? false
      || (error.text.hasPrefix("cannot find '")
        && missing.contains(CutSite.quoted(error.text).first ?? ""))
  }

  /// Returns the names that the compiler did not find and that probably name types, because they
  /// begin with a capital letter and are used in expressions, such as `Kit.shared` or `Hero()`.
  private func upperCaseValues(_ errors: [CompilerMessage]) -> [(name: String, reason: String)] {
    errors.compactMap { error in
      guard error.text.hasPrefix("cannot find '"), let name = CutSite.quoted(error.text).first,
        name.first?.isUppercase == true, !notTypes.contains(name), let spot = spot(error)
      else { return nil }
      let listing = files[spot.file].source.listing
      let behind = listing.skipGenerics(spot.token + 1)
      guard listing.says(".", at: behind) || listing.says("(", at: behind) else { return nil }
      return (name, "\(error.text) (\(error.file):\(error.line))")
    }
  }

  /// Makes the stand-in for a missing type a subclass of the class of UIKit's that the app's code
  /// expects, if a compiler's error tells one. Returns the type's name if the stand-in has changed.
  private mutating func giveBase(_ error: CompilerMessage) -> String? {
    guard let (name, base) = StandInTypes.subclass(in: error.text), !based.contains(name),
      let index = types.firstIndex(where: { $0.name == name }),
      types[index].declaration.contains(": NSObject, ")
    else { return nil }
    based.insert(name)
    types[index].declaration = standIns.declaration(of: name, below: base)
    return name
  }

  /// Removes the stand-in for a missing type if its declaration has an error, because the app or
  /// the model already declares that name. Code with that name is then cut by other rules.
  ///
  /// - Parameter written: The names of the stand-ins in the file that was compiled, in its order.
  private mutating func takeBack(_ error: CompilerMessage, from written: [String]) -> Bool {
    guard let name = Self.name(at: error, among: written) else { return false }
    types.removeAll { $0.name == name }
    return notTypes.insert(name).inserted
  }

  /// Returns true if an error is a consequence of another error in the same file: `self` is used
  /// too early because a call of an initialiser does not compile on all paths.
  private func follows(_ error: CompilerMessage, from errors: [CompilerMessage]) -> Bool {
    error.text.hasPrefix("'self' used before")
      && errors.contains { $0.file == error.file && $0.text.contains("isn't called on all paths") }
  }

  /// Returns true if a compiler's error may follow from a type that was found missing in this
  /// round, so that it is not handled yet.
  private func dependsOn(_ missing: Set<String>, _ spot: Spot) -> Bool {
    if !spot.isIndependent { return true }
    func isBelow(_ path: String) -> Bool {
      program.type(named: path).map { program.ancestry(of: $0).contains(where: missing.contains) }
        ?? false
    }
    if CutSite.quoted(spot.message).contains(where: { missing.contains($0) || isBelow($0) }) {
      return true
    }
    let outline = program.outlines[spot.file]
    return outline.enclosing(spot.token).contains {
      outline.declarations[$0].kind.isType && isBelow(outline.path($0))
    }
  }

  /// Returns the compiler's errors for which code is cut in this round: for each statement, all its
  /// errors that name a missing thing, or else its first error.
  ///
  /// Without an error that names a missing thing, a statement is left alone if its blocks hold
  /// other errors.
  private func chosen(_ spots: [Spot]) -> [Spot] {
    var byItem: [[Int]: [Spot]] = [:]
    for spot in spots { byItem[[spot.file, spot.item], default: []].append(spot) }
    var busy: Set<[Int]> = []
    for spot in spots {
      for item in files[spot.file].source.tree.path(to: spot.token) where item != spot.item {
        busy.insert([spot.file, item])
      }
    }
    let keys = byItem.keys.sorted { $0.lexicographicallyPrecedes($1) }
    return keys.flatMap { key -> [Spot] in
      let all = (byItem[key] ?? []).sorted { $0.token < $1.token }
      let independent = all.filter(\.isIndependent)
      if !independent.isEmpty { return independent }
      return busy.contains(key) ? [] : Array(all.prefix(1))
    }
  }

  // MARK: - One cut

  private mutating func cut(_ spot: Spot) -> Bool {
    let state = files[spot.file]
    var old = spot.cut.flatMap { tokens in state.placed.first { $0.entry.tokens == tokens } }
    if spot.cut != nil, old == nil { return true }
    // If the code with the error was cut earlier in this round, there is nothing left to do. If it
    // was cut in an earlier round, the cut's replacement does not compile, so a larger piece of
    // code has to be cut.
    if old == nil, let taken = state.placed.first(where: { $0.entry.tokens.contains(spot.token) }) {
      if taken.round == rounds { return true }
      old = taken
    }
    let message = old?.message ?? spot.message
    let isInTransition = transitions.contains(spot.token, in: spot.file)
    let pieces = CutChain.pieces(
      at: spot.token, in: state.source, message: message, isInTransition: isInTransition)
    let item = state.source.tree.items[spot.item].tokens
    let strikes = state.strikes[item.lowerBound, default: []].subtracting([rounds]).count
    for piece in pieces {
      if tried.contains(Attempt(file: spot.file, piece: piece)) { continue }
      if let old, !piece.tokens.contains(old.entry.tokens) { continue }
      // If smaller cuts (code left out) of two rounds did not remove a statement's errors, the
      // whole statement is cut.
      if strikes >= 2, item.contains(piece.tokens), piece.tokens != item { continue }
      let taken = state.placed.filter { $0.entry.tokens.overlaps(piece.tokens) }
      if taken.contains(where: { !piece.tokens.contains($0.entry.tokens) }) { continue }
      tried.insert(Attempt(file: spot.file, piece: piece))
      guard isFound(piece, in: state.source) else { continue }
      files[spot.file].strikes[item.lowerBound, default: []].insert(rounds)
      files[spot.file].placed.removeAll { piece.tokens.contains($0.entry.tokens) }
      make(piece, at: spot, message, isInTransition)
      if piece.kind == .declaration { replaceType(in: piece.tokens, of: state.source) }
      // A use in code that has been cut before is gone. A larger cut there would take more away.
      for use in LostNames(source: state.source).uses(without: piece.tokens)
      where !files[spot.file].placed.contains(where: { $0.entry.tokens.contains(use.token) }) {
        _ = cut(place(use.token, spot.file, "cannot find '\(use.name)' in scope"))
      }
      return true
    }
    return false
  }

  /// Adds a stand-in for a type that was cut as a whole, if other code uses the type. The compiler
  /// would report those uses in the next round.
  private mutating func replaceType(in tokens: Range<Int>, of source: CutSource) {
    // A semicolon before the type goes with it.
    let first = tokens.lowerBound + (source.listing.says(";", at: tokens.lowerBound) ? 1 : 0)
    guard let item = source.tree.path(to: first).last,
      source.tree.blocks[source.tree.items[item].block].kind == .file
    else { return }
    let keyword = source.tree.keyword(item)
    let name = source.listing.word(keyword + 1)
    guard ["class", "struct", "enum"].contains(source.listing.word(keyword)),
      !notTypes.contains(name), !types.contains(where: { $0.name == name }),
      files.contains(where: { other in
        other.source.listing.words.indices.contains { index in
          other.source.listing.words[index] == name && other.source.listing.isWord(index)
            && (other.source.file.path != source.file.path || !tokens.contains(index))
        }
      })
    else { return }
    let line = source.line(of: tokens.lowerBound)
    types.append(
      StandInType(
        name: name, declaration: standIns.declaration(of: name),
        reason: "the type was cut as a whole (\(source.file.path):\(line))"))
  }

  /// Returns true if a later build would find the same code again, by the line and the text that
  /// the list of cuts would store.
  private func isFound(_ piece: CutPiece, in source: CutSource) -> Bool {
    let cut = source.cut(
      piece.tokens, kind: piece.kind, what: "", stands: piece.stands, reason: "",
      isInTransition: false)
    return source.find(cut) == piece.tokens
  }

  private mutating func make(
    _ piece: CutPiece, at spot: Spot, _ message: String, _ isInTransition: Bool
  ) {
    let source = files[spot.file].source
    // A required type is the app's own type on a device, and a converted number is the same number,
    // so nothing of the transition is lost.
    let isInTransition =
      ![.signature, .conversion].contains(piece.kind)
      && (isInTransition || transitions.isHeld(by: piece.tokens, in: spot.file))
    let cut = source.cut(
      piece.tokens, kind: piece.kind, what: Cut.what(message, spot.token, source.listing),
      stands: piece.stands, reason: Cut.oneLine(message), isInTransition: isInTransition)
    files[spot.file].placed.append(
      Made(
        entry: CutPass.Placed(cut: cut, tokens: piece.tokens), token: spot.token, message: message,
        round: rounds))
    files[spot.file].text = source.text(cutting: files[spot.file].placed.map(\.entry))
    files[spot.file].isWritten = false
  }
}

extension Range<Int> {
  /// Returns true if the range contains all tokens of another range.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
