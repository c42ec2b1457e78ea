/// Writes down which transitions of an app there are to check, ready to be edited.
///
/// A type that can be made without arguments is made a subject. One that cannot is listed with its initialiser, for only
/// its author knows what to pass.
struct SubjectFile {
  static let name = "Subjects.swift"

  let program: Program
  private var subjects: [String] = []
  private var open: [String] = []

  init(_ program: Program) {
    self.program = program
    for (entry, declaration) in program.classes where !isLocal(declaration) {
      for role in roles(of: entry) { add(entry, declaration, role) }
    }
  }

  /// Whether a type stands in a function, where nobody else can name it.
  private func isLocal(_ reference: Program.Reference) -> Bool {
    var parent = program[reference].parent
    while let next = parent {
      let declaration = program.outlines[reference.file].declarations[next]
      if !declaration.kind.isType { return true }
      parent = declaration.parent
    }
    return false
  }

  /// How many subjects need no editing.
  var count: Int { subjects.count }

  /// What a type does in a transition.
  private enum Role {
    case animator
    case modalDelegate, navigationDelegate, tabDelegate
    case presentation
    case screen, navigation, tabs
  }

  private func roles(of entry: Program.TypeEntry) -> [Role] {
    let names = program.ancestry(of: entry)
    func inherits(_ name: String) -> Bool { names.contains(name) }
    let isController = names.contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
    var roles: [Role] = []
    if inherits("UIPresentationController") { roles.append(.presentation) }
    if inherits("UIViewControllerAnimatedTransitioning") { roles.append(.animator) }
    if inherits("UIViewControllerTransitioningDelegate"), !inherits("UIPresentationController") {
      roles.append(isController ? .screen : .modalDelegate)
    }
    if inherits("UINavigationControllerDelegate"), !roles.contains(.screen) {
      if inherits("UINavigationController") {
        roles.append(.navigation)
      } else if !isController {
        roles.append(.navigationDelegate)
      }
    }
    if inherits("UITabBarControllerDelegate"), !roles.contains(.screen) {
      if inherits("UITabBarController") {
        roles.append(.tabs)
      } else if !isController {
        roles.append(.tabDelegate)
      }
    }
    return roles
  }

  // MARK: - Subjects

  private mutating func add(
    _ entry: Program.TypeEntry, _ declaration: Program.Reference, _ role: Role
  ) {
    let path = entry.path
    let listing = program.listing(declaration)
    let isHidden = program.has("private", declaration) || program.has("fileprivate", declaration)
    let isGeneric = listing.word(program[declaration].keyword + 2).hasPrefix("<")
    if isHidden || isGeneric {
      open.append("\(path), which is \(isHidden ? "private" : "generic")")
      return
    }
    let name = path.filter { $0 != "." }
    let title = name.prefix(1).lowercased() + name.dropFirst()
    switch role {
    case .presentation:
      let own = initializers(of: entry).map { program[$0].fullName }
      guard own.isEmpty || own.contains("init(presentedViewController:presenting:)") else {
        return leaveOpen(entry)
      }
      subjects.append(
        ".modal(\"\(title)\", presentation: { \(path)(presentedViewController: $0, presenting: $1) })"
      )
    case .animator:
      if let label = operationLabel(of: entry) {
        subjects.append(".navigation(\"\(title)\") { operation in \(path)(\(label)operation) }")
      } else if canBeMade(entry) {
        subjects.append(animatorSubject(entry, title))
      } else {
        leaveOpen(entry)
      }
    case .modalDelegate, .navigationDelegate, .tabDelegate, .screen, .navigation, .tabs:
      guard canBeMade(entry) else { return leaveOpen(entry) }
      subjects.append(Self.text(role, path, title))
    }
  }

  private static func text(_ role: Role, _ path: String, _ title: String) -> String {
    switch role {
    case .modalDelegate: ".modal(\"\(title)\", delegate: { _ in \(path)() })"
    case .screen: SubjectText.screen(path, title)
    case .navigation: SubjectText.navigation("let navigation = \(path)()", title, delegate: nil)
    case .navigationDelegate:
      SubjectText.navigation("let navigation = UINavigationController()", title, delegate: path)
    case .tabs: SubjectText.tabs("let tabs = \(path)()", title, delegate: nil)
    default: SubjectText.tabs("let tabs = UITabBarController()", title, delegate: path)
    }
  }

