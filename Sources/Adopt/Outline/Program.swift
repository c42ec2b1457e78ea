/// All Swift files of an app together: their types, the types that each type inherits from, and the
/// file of each declaration.
///
/// A class may be declared in one file, extended in a second and subclassed in a third, and the
/// rewrites of the class depend on all three.
struct Program: Sendable {
  let outlines: [Outline]
  /// The number of files that belong to the module that is being rewritten. These files are the
  /// first ones; the others belong to the app's other modules and are only read.
  let own: Int
  private(set) var types: [String: TypeEntry] = [:]
  /// The names of all types in the app's code, nested ones such as `Drawer.Handle`, in the order in
  /// which they were found.
  private(set) var paths: [String] = []
  /// The types whose full name another type already has, such as a class that is declared in a
  /// function.
  private(set) var namesakes: [TypeEntry] = []
  /// The name of UIKit's type of selectors in code that is written for the app: `Selector`, or
  /// `UIKit.Selector` if the app has a type of that name itself.
  let selectorName: String
  /// The names of the functions, variables and constants in the app's code.
  private let values: Set<String>

  /// The files of the module that is being rewritten, with their indices. A rewrite that changes a
  /// file because of that file alone looks at no others, since those of other modules are not
  /// written.
  var ownOutlines: EnumeratedSequence<ArraySlice<Outline>> { outlines[..<own].enumerated() }

  /// A reference to a declaration: the indices of its file and of the declaration in that file.
  struct Reference: Hashable, Sendable {
    var file: Int
    var declaration: Int
  }

  /// A type that the app's code declares or extends, with references to its declaration and its
  /// extensions.
  struct TypeEntry: Sendable {
    let path: String
    var declaration: Reference?
    var extensions: [Reference] = []

    var parts: [Reference] { (declaration.map { [$0] } ?? []) + extensions }

    /// The type's own name, without the names of the types that contain it: `Handle` for
    /// `Drawer.Handle`.
    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
  }

  init(_ outlines: [Outline], own: Int? = nil) {
    self.outlines = outlines
    self.own = own ?? outlines.count
    let isTaken = outlines[..<self.own].contains { outline in
      outline.listing.tokens.indices.contains { index in
        outline.listing.says("Selector", at: index)
          && ["typealias", "class", "struct", "enum", "protocol"].contains {
            outline.listing.says($0, at: index - 1)
          }
      }
    }
    selectorName = isTaken ? "UIKit.Selector" : "Selector"
    values = Set(
      outlines.flatMap { outline in
        outline.declarations.filter { !$0.kind.isType }.map(\.name)
      })
    for (file, outline) in outlines.enumerated() {
      for index in outline.declarations.indices {
        let kind = outline.declarations[index].kind
        if kind.isType, kind != .extension {
          enter(outline.path(index), Reference(file: file, declaration: index), isExtension: false)
        }
      }
    }
    for (file, outline) in outlines.enumerated() {
      for index in outline.declarations.indices
      where outline.declarations[index].kind == .extension {
        enter(outline.path(index), Reference(file: file, declaration: index), isExtension: true)
      }
    }
  }

  /// Returns the index in `namesakes` of the type of another module that an extension of another
  /// module extends, although the module that is being rewritten declares a type of that name;
  /// `nil` for any other extension.
  private func namesake(_ path: String, extendedBy part: Reference) -> Int? {
    guard part.file >= own, let declaration = types[path]?.declaration, declaration.file < own
    else { return nil }
    return namesakes.firstIndex {
      $0.path == path && $0.declaration.map { $0.file >= own } == true
    }
  }

  private mutating func enter(_ path: String, _ reference: Reference, isExtension: Bool) {
    if types[path] == nil {
      types[path] = TypeEntry(path: path)
      paths.append(path)
    }
    if isExtension, let namesake = namesake(path, extendedBy: reference) {
      namesakes[namesake].extensions.append(reference)
    } else if isExtension {
      types[path]?.extensions.append(reference)
    } else if types[path]?.declaration == nil {
      types[path]?.declaration = reference
    } else {
      namesakes.append(TypeEntry(path: path, declaration: reference))
    }
  }

  subscript(_ reference: Reference) -> Declaration {
    outlines[reference.file].declarations[reference.declaration]
  }

  /// Returns true if a declaration has a given modifier, such as `override`.
  func has(_ modifier: String, _ reference: Reference) -> Bool {
    outlines[reference.file].has(modifier, reference.declaration)
  }

  /// Returns true if a declaration is `private` or `fileprivate`, so that no other file can use it.
  func isHidden(_ reference: Reference) -> Bool {
    outlines[reference.file].isHidden(reference.declaration)
  }

  func listing(_ reference: Reference) -> Listing { outlines[reference.file].listing }

  // MARK: - Types

  /// The types in the app's code, in the order in which they were found.
  var entries: [TypeEntry] { paths.compactMap { types[$0] } }

  /// Returns the type that a name means in the code of a given type, where names of nested types
  /// may be shortened.
  func type(named name: String, from path: String = "") -> TypeEntry? {
    var scope = path.split(separator: ".")
    while true {
      let candidate = (scope.map(String.init) + [name]).joined(separator: ".")
      if let entry = types[candidate] { return entry }
      if scope.isEmpty { return nil }
      scope.removeLast()
    }
  }

  /// Returns true if the app's code declares a type of a given name, and does not only extend it.
  func declares(_ name: String) -> Bool { types[name]?.declaration != nil }

