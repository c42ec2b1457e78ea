import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Predicates in text form", .serialized)
struct PredicateTests {
  private let person: [String: Any] = [
    "name": "Zoë", "age": 30, "isAdmin": true, "tags": ["a", "b"],
    "pets": [["name": "Rex", "age": 3], ["name": "Tom", "age": 9]], "home": ["city": "Rome"],
  ]

  @Test(
    "A predicate tests what its text says",
    arguments: [
      ("name == 'Zoë'", true), ("name = \"Zo\"", false), ("name != 'Zo'", true),
      ("age > 29 AND age <= 30", true), ("age < 30 || isAdmin == YES", true),
      ("NOT (age == 30)", false), ("!(age == 31) && isAdmin = true", true),
      ("name BEGINSWITH[c] 'zo'", true), ("name ENDSWITH[cd] 'OE'", true),
      ("name CONTAINS 'oe'", false), ("name LIKE 'Z*'", true), ("name MATCHES 'Z.ë'", true),
      ("age IN {29, 30}", true), ("NOT age IN {29, 30}", false), ("age BETWEEN {1, 9}", false),
      ("missing == nil", true), ("name != NULL", true), ("home.city == 'Rome'", true),
      ("ANY pets.name == 'Tom'", true), ("ALL pets.age > 5", false),
      ("NONE pets.age > 10", true), ("pets.@count == 2", true), ("pets.@sum.age == 12", false),
      ("SUBQUERY(pets, $pet, $pet.age > 5).@count == 1", true), ("'a' IN tags", true),
      ("tags CONTAINS 'c'", false), ("age + 2 * 5 == 40", true), ("-1 < age", true),
      ("TRUEPREDICATE", true), ("FALSEPREDICATE OR age == 30", true), ("1 == 1", true),
    ])
  func tests(text: String, expected: Bool) {
    let simulator = Simulator.boot()

    #expect(NSPredicate(format: text).evaluate(with: person) == expected)
    withExtendedLifetime(simulator) {}
  }

  @Test("Arguments take the places of their signs")
  func arguments() {
    let simulator = Simulator.boot()
    func tests(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: person) }

    #expect(tests(NSPredicate(format: "%K == %@ AND age == %d", "name", "Zoë", 30)))
    #expect(tests(NSPredicate(format: "%K.city == %@", "home", "Rome")))
    #expect(tests(NSPredicate(format: "age IN %@", [29, 30])))
    #expect(tests(NSPredicate(format: "isAdmin == %@", NSNumber(value: true))))
    #expect(tests(NSPredicate(format: "missing == %@", nil as String?)))
    #expect(!tests(NSPredicate(format: "name == '%@'")))
    #expect(tests(NSPredicate(format: "age > %ld", argumentArray: [29])))
    #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "a@b"))
    #expect(!NSPredicate(format: "SELF CONTAINS[c] %@", "x").evaluate(with: "abc"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age == 30"), NSPredicate(format: "age == 31"),
    ])
    #expect(!tests(both))
    withExtendedLifetime(simulator) {}
  }

  @Test("A text that is not understood is told, and its predicate is true")
  func refused() {
    let simulator = Simulator.boot()

    #expect(NSPredicate(format: "age ===== 3").evaluate(with: person))
    #expect(simulator.unanswered == ["the predicate 'age ===== 3'"])
  }

  @Test("Objects are sorted by the names of their values")
  func sorted() {
    let simulator = Simulator.boot()
    let people: [[String: Any]] = [
      ["name": "B", "age": 1], ["name": "A"], ["name": "C", "age": 0],
    ]
    func names(_ descriptor: NSSortDescriptor) -> [String] {
      let sorted = NSArray(array: people).sortedArray(using: [descriptor])
      return sorted.compactMap { ($0 as? [String: Any])?["name"] as? String }
    }

    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["C", "B", "A"])
    #expect(names(NSSortDescriptor(key: "age", ascending: true)) == ["A", "C", "B"])
    let texts = NSArray(array: ["b10", "B9", "a"])
    func sorted(by method: String) -> [String] {
      let order = NSSortDescriptor(key: "self", ascending: true, selector: method)
      return texts.sortedArray(using: [order]).compactMap { $0 as? String }
    }
    #expect(sorted(by: "localizedStandardCompare:") == ["a", "B9", "b10"])
    #expect(sorted(by: "caseInsensitiveCompare:") == ["a", "b10", "B9"])
    #expect(sorted(by: "compare:") == ["B9", "a", "b10"])
    withExtendedLifetime(simulator) {}
  }
}
