/// Replaces names of Swift 3 and 4 by today's names.
///
/// Xcode offers such changes as fix-its, but the compiler on Linux does not know the old names. The
/// tables of names are in `OlderSpellings+Names.swift` and `OlderSpellings+Calls.swift`. A name
/// that the app declares itself is not replaced.
struct OlderSpellings {
  let file: Int
  let listing: Listing
  let declared: Set<String>
  /// The names of constants, variables and parameters that the file itself declares.
  let local: Set<String>
  /// The parameters of the app's own methods that have the name of a renamed one of UIKit's, by
  /// that name.
  let ownMethods: [String: [[OwnParameter]]]
  /// The bodies of the file's extensions of `String`.
  let texts: [ClosedRange<Int>]

  /// A parameter of a method of the app's own.
  struct OwnParameter {
    var label: String
    /// True if a call may leave the parameter out: it has a default value, or it is a closure,
    /// which may stand behind the parentheses.
    var isOptional: Bool
  }

  static func run(_ revision: inout Revision) {
    let program = revision.program
    let declared = Set(
      program.outlines.flatMap { outline in
        // An extension of a type under its old name does not count as a declaration of that name,
        // so the old name is replaced there, too.
        outline.declarations.indices.filter {
          !outline.has("override", $0) && outline.declarations[$0].kind != .extension
        }
        .map { outline.declarations[$0].name } + typealiases(outline.listing)
      })
    let ownMethods = ownMethods(of: program)
    for (file, outline) in program.ownOutlines {
      let rewrite = OlderSpellings(
        file: file, listing: outline.listing, declared: declared,
        local: localNames(outline.listing), ownMethods: ownMethods,
        texts: outline.declarations.filter { $0.kind == .extension && $0.name == "String" }
          .compactMap(\.body))
      for index in outline.listing.tokens.indices where outline.listing.isWord(index) {
        rewrite.rewrite(index, &revision)
      }
    }
  }

  /// Returns the methods that the app declares under the old name of a method of UIKit's, as in an
  /// extension with `addChildViewController(_:in:)`. Methods that override UIKit's or that a
  /// delegate's protocol of UIKit requires are UIKit's under their old name.
  private static func ownMethods(of program: Program) -> [String: [[OwnParameter]]] {
    var methods: [String: [[OwnParameter]]] = [:]
    for outline in program.outlines {
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.kind == .function && calls[declaration.name] != nil
        && !outline.has("override", index) && !ofProtocols.contains(declaration.name)
      {
        let parameters = (declaration.parameters?.list ?? []).map { parameter in
          OwnParameter(
            label: parameter.label,
            isOptional: !parameter.defaultValue.isEmpty
              || parameter.type.contains { outline.listing.says("->", at: $0) })
        }
        methods[declaration.name, default: []].append(parameters)
      }
    }
    return methods
  }

  /// Returns true if a method with some argument labels is one of the app's own, declared or
  /// called.
  private func isOwn(_ name: String, _ labels: [String]) -> Bool {
    (ownMethods[name] ?? []).contains { parameters in
      var rest = labels[...]
      for parameter in parameters {
        if rest.first == parameter.label {
          rest.removeFirst()
        } else if !parameter.isOptional {
          return false
        }
      }
      return rest.isEmpty
    }
  }

  /// Replaces `type(of: object).description()` by the class's name, because on Linux a class does
  /// not have that method.
  private func rewriteDescription(_ index: Int, _ revision: inout Revision) -> Bool {
    guard listing.says(".", at: index - 1), listing.says(")", at: index - 2),
      listing.partner.indices.contains(index - 2)
    else { return false }
    guard
      let open = (0..<(index - 2)).last(where: {
        listing.says("(", at: $0) && listing.partner[$0] == index - 2
      }), listing.says("type", at: open - 1), listing.says("of", at: open + 1)
    else { return false }
    revision.note(file, index, "description() of a class made its name")
    revision.insert(file, before: open - 1, "String(reflecting: ")
    revision.replaceSilently(file, index - 1..<index + 3, with: ")")
    return true
  }

