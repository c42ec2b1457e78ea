/// Writes an app's Core Data models as Swift: statements that make them and the classes of their
/// objects known at run time, and the classes that Xcode would generate.
struct DataModelWriter {
  private let models: [DataModel]
  private let program: Program

  init(_ models: [DataModel], _ program: Program) {
    (self.models, self.program) = (models, program)
  }

  // MARK: - Registration

  /// The Swift statements that make the models and the classes of their objects known.
  var lines: [String] {
    models.map { model in
      // Xcode's templates make a model without entities.
      let entities = model.entities.map { "\n    \(Self.text($0))," }.joined()
      let end = entities.isEmpty ? "" : "\n  "
      return
        "NSManagedObjectModel.register(\(SwiftText.string(model.name)), [\(entities)\(end)])"
    }
      + classNames.map { name, path in
        "ManagedClass.register(\(SwiftText.string(name)), \(path).self) "
          + "{ \(path)(entity: $0, insertInto: $1) }"
      }
  }

  private static func text(_ entity: DataModel.Entity) -> String {
    var text =
      ".init(\(SwiftText.string(entity.name)), class: \(SwiftText.string(entity.className))"
    if let parent = entity.parent { text += ", parent: \(SwiftText.string(parent))" }
    if entity.isAbstract { text += ", isAbstract: true" }
    if !entity.unique.isEmpty {
      let lists = entity.unique.map { "[\($0.map(SwiftText.string).joined(separator: ", "))]" }
      text += ", unique: [\(lists.joined(separator: ", "))]"
    }
    let properties = entity.attributes.map(self.text) + entity.relationships.map(self.text)
    let list = properties.map { "\n      \($0)," }.joined()
    return "\(text), [\(list)\(list.isEmpty ? "" : "\n    ")])"
  }

  private static func text(_ attribute: DataModel.Attribute) -> String {
    var text = ".attribute(\(SwiftText.string(attribute.name)), \(SwiftText.string(attribute.type))"
    if let value = attribute.value { text += ", \(SwiftText.string(value))" }
    if attribute.isOptional { text += ", isOptional: true" }
    return text + (attribute.isTransient ? ", isTransient: true)" : ")")
  }

  private static func text(_ relationship: DataModel.Relationship) -> String {
    var text =
      ".relationship(\(SwiftText.string(relationship.name)), "
      + "to: \(SwiftText.string(relationship.destination))"
    if let inverse = relationship.inverse { text += ", inverse: \(SwiftText.string(inverse))" }
    if relationship.isToMany { text += ", isToMany: true" }
    if relationship.isOrdered { text += ", isOrdered: true" }
    if relationship.rule != "Nullify" {
      text += ", deleting: \(SwiftText.string(relationship.rule))"
    }
    return text + (relationship.isOptional ? ", isOptional: true)" : ")")
  }

  // MARK: - Classes

  /// The entities whose classes Xcode would generate as a whole, and that the app does not
  /// declare.
  private var generated: [DataModel.Entity] {
    var seen: Set<String> = []
    return models.flatMap(\.entities).filter { entity in
      entity.generated == "class" && entity.className != "NSManagedObject"
        && !program.declares(entity.className) && seen.insert(entity.className).inserted
    }
  }

  /// The classes below `NSManagedObject` that Core Data can make objects of, by name and by the
  /// name with those of the types around it.
  private var classNames: [(name: String, path: String)] {
    let own = generated.map(\.className)
    let bases = Set(own + ["NSManagedObject"])
    return own.map { ($0, $0) }
      + program.ownClasses.filter { entry, declaration in
        !program.isHidden(declaration) && program[declaration].parent == nil
          && !program.listing(declaration).says("<", at: program[declaration].keyword + 2)
          && program.ancestry(of: entry).contains(where: bases.contains)
          && canBeMade(entry)
      }.map { ($0.entry.name, $0.entry.path) }
  }

