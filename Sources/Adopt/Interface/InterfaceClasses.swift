/// Looks up the app's classes and their members by the names that storyboards and nibs use.
struct InterfaceClasses: Sendable {
  let program: Program
  /// The properties of the app's classes that were removed, because their code needs a framework
  /// that is missing on Linux. Outlets of these names are left out.
  let leftOut: Set<Program.Reference>
  /// The modules outside of the app that exist on Linux and may declare the classes that
  /// storyboards name.
  var modules: [String] = []

  /// The result of looking up, in the app's code, the class that a storyboard's element names.
  enum Answer {
    case found(Program.TypeEntry)
    /// The class is one of Apple's, or of a library that is missing on Linux. The storyboard's
    /// element becomes an object of the UIKit class that fits.
    case missing(String)
  }

  /// Looks up the custom class of a storyboard's element, or returns `nil` if the element names
  /// none.
  func lookUp(_ element: XMLElement) -> Answer? {
    guard let given = element["customClass"], !given.isEmpty else { return nil }
    let name = Self.demangled(given)
    let entry =
      program.types[name]
      ?? program.classes.first { hasObjectiveCName(name, $0.declaration) }?.entry
    if let entry, let declaration = entry.declaration {
      // A name that belongs to a structure or enumeration is treated as an unknown class, because a
      // phone looks for a class only.
      guard program[declaration].kind == .class else {
        return .missing(
          "Unknown class \(name) in Interface Builder file: it is a "
            + "\(program[declaration].kind.rawValue).")
      }
      // A phone finds a class that is private to its file only by a name that `@objc` gives it.
      if program.isHidden(declaration), !hasObjectiveCName(name, declaration) {
        return .missing(
          "Unknown class \(name) in Interface Builder file: it is private to its file.")
      }
      if declaration.file >= program.own, !program.has("open", declaration),
        !program.has("public", declaration)
      {
        return .missing("The class '\(name)' is of another module, and is not public there.")
      }
      return .found(entry)
    }
    let module = element["customModule"] ?? ""
    if element["customModuleProvider"] != "target", !module.isEmpty {
      return .missing("The class '\(name)' is of the module \(module), which is not here.")
    }
    if Self.systemPrefixes.contains(where: name.hasPrefix), entry?.declaration == nil {
      return .missing("The class '\(name)' is the system's, and the model does not have it.")
    }
    // The message is the one that a phone logs for an unknown class in a storyboard. A phone then
    // makes an object of UIKit's class, and so does the written code.
    return .missing("Unknown class \(name) in Interface Builder file.")
  }

  /// Returns the missing modules that storyboards and nibs name as origins of classes, each once.
  /// The app's Swift files may not import these modules at all.
  func missingModules(of documents: [InputFile]) -> [String] {
    var names: [String] = []
    for file in documents where ResourceKind.of(file.name) == .document {
      // An error in a storyboard is ignored here, because it is reported when the storyboard is
      // translated into Swift.
      (try? XMLReader.read(file))?.forEach { element in
        guard case .missing = lookUp(element), element["customModuleProvider"] != "target",
          let name = element["customModule"], !name.isEmpty, !names.contains(name)
        else { return }
        names.append(name)
      }
    }
    return names
  }

  private static let systemPrefixes = [
    "UI", "MK", "WK", "SK", "SCN", "AV", "GLK", "MTK", "AR", "PDF", "CA", "NS", "PH", "QL", "GK",
  ]

  private func hasObjectiveCName(_ name: String, _ declaration: Program.Reference) -> Bool {
    let listing = program.listing(declaration)
    return program[declaration].attributes.contains { attribute in
      attribute.count == 5 && listing.word(attribute.lowerBound + 1) == "objc"
        && listing.word(attribute.lowerBound + 3) == name
    }
  }