  /// Returns true if the app's code declares a function, variable or constant of a given name.
  func declaresValue(_ name: String) -> Bool { values.contains(name) }

  /// Returns true if a type inherits from a UIKit class whose name ends in `Controller`.
  func isController(_ entry: TypeEntry) -> Bool {
    ancestry(of: entry).contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
  }

  /// Returns true if a type inherits from one of UIKit's view or controller classes.
  func isViewOrController(_ entry: TypeEntry) -> Bool { isController(entry) || isView(entry) }

  /// Returns true if a type inherits from a UIKit class whose name ends in `View`.
  func isView(_ entry: TypeEntry) -> Bool { ancestry(of: entry).contains(where: Self.isUIKitView) }

  /// Returns true if a name is that of one of UIKit's view classes, such as `UIImageView`.
  static func isUIKitView(_ name: String) -> Bool { name.hasPrefix("UI") && name.hasSuffix("View") }

  /// Returns the names of a type and of all classes and protocols that it inherits from, the type's
  /// own name first. Types that the app does not declare, such as UIKit's, are included.
  func ancestry(of entry: TypeEntry) -> [String] {
    var names: [String] = []
    var queue = [entry]
    var seen: Set<String> = [entry.path]
    while let next = queue.popLast() {
      for part in next.parts {
        for name in self[part].inherited where seen.insert(name).inserted {
          names.append(name)
          if let found = type(named: name, from: next.path), seen.insert(found.path).inserted {
            queue.append(found)
          } else if let found = types[name] {
            queue.append(found)
          }
        }
      }
    }
    return names
  }

  /// Returns the superclass of a class, or `nil` if the app's code does not declare the superclass.
  func superclass(of entry: TypeEntry) -> TypeEntry? {
    guard let reference = entry.declaration, self[reference].kind == .class else { return nil }
    for name in self[reference].inherited {
      if let found = type(named: name, from: entry.path), let declaration = found.declaration,
        self[declaration].kind == .class, found.path != entry.path
      {
        return found
      }
    }
    return nil
  }

  /// Returns a class and those of its superclasses that the app's code declares, the class first.
  func lineage(of entry: TypeEntry) -> [TypeEntry] {
    var line = [entry]
    while let next = superclass(of: line[line.count - 1]), line.count < 64,
      !line.contains(where: { $0.path == next.path })
    {
      line.append(next)
    }
    return line
  }

  // MARK: - Members

  /// Returns the members of a type, from its declaration and from all its extensions.
  func members(of entry: TypeEntry) -> [Reference] {
    entry.parts.flatMap { part in
      outlines[part.file].members(of: part.declaration).map {
        Reference(file: part.file, declaration: $0)
      }
    }
  }

  /// Returns the methods of a class that have a given name, with or without labels. If the class
  /// has none, the methods of its nearest superclass that has any are returned.
  func methods(named name: String, of entry: TypeEntry) -> [Reference] {
    for type in lineage(of: entry) {
      let found = members(of: type).filter {
        self[$0].kind == .function && (self[$0].name == name || self[$0].fullName == name)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the variable of a given name in a type or in one of its superclasses.
  func variable(named name: String, of entry: TypeEntry) -> Reference? {
    for type in lineage(of: entry) {
      for member in members(of: type) {
        let declaration = self[member]
        if declaration.name == name, declaration.kind == .variable || declaration.kind == .constant
        {
          return member
        }
      }
    }
    return nil
  }
}

extension Program {
  /// The classes in the app's code, with their declarations.
  var classes: [(entry: TypeEntry, declaration: Reference)] {
    entries.compactMap { entry in
      guard let declaration = entry.declaration, self[declaration].kind == .class else {
        return nil
      }
      return (entry, declaration)
    }
  }

  /// The classes of the module that is being rewritten, without those of the app's other modules.
  var ownClasses: [(entry: TypeEntry, declaration: Reference)] {
    classes.filter { $0.declaration.file < own }
  }

  /// Returns the member of a given name that a type declares itself: a method by its name with
  /// labels, or a variable.
  func member(_ fullName: String, of entry: TypeEntry) -> Reference? {
    members(of: entry).first {
      self[$0].fullName == fullName && !self[$0].kind.isType
    }
  }

  /// Returns a form of a method's name that can be part of an identifier: `card_heightFor` for
  /// `card(_:heightFor:)`.
  static func identifier(_ fullName: String) -> String {
    fullName.split { "(:)._`".contains($0) }.joined(separator: "_")
  }
}

extension Revision {
  /// Adds a member to a type's code, directly before the closing brace. A semicolon separates the
  /// member from other code on that line.
  mutating func addMember(_ text: String, to type: Program.Reference) {
    guard let body = program[type].body else { return }
    let listing = program.listing(type)
    let last = body.upperBound - 1
    let isOnLine =
      last > body.lowerBound && !listing.beginsLine(body.upperBound) && !listing.says(";", at: last)
    insert(type.file, before: body.upperBound, isOnLine ? "; \(text) " : "\(text); ")
  }

  /// Adds a protocol to the code of a type's declaration, in the list behind the colon.
  mutating func addConformance(_ name: String, to type: Program.Reference) {
    let declaration = program[type]
    let mark = declaration.inherited.isEmpty ? ":" : ","
    insert(
      type.file, after: max(declaration.endOfInherited, declaration.endOfName) - 1,
      "\(mark) \(name)")
  }
}