  /// Whether an animator is one of pushes, of tabs or of presentations: by who makes it, else by its name.
  private func animatorSubject(_ entry: Program.TypeEntry, _ title: String) -> String {
    let makers = program.outlines.flatMap { outline in
      outline.listing.tokens.indices.filter {
        outline.listing.words[$0] == entry.path && outline.listing.says("(", at: $0 + 1)
      }.flatMap { outline.enclosing($0).map { outline.declarations[$0].fullName } }
    }
    let name = entry.path
    if makers.contains(where: { $0.hasPrefix("navigationController(_:animationControllerFor") })
      || ["Push", "Pop", "Navigation"].contains(where: name.contains)
    {
      return ".navigation(\"\(title)\") { _ in \(name)() }"
    }
    if makers.contains(where: { $0.hasPrefix("tabBarController(_:animationController") })
      || name.contains("Tab")
    {
      return ".tabs(\"\(title)\") { \(name)() }"
    }
    return ".modal(\"\(title)\") { \(name)() }"
  }

  private mutating func leaveOpen(_ entry: Program.TypeEntry) {
    let found = initializers(of: entry).map { reference in
      let listing = program.listing(reference)
      let parameters = program[reference].parameters?.list ?? []
      let words = parameters.map { parameter in
        (parameter.label == "_" ? "" : "\(parameter.label): ")
          + "\(parameter.name) as \(listing.line(parameter.type))"
      }
      return "\(entry.path)(\(words.joined(separator: ", ")))"
    }
    open += found.isEmpty ? [entry.path] : found
  }

  // MARK: - Initialisers

  /// The initialisers a class declares itself, but for those that decode: from a coder or from a nib. Who overrides the latter
  /// keeps `init()`, which calls it.
  private func initializers(of entry: Program.TypeEntry) -> [Program.Reference] {
    program.members(of: entry).filter {
      program[$0].kind == .initializer
        && !["init(coder:)", "init(nibName:bundle:)"].contains(program[$0].fullName)
    }
  }

  /// Classes of UIKit's that have no initialiser without arguments.
  private static let unmade: Set<String> = [
    "UIStoryboardSegue", "UIPresentationController", "UIViewPropertyAnimator",
    "UIDynamicAnimator", "UICollectionViewController",
  ]

  /// Whether `Type()` compiles.
  private func canBeMade(_ entry: Program.TypeEntry) -> Bool {
    if program.ancestry(of: entry).contains(where: Self.unmade.contains) { return false }
    for type in program.lineage(of: entry) {
      let own = initializers(of: type)
      if own.isEmpty { continue }
      return own.contains { reference in
        let isOpen = !program.has("private", reference) && !program.has("fileprivate", reference)
        let list = program[reference].parameters?.list ?? []
        return isOpen && list.allSatisfy { !$0.defaultValue.isEmpty }
      }
    }
    return true
  }

  /// The label of an initialiser that takes an operation and nothing else.
  private func operationLabel(of entry: Program.TypeEntry) -> String? {
    for reference in initializers(of: entry) {
      let listing = program.listing(reference)
      let list = (program[reference].parameters?.list ?? []).filter { $0.defaultValue.isEmpty }
      guard list.count == 1,
        listing.line(list[0].type).hasSuffix("UINavigationController.Operation")
      else { continue }
      return list[0].label == "_" ? "" : "\(list[0].label): "
    }
    return nil
  }

  // MARK: - Text

  var text: String {
    var text = """
      // What there is to check. This file is yours: adopt has written it once and will not write it again.
      import Turnstile
      import UIKit

      public let subjects: [Subject] = [

      """
    for subject in subjects {
      text +=
        subject.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)\n" }.joined().dropLast() + ",\n"
    }
    text += "]\n"
    if !open.isEmpty {
      text += "\n// These need arguments that only you know; make each a subject as above.\n"
      text += open.map { "//   \($0)\n" }.joined()
    }
    return text
  }
}