  /// Returns true if Core Data can create objects of a class: the class has no initialiser of its
  /// own that takes the place of Core Data's.
  private func canBeMade(_ entry: Program.TypeEntry) -> Bool {
    let own = program.members(of: entry).filter {
      program[$0].kind == .initializer && !program.has("convenience", $0)
    }
    return own.isEmpty || own.contains { program[$0].fullName == "init(entity:insertInto:)" }
  }

  /// The code that Xcode would generate for the classes of the models' entities. All of it is
  /// public, as there.
  var code: String {
    var text = ""
    let whole = generated
    for entity in whole {
      let parent = entity.parent.flatMap(className) ?? "NSManagedObject"
      text += "\npublic class \(entity.className): \(parent) {}\n"
      if parent == "NSManagedObject" { text += "extension \(entity.className): Identifiable {}\n" }
      text += properties(of: entity)
    }
    for entity in models.flatMap(\.entities)
    where entity.generated == "category" && program.declares(entity.className) {
      text += properties(of: entity)
    }
    return text
  }

  /// Returns the name of the class of an entity's objects.
  private func className(_ entity: String) -> String? {
    let name = models.flatMap(\.entities).first { $0.name == entity }?.className
    guard let name, program.declares(name) || generated.contains(where: { $0.className == name })
    else { return nil }
    return name
  }

  private func properties(of entity: DataModel.Entity) -> String {
    let own = program.types[entity.className].map { program.members(of: $0) } ?? []
    let taken = Set(own.map { program[$0].name })
    var lines: [String] = []
    if !taken.contains("fetchRequest") {
      lines.append(
        "class func fetchRequest() -> NSFetchRequest<\(entity.className)> "
          + "{ NSFetchRequest(entityName: \(SwiftText.string(entity.name))) }")
    }
    for attribute in entity.attributes where !taken.contains(attribute.name) {
      lines.append(Self.property(attribute.name, Self.type(of: attribute)))
    }
    for relationship in entity.relationships where !taken.contains(relationship.name) {
      let other = className(relationship.destination) ?? "NSManagedObject"
      let type =
        relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" : "\(other)?"
      lines.append(Self.property(relationship.name, type))
      if relationship.isToMany { lines += Self.accessors(relationship, other) }
    }
    let list = lines.map { "  public \($0)\n" }.joined()
    return "extension \(entity.className) {\n\(list)}\n"
  }

  private static func property(_ name: String, _ type: String) -> String {
    let key = SwiftText.string(name)
    return "var \(SwiftText.escaped(name)): \(type) "
      + "{ get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"
  }

  private static func accessors(
    _ relationship: DataModel.Relationship, _ type: String
  ) -> [String] {
    let key = SwiftText.string(relationship.name)
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines = [type, many].flatMap { type in
      [
        "func addTo\(name)(_ value: \(type)) { addManaged(value, \(key)) }",
        "func removeFrom\(name)(_ value: \(type)) { removeManaged(value, \(key)) }",
      ]
    }
    if relationship.isOrdered {
      lines += [
        "func insertInto\(name)(_ value: \(type), at idx: Int) { addManaged(value, \(key), at: idx) }",
        "func removeFrom\(name)(at idx: Int) { removeManaged(idx, \(key)) }",
      ]
    }
    return lines
  }

  private static func type(of attribute: DataModel.Attribute) -> String {
    if attribute.isScalar, let type = scalars[attribute.type] { return type }
    let own = attribute.type == "Transformable" ? attribute.className : nil
    return (own ?? objects[attribute.type] ?? "NSObject") + "?"
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]
  private static let objects = [
    "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber",
    "Double": "NSNumber", "Float": "NSNumber", "Boolean": "NSNumber",
    "Decimal": "NSDecimalNumber", "String": "String", "Date": "Date", "Binary": "Data",
    "UUID": "UUID", "URI": "URL", "ObjectID": "NSManagedObjectID",
  ]
}
