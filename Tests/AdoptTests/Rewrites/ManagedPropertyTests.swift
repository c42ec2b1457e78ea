import Testing

@testable import Adopt

@Suite("Properties of Core Data")
struct ManagedPropertyTests {
  @Test(
    "A managed property becomes one whose value Core Data's model keeps",
    arguments: [
      (
        "class A: NSManagedObject {\n  @NSManaged public var a: String?\n}",
        "class A: NSManagedObject {\n  public var a: String? { get { managedValue(\"a\") } "
          + "set { setManagedValue(newValue, \"a\") } }\n}"
      ),
      (
        "class A: B {}\nclass B: NSManagedObject {}\nextension A {\n  @NSManaged var a: Int16\n}",
        "class A: B {}\nclass B: NSManagedObject {}\nextension A {\n  var a: Int16 "
          + "{ get { managedValue(\"a\") } set { setManagedValue(newValue, \"a\") } }\n}"
      ),
      (
        "extension A { @objc(addItemsObject:) @NSManaged func addToItems(_ value: B) }",
        "extension A { func addToItems(_ value: B) { addManaged(value, \"items\") } }"
      ),
      (
        "extension A { @NSManaged func removeFromItems(_ values: NSSet) }",
        "extension A { func removeFromItems(_ values: NSSet) { removeManaged(values, \"items\") } }"
      ),
      (
        "extension A { @NSManaged func insertIntoItems(_ value: B, at idx: Int) }",
        "extension A { func insertIntoItems(_ value: B, at idx: Int) "
          + "{ addManaged(value, \"items\", at: idx) } }"
      ),
      (
        "extension A { @NSManaged func replaceItems(at idx: Int, with value: B) }",
        "extension A { func replaceItems(at idx: Int, with value: B) "
          + "{ removeManaged(idx, \"items\"); addManaged(value, \"items\", at: idx) } }"
      ),
    ])
  func managed(text: String, expected: String) throws {
    let body = try adopted(text).replacing("import Outside; ", with: "", maxReplacements: 1)

    #expect(body == expected)
    #expect(try obstacles(text) == [])
  }

  @Test("A cast of a fetch request becomes a request with other results")
  func casts() throws {
    let text = "let a = b as! NSFetchRequest<NSFetchRequestResult>"
    let own = "let a = b as! NSFetchRequest<Card>"

    #expect(try adopted(text).hasSuffix("let a = b .ofAnyResult"))
    #expect(try adopted(own).hasSuffix(own))
  }

  @Test("A cast of a snapshot of fetched results becomes a snapshot of other types")
  func snapshots() throws {
    let cast = "let b = a as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>"
    let head = "func c(a: NSDiffableDataSourceSnapshotReference) { "

    #expect(
      try adopted(head + cast + " }").hasSuffix(
        head + cast.replacing("a as", with: "a .typed() as") + " }"))
    #expect(try adopted(cast).hasSuffix(cast))
  }

  @Test(
    "The selector of a comparison of strings becomes its name",
    arguments: [
      (
        "NSSortDescriptor(key: a, ascending: b, selector: #selector(NSString.localizedCompare(_:)))",
        "NSSortDescriptor(key: a, ascending: b, selector: \"localizedCompare:\")"
      ),
      ("c(#selector(NSString.caseInsensitiveCompare))", "c(\"caseInsensitiveCompare:\")"),
    ])
  func comparisons(text: String, expected: String) throws {
    #expect(try adopted("let a = \(text)").hasSuffix("let a = \(expected)"))
    #expect(try obstacles("let a = \(text)") == [])
  }
}