  /// Removes `classForCoder()` from `self.classForCoder()` in a class method, whose `self` is the
  /// class already.
  private func rewriteOwnClass(_ index: Int, _ revision: inout Revision) -> Bool {
    guard listing.says(".", at: index - 1), listing.isWord(index - 2) else { return false }
    let isType = listing.word(index - 2).first?.isUppercase == true
    revision.replace(
      file, index - 1..<index + 3, with: isType ? ".self" : "", "classForCoder() left out")
    return true
  }

  /// Returns true for a call of `Thread.sleep(forTimeInterval:)` in a file that imports UIKit. The
  /// model's function `sleep(forTimeInterval:)` replaces it and passes virtual time.
  private func isVirtualSleep(_ index: Int) -> Bool {
    listing.says(".", at: index + 1) && listing.says("sleep", at: index + 2)
      && listing.says("forTimeInterval", at: index + 4)
      && Imports.importsUIKit(listing)
  }

  private func rewrite(_ index: Int, _ revision: inout Revision) {
    let word = listing.words[index]
    if listing.says("(", at: index + 1), listing.says(")", at: index + 2) {
      if ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage"].contains(word) {
        return revision.replace(
          file, index + 1..<index + 3, with: "(string: \"\")", "an empty text spelled out")
      }
      if word == "Progress", !declared.contains(word), !listing.says(".", at: index - 1) {
        return revision.replace(
          file, index + 1..<index + 3, with: "(totalUnitCount: 0)", "no units spelled out")
      }
      if word == "ProcessInfo", !declared.contains(word), !listing.says(".", at: index - 1) {
        return revision.replace(
          file, index + 1..<index + 3, with: ".processInfo", "the process's one object")
      }
      if word == "classForCoder", rewriteOwnClass(index, &revision) { return }
      if word == "description", rewriteDescription(index, &revision) { return }
      if rewriteProperty(index, &revision) { return }
    }
    if listing.says("(", at: index + 1) {
      if rewriteLibraryFolder(word, index, &revision) { return }
      if rewriteCall(word, index, &revision) { return }
      if rewriteFunction(word, index, &revision) { return }
    }
    if declared.contains(word), !isAskedOfBundle(word, index) { return }
    if word == "Thread", isVirtualSleep(index) {
      return replace(index..<index + 1, with: "UIKit", &revision)
    }
    if word == "characters", rewriteCharacters(index, &revision) { return }
    if let name = Self.notifications[word] {
      // The notification's old name may follow a dot or a path: `.UIKeyboardWillShow`,
      // `Notification.Name.UIKeyboardWillShow`.
      var start = index
      while listing.says(".", at: start - 1) {
        start -= 1
        if ["Name", "Notification", "NSNotification"].contains(listing.word(start - 1)) {
          start -= 1
        }
      }
      replace(start..<index + 1, with: name, &revision)
    } else if let type = Self.types[word], !listing.says(".", at: index - 1) {
      let isNumber = word.hasPrefix("UIScrollViewDecelerationRate") && !isForScrollView(index)
      replace(index..<index + 1, with: isNumber ? type + ".rawValue" : type, &revision)
    } else if let member = Self.members[word],
      listing.says(".", at: index - 1) || !local.contains(word)
    {
      replace(index..<index + 1, with: member, &revision)
    }
  }

  /// Returns true if a constant is compared with a scroll view's `decelerationRate`, or set there.
  /// Elsewhere it is a number, as in Swift 4: `velocity * rate / (1 - rate)`.
  private func isForScrollView(_ constant: Int) -> Bool {
    var index = constant - 1
    while index >= 0, constant - index < 16, !["{", "}", ";"].contains(listing.word(index)) {
      if listing.says("decelerationRate", at: index) { return true }
      index -= 1
    }
    return false
  }

  /// Removes `.characters` from a text, because a text is a collection of its characters. In an
  /// extension of `String`, `characters` alone becomes `self`.
  private func rewriteCharacters(_ index: Int, _ revision: inout Revision) -> Bool {
    let note = "characters left out: a text is made of them"
    guard !listing.says("(", at: index + 1) else { return false }
    if listing.says(".", at: index - 1) {
      // The `?` of a chain such as `text?.characters` stays only if the chain goes on.
      let goesOn = [".", "["].contains { listing.says($0, at: index + 1) }
      let start = listing.says("?", at: index - 2) && !goesOn ? index - 2 : index - 1
      revision.remove(file, start..<index + 1, note)
      return true
    }
    guard texts.contains(where: { $0.contains(index) }), !local.contains("characters"),
      !listing.says(":", at: index + 1)
    else { return false }
    revision.replace(file, index..<index + 1, with: "self", note)
    return true
  }

  /// Replaces a search for the library folder, as in
  /// `urls(for: .libraryDirectory, in: .userDomainMask)`. Foundation knows no such folder on Linux,
  /// and apps take the first of those that it finds.
  private func rewriteLibraryFolder(_ word: String, _ index: Int, _ revision: inout Revision)
    -> Bool
  {
    guard let name = Self.folderSearches[word], let folder = arguments(index + 1).first?.range,
      listing.says("libraryDirectory", at: folder.upperBound - 1)
    else { return false }
    revision.replace(
      file, index..<index + 1, with: name, "\(word) asked of the model, which has a library folder")
    return true
  }

  /// Returns true if a word is `infoDictionary` or `bundleIdentifier` and follows a bundle of
  /// Foundation's, as in `Bundle.main.infoDictionary`. It then cannot mean a property of the app's
  /// that has this name.
  private func isAskedOfBundle(_ word: String, _ index: Int) -> Bool {
    guard ["infoDictionary", "bundleIdentifier"].contains(word), listing.says(".", at: index - 1)
    else { return false }
    if listing.says("main", at: index - 2) {
      return listing.says(".", at: index - 3) && listing.says("Bundle", at: index - 4)
    }
    guard listing.says(")", at: index - 2),
      let open = (0..<(index - 2)).last(where: {
        listing.says("(", at: $0) && listing.partner[$0] == index - 2
      })
    else { return false }
    return listing.says("Bundle", at: open - 1)
  }

  /// Returns the names of the type aliases that a file declares.
  static func typealiases(_ listing: Listing) -> [String] {
    listing.tokens.indices
      .filter { listing.says("typealias", at: $0) && listing.isWord($0 + 1) }
      .map { listing.words[$0 + 1] }
  }

  private static func localNames(_ listing: Listing) -> Set<String> {
    Set(
      listing.tokens.indices.filter {
        listing.isWord($0) && !listing.says("override", at: $0 - 2)
          && (listing.says(":", at: $0 + 1) || listing.says("let", at: $0 - 1)
            || listing.says("var", at: $0 - 1))
      }.map { listing.words[$0] })
  }

  private func replace(_ range: Range<Int>, with text: String, _ revision: inout Revision) {
    revision.replace(
      file, range, with: text, "\(listing.line(range)) spelled \(text)")
  }

  // MARK: - Calls

  /// An argument of a call, or a parameter in the declaration of a function.
  private struct Argument {
    /// The token of the argument's label; `nil` without a label.
    var label: Int?
    var range: Range<Int>
  }

  private func arguments(_ open: Int) -> [Argument] {
    let close = listing.partner[open]
    var arguments: [Argument] = []
    var index = open + 1
    while index < close {
      let start = index
      let hasLabel = listing.isWord(index) && listing.says(":", at: index + 1)
      // A parameter may have a label and a name, as in `toFront view: UIView`.
      let hasTwoNames =
        listing.isWord(index) && listing.isWord(index + 1) && listing.says(":", at: index + 2)
      while index < close, !listing.says(",", at: index) {
        index = max(index, listing.partner[index]) + 1
      }
      arguments.append(
        Argument(label: hasLabel || hasTwoNames ? start : nil, range: start..<index))
      index += 1
    }
    return arguments
  }

  /// Rewrites a call of a method whose name or argument labels have changed: `bringSubview(toFront:
  /// a)`.
  private func rewriteCall(_ word: String, _ index: Int, _ revision: inout Revision) -> Bool {
    guard let renamings = Self.calls[word] else { return false }
    var (arguments, isReference) = (arguments(index + 1), false)
    if let references = referenceLabels(index + 1) { (arguments, isReference) = (references, true) }
    let labels = arguments.map { $0.label.map { listing.words[$0] } ?? "_" }
    guard let renaming = renamings.first(where: { labels.starts(with: $0.labels) }),
      !declared.contains(word) || listing.says("func", at: index - 1)
        || listing.says(".", at: index - 1),
      renaming.goesToModel || !isOwn(word, labels)
    else { return false }
    revision.replace(
      file, index..<index + 1, with: renaming.name,
      "\(word)(\(renaming.labels.map { "\($0):" }.joined())) spelled "
        + "\(renaming.name)(\(renaming.newLabels.map { "\($0):" }.joined()))")
    for (argument, (old, new)) in zip(arguments, zip(renaming.labels, renaming.newLabels))
    where old != new {
      relabel(argument, new, isReference, &revision)
    }
    return true
  }

  private func relabel(
    _ argument: Argument, _ new: String, _ isReference: Bool, _ revision: inout Revision
  ) {
    guard let label = argument.label else {
      return revision.insert(file, before: argument.range.lowerBound, "\(new): ")
    }
    let isParameter = listing.isWord(label + 1)
    if new != "_" || isParameter || isReference {
      revision.replaceSilently(file, label..<label + 1, with: new)
    } else {
      revision.replaceWithBlanks(file, label..<label + 2, with: "")
    }
  }

  /// Returns the argument labels of a reference to a method, such as `addChild(_:)`, or `nil` if
  /// the parentheses are those of a call.
  private func referenceLabels(_ open: Int) -> [Argument]? {
    let close = listing.partner[open]
    guard close > open + 1, (close - open - 1).isMultiple(of: 2) else { return nil }
    var arguments: [Argument] = []
    for index in stride(from: open + 1, to: close, by: 2) {
      guard listing.isWord(index), listing.says(":", at: index + 1) else { return nil }
      arguments.append(Argument(label: index, range: index..<index + 2))
    }
    return arguments
  }

  /// Rewrites a call of a function that was replaced by an initialiser, a method or a property:
  /// `CGRectMake(0, 0, 1, 1)`.
  private func rewriteFunction(_ word: String, _ index: Int, _ revision: inout Revision) -> Bool {
    guard let function = Self.functions[word], !listing.says(".", at: index - 1),
      !declared.contains(word)
    else { return false }
    let arguments = arguments(index + 1)
    guard arguments.count == function.labels.count + (function.isInitializer ? 0 : 1),
      arguments.allSatisfy({ $0.label == nil })
    else { return false }
    if function.isInitializer {
      revision.replace(
        file, index..<index + 1, with: function.name, "\(word) spelled \(function.name)")
      label(arguments, function.labels, &revision)
      return true
    }
    let close = listing.partner[index + 1]
    let name = function.name
    if function.isProperty {
      revision.replace(file, index..<index + 1, with: "", "\(word) spelled .\(name)")
      revision.insert(file, after: close, ".\(name)")
    } else if arguments.count == 1 {
      revision.replace(file, index..<index + 1, with: "", "\(word) spelled .\(name)()")
      revision.insert(file, after: close, ".\(name)()")
    } else {
      revision.replace(file, index..<index + 1, with: "", "\(word) spelled .\(name)()")
      // The comma behind the first argument is replaced by the method's name, as in `(a).name(b,
      // c)`.
      let comma = arguments[0].range.upperBound
      revision.replaceWithBlanks(file, comma..<comma + 1, with: ").\(name)(")
      label(Array(arguments.dropFirst()), function.labels, &revision)
    }
    return true
  }

  private func label(
    _ arguments: [Argument], _ labels: [String], _ revision: inout Revision
  ) {
    for (argument, label) in zip(arguments, labels) where label != "_" {
      revision.insert(file, before: argument.range.lowerBound, "\(label): ")
    }
  }
}
