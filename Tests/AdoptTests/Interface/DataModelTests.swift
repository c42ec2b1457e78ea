import Testing

@testable import Adopt

@Suite("Models of Core Data")
struct DataModelTests {
  private static func model(_ entities: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">\(entities)</model>
    """
  }

  private static let shop = model(
    """
    <entity name="Item" representedClassName=".Item" isAbstract="YES" codeGenerationType="class">
      <attribute name="title" optional="YES" attributeType="String" defaultValueString="New"/>
      <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="price" optional="YES" attributeType="Double"/>
      <relationship name="bags" optional="YES" toMany="YES" deletionRule="Cascade"
        destinationEntity="Bag" inverseName="items" inverseEntity="Bag"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="title"/>
      </uniquenessConstraint></uniquenessConstraints>
    </entity>
    <entity name="Bag" representedClassName="Bag" codeGenerationType="category">
      <relationship name="items" optional="YES" toMany="YES" ordered="YES"
        deletionRule="Nullify" destinationEntity="Item" inverseName="bags" inverseEntity="Item"/>
    </entity>
    <entity name="Box" representedClassName="Box" parentEntity="Bag"/>
    """)

  private static let classes = "class Bag: NSManagedObject {}\nclass Box: Bag {}\n"

  private func resources(
    _ files: KeyValuePairs<String, String>, _ code: String = classes
  ) throws -> String {
    let input = files.map { InputFile(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) }
    let source = InputFile(name: "a.swift", path: "a.swift", bytes: Array(code.utf8))
    let made = try Adoption(of: [source], resources: input)
    let file = try #require(made.files.first { $0.path == Resources.fileName })
    return String(decoding: file.body, as: UTF8.self)
  }

  @Test("A model is made known with its entities, and the classes of its objects with it")
  func registered() throws {
    let text = try resources(["App/Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.shop])

    #expect(text.contains("import UIKit; import Outside\n"))
    #expect(
      text.contains(
        """
          NSManagedObjectModel.register("Shop", [
            .init("Item", class: "Item", isAbstract: true, unique: [["title"]], [
              .attribute("title", "String", "New", isOptional: true),
              .attribute("count", "Integer 16"),
              .attribute("price", "Double", isOptional: true),
              .relationship("bags", to: "Bag", inverse: "items", isToMany: true, deleting: "Cascade", isOptional: true),
            ]),
        """))
    #expect(text.contains("    .init(\"Box\", class: \"Box\", parent: \"Bag\", []),\n"))
    for name in ["Item", "Bag", "Box"] {
      #expect(
        text.contains(
          "ManagedClass.register(\"\(name)\", \(name).self) { \(name)(entity: $0, insertInto: $1) }"
        ))
    }
    #expect(text.contains("AppResources.register(file: \"Shop.momd\", contents: \"Shop\")"))
  }

  @Test("A model without entities, as Xcode's templates make it, is an empty list")
  func empty() throws {
    let text = try resources(["Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.model("")])

    #expect(text.contains("  NSManagedObjectModel.register(\"Shop\", [])\n"))
  }

  @Test("The classes that Xcode generates from a model are written")
  func generated() throws {
    let text = try resources(["Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.shop])

    #expect(
      text.contains("public class Item: NSManagedObject {}\nextension Item: Identifiable {}\n"))
    for property in ["title: String?", "count: Int16", "price: NSNumber?", "bags: NSSet?"] {
      #expect(text.contains("  public var \(property) { get { managedValue("))
    }
    #expect(
      text.contains("  public func addToBags(_ value: Bag) { addManaged(value, \"bags\") }\n"))
    #expect(text.contains("  public var items: NSOrderedSet? "))
    #expect(text.contains("  public func insertIntoItems(_ value: Item, at idx: Int) "))
    #expect(!text.contains("class Bag: "))
  }

  @Test("What the app's files declare is not generated again")
  func declared() throws {
    let code =
      Self.classes + "class Item: NSManagedObject {}\nextension Bag { var items: Int { 1 } }"
    let text = try resources(["Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.shop], code)

    #expect(!text.contains("class Item: "))
    #expect(!text.contains("var items"))
  }

  @Test(
    "Of several versions the current one is read, or else the last",
    arguments: [("Shop.xcdatamodel", "Old"), ("", "Two")])
  func versions(current: String, expected: String) throws {
    let note =
      "<plist><dict><key>_XCCurrentVersionName</key><string>\(current)</string></dict></plist>"
    let text = try resources(
      [
        "Shop.xcdatamodeld/.xccurrentversion": note,
        "Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.model("<entity name=\"Old\"/>"),
        "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents": Self.model("<entity name=\"Two\"/>"),
      ], "class A {}")

    #expect(text.contains(".init(\"\(expected)\", class: \"NSManagedObject\", [])"))
    #expect(text.count(of: ".init(") == 1)
  }

  @Test("A class that Core Data could not make is not made known")
  func unmakeable() throws {
    let code =
      "class Bag: NSManagedObject { init(size: Int) { fatalError() } }\n"
      + "private class Box: NSManagedObject {}"
    let text = try resources(["Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.shop], code)

    #expect(!text.contains("ManagedClass.register(\"B"))
  }

  @Test("A model that is broken is refused with its place")
  func broken() {
    #expect(throws: AdoptionError.self) {
      try resources(["Shop.xcdatamodeld/Shop.xcdatamodel/contents": "<model><entity"])
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
