/// A Core Data model of the app, as its file `NAME.xcdatamodel/contents` describes it.
struct DataModel: Sendable {
  /// The name by which the app asks for the model: that of the folder of all its versions.
  let name: String
  /// The path of the file from which the model was read.
  let file: String
  private(set) var entities: [Entity] = []

  struct Entity: Sendable {
    var name: String
    /// The name of the class of the entity's objects, without its module.
    var className: String
    var parent: String?
    var isAbstract: Bool
    /// The kind of code that Xcode generates for the class: `class` for the class and its
    /// properties, `category` for the properties alone, or nothing.
    var generated: String?
    var unique: [[String]]
    var attributes: [Attribute]
    var relationships: [Relationship]
  }

  struct Attribute: Sendable {
    var name: String
    var type: String
    var value: String?
    var isOptional: Bool
    var isTransient: Bool
    /// True if the property of the class has a number's own type, such as `Int64`.
    var isScalar: Bool
    /// The class of a value that Core Data does not know; `nil` if the model names none.
    var className: String?
  }

  struct Relationship: Sendable {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany: Bool
    var isOrdered: Bool
    var isOptional: Bool
    var rule: String
  }

  /// Reads the current versions of all models.
  static func read(_ files: [InputFile]) throws(AdoptionError) -> [DataModel] {
    var models: [DataModel] = []
    for file in files where file.name.hasSuffix("/contents") && isCurrent(file, among: files) {
      let model = DataModel(file: file.name, try XMLReader.read(file))
      if !models.contains(where: { $0.name == model.name }) { models.append(model) }
    }
    return models
  }

  /// Returns the name of a version's folder, such as `Shop 2.xcdatamodel`, and the path of the
  /// folder of all versions, if there is one.
  private static func place(_ path: String) -> (version: String, all: String) {
    let parts = path.split(separator: "/")
    let all = parts.dropLast(2).joined(separator: "/")
    return (String(parts.dropLast().last ?? ""), all.hasSuffix(".xcdatamodeld") ? all : "")
  }

  /// Returns true if a file is the version of its model that the app uses: the one that the file
  /// `.xccurrentversion` names, or else the last one.
  private static func isCurrent(_ file: InputFile, among files: [InputFile]) -> Bool {
    let own = place(file.name)
    guard !own.all.isEmpty else { return true }
    let note = files.first {
      $0.name.hasSuffix("/.xccurrentversion")
        && $0.name.split(separator: "/").dropLast().joined(separator: "/") == own.all
    }
    let versions = files.filter { $0.name.hasSuffix("/contents") && place($0.name).all == own.all }
      .map { place($0.name).version }
    if let note, let root = try? XMLReader.read(note) {
      var named: String?
      root.forEach { if $0.text.hasSuffix(".xcdatamodel") { named = $0.text } }
      if let named, versions.contains(named) { return own.version == named }
    }
    return own.version == versions.max { ($0.count, $0) < ($1.count, $1) }
  }

  private init(file: String, _ root: XMLElement) {
    self.file = file
    let (version, all) = Self.place(file)
    let folder = all.split(separator: "/").last.map(String.init) ?? version
    name = String(folder.prefix(upTo: folder.lastIndex(of: ".") ?? folder.endIndex))
    entities = root.children.filter { $0.name == "entity" }.map(Self.entity)
  }

  private static func entity(_ element: XMLElement) -> Entity {
    let name = element["name"] ?? ""
    let written = element["representedClassName"] ?? "NSManagedObject"
    return Entity(
      name: name, className: written.split(separator: ".").last.map(String.init) ?? written,
      parent: element["parentEntity"], isAbstract: element["isAbstract"] == "YES",
      generated: element["codeGenerationType"],
      unique: element.list("uniquenessConstraints").map { constraint in
        constraint.children.compactMap { $0["value"] }
      },
      attributes: element.children.filter { $0.name == "attribute" }.map(attribute),
      relationships: element.children.filter { $0.name == "relationship" }.map { relationship in
        Relationship(
          name: relationship["name"] ?? "", destination: relationship["destinationEntity"] ?? "",
          inverse: relationship["inverseName"], isToMany: relationship["toMany"] == "YES",
          isOrdered: relationship["ordered"] == "YES",
          isOptional: relationship["optional"] == "YES",
          rule: relationship["deletionRule"] ?? "Nullify")
      })
  }

  private static func attribute(_ element: XMLElement) -> Attribute {
    Attribute(
      name: element["name"] ?? "", type: element["attributeType"] ?? "Undefined",
      value: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
      isOptional: element["optional"] == "YES", isTransient: element["transient"] == "YES",
      isScalar: element["usesScalarValueType"] == "YES", className: element["customClassName"])
  }
}