  /// Returns the Swift name of a class from its mangled name: `CardView` for `_TtC4Shop8CardView`.
  private static func demangled(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name }
    var rest = name.dropFirst(4)
    var last = name
    while let digits = Int(rest.prefix { $0.isNumber }), digits > 0 {
      rest = rest.drop { $0.isNumber }
      guard rest.count >= digits else { return name }
      last = String(rest.prefix(digits))
      rest = rest.dropFirst(digits)
    }
    return last
  }

  // MARK: - Members

  /// A method of the app that a storyboard connects to a control, with the class that declares the
  /// method.
  struct Method {
    var owner: String
    var name: String
    var fullName: String
    /// The name of the type of selectors in code that is written for the app.
    var type: String

    /// The Swift code of the selector of the method that a storyboard connects.
    ///
    /// A method without parameters is called in a closure. Its name alone may mean several methods:
    /// `Card.dismiss` is also UIKit's `dismiss(animated:completion:)`.
    var selector: String {
      let reference =
        fullName.hasSuffix("()")
        ? "{ (target: \(owner)) in { target.\(name)() } }" : "\(owner).\(fullName)"
      return "\(type)(\(reference), named: \"\(fullName)\")"
    }
  }

  /// Returns the method that a class or one of its superclasses declares under a given Objective-C
  /// selector, such as `tap:`.
  func method(_ selector: String, of entry: Program.TypeEntry) -> Method? {
    for type in program.lineage(of: entry) {
      for member in program.members(of: type) where program[member].kind == .function {
        let method = program[member]
        guard !program.has("static", member), !program.has("class", member),
          ObjectiveCName.of(method, in: program.listing(member)) == selector
        else { continue }
        return Method(
          owner: type.path, name: method.name, fullName: method.fullName, type: program.selectorName
        )
      }
    }
    return nil
  }

  /// Returns all methods in the app with a given Objective-C selector such as `tap:`, each with its
  /// class: first those of the app's own classes, then those that it adds to UIKit's controllers.
  func methods(_ selector: String) -> [Method] {
    let own = program.classes.filter { !program.isHidden($0.declaration) }.map(\.entry)
    let added = program.entries.filter {
      $0.declaration == nil && Self.controllers.contains($0.path)
    }
    return (own + added).compactMap { entry in
      guard let found = method(selector, of: entry), found.owner == entry.path else { return nil }
      return found
    }
  }

  /// The controllers of UIKit in whose extensions an app may declare a method to unwind to.
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController",
  ]

  /// Returns the type of a class's property as the app writes it. The text is empty if the app
  /// writes no type; the result is `nil` if there is no such property.
  func typeOfProperty(_ name: String, of entry: Program.TypeEntry) -> String? {
    guard let member = program.variable(named: name, of: entry),
      !leftOut.contains(member)
    else { return nil }
    guard let type = program[member].type else { return "" }
    return program.listing(member).line(type)
  }

  /// Returns the type of a property that the app declares in an extension of one of some UIKit
  /// classes.
  func typeOfProperty(_ name: String, inExtensionsOf types: [String]) -> String? {
    for type in types {
      if let entry = program.types[type], let found = typeOfProperty(name, of: entry) {
        return found
      }
    }
    return nil
  }

  /// By id, the class of the app that an outlet's type demands of an element without a custom
  /// class, such as `BadgeView` for a plain `imageView`.
  ///
  /// On a phone the element becomes a plain `UIImageView`, and Objective-C sets the outlet without
  /// a look at its type. Calls of the app's methods work all the same if Swift finds those methods
  /// without the object, as it does methods of extensions. In Swift alone, an outlet can only have
  /// an object of its own type.
  func classesOfOutlets(in document: InterfaceDocument) -> [String: Program.TypeEntry] {
    var byID: [String: Program.TypeEntry] = [:]
    document.root.forEach { element in
      guard case .found(let owner) = lookUp(element) else { return }
      for outlet in element.list("connections") where outlet.name == "outlet" {
        guard let property = outlet["property"], let id = outlet["destination"],
          let target = document.elements[id], (target["customClass"] ?? "").isEmpty,
          let kind = ViewKind.all[target.name],
          let type = typeOfProperty(property, of: owner),
          let entry = program.type(
            named: String(type.prefix { !"!?".contains($0) }), from: owner.path),
          let declaration = entry.declaration, program[declaration].kind == .class,
          !program.isHidden(declaration), declaration.file < program.own,
          program.ancestry(of: entry).contains(kind.type), isMadeFromNibs(entry)
        else { continue }
        byID[id] = entry
      }
    }
    return byID
  }

  /// Returns true if a class has UIKit's `init(coder:)`, because it declares it or declares no
  /// initialiser at all.
  private func isMadeFromNibs(_ entry: Program.TypeEntry) -> Bool {
    let initializers = program.members(of: entry).filter { program[$0].kind == .initializer }
    return initializers.isEmpty
      || initializers.contains { program[$0].fullName.contains("coder:") }
  }
}
