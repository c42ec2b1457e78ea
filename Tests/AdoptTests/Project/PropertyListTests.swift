import Testing

@testable import Adopt

@Suite("Property lists of the old style")
struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyList(text, name: "project.pbxproj")
  }

  @Test("Tables, lists and texts are read, comments passed over")
  func values() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
        name = "My App"; /* a comment */
        files = ( A1 /* App.swift */, "B 2", );
        path = Sources/App.swift;
        empty = ();
      }
      """)

    #expect(list["name"].text == "My App")
    #expect(list["files"].items.compactMap(\.text) == ["A1", "B 2"])
    #expect(list["path"].text == "Sources/App.swift")
    #expect(list["empty"].items.isEmpty)
    #expect(list["nothing"].text == nil)
    #expect(list.order == ["name", "files", "path", "empty"])
  }

  @Test("A project in XML says the same")
  func xml() throws {
    let list = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>name</key><string>My App</string>
        <key>files</key><array><string>A1</string><string>B 2</string></array>
        <key>empty</key><array/>
      </dict></plist>
      """)

    #expect(
      try list == read("{ name = \"My App\"; files = ( A1, \"B 2\", ); empty = (); }"))
  }

  @Test(
    "What is escaped in a quoted text stands for itself",
    arguments: [
      (#"{ a = "say \"no\""; }"#, #"say "no""#), (#"{ a = "one\ntwo"; }"#, "one\ntwo"),
      (#"{ a = "\U00e4"; }"#, "ä"), (#"{ a = '1;2'; }"#, "1;2"),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try read(text)["a"].text == expected)
  }

  @Test(
    "A broken file is refused with the line at which it breaks",
    arguments: [
      (
        "{\n a = (1, 2;\n}",
        "2: error: This is no project of Xcode's that can be read: a ',' or a ')' was expected."
      ),
      (
        "{\n a = 1\n}",
        "3: error: This is no project of Xcode's that can be read: a ';' was expected."
      ),
      (
        "{\n\n a = {",
        "3: error: This is no project of Xcode's that can be read: this '{' is never closed."
      ),
      (
        "{ a = \"b",
        "1: error: This is no project of Xcode's that can be read: this quotation mark is never closed."
      ),
      (
        "{ /* a",
        "1: error: This is no project of Xcode's that can be read: this comment is never closed."
      ),
      (
        "{}\n{}",
        "2: error: This is no project of Xcode's that can be read: there is something behind the end of the list."
      ),
      (
        "",
        "1: error: This is no project of Xcode's that can be read: the file ends where a value was expected."
      ),
      (
        "{ a = \"\\Uzz\"; }",
        "1: error: This is no project of Xcode's that can be read: '\\U' must be followed by four hexadecimal digits."
      ),
    ])
  func refusals(text: String, expected: String) {
    #expect(throws: AdoptionError.self) { try read(text) }
    do { _ = try read(text) } catch { #expect("\(error)" == "project.pbxproj:\(expected)") }
  }

  @Test("No way of cutting or changing a project makes the reader trap")
  func mutants() throws {
    let bytes = Array(ProjectFixture.project.utf8)
    var refused = 0
    var number: UInt64 = 7
    for _ in 0..<2_000 {
      var mutant = bytes
      for _ in 0..<2 {
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(number >> 33) % mutant.count
        switch (number >> 20) % 3 {
        case 0: mutant.remove(at: place)
        case 1: mutant.insert(Array("{}();=\"\\<>/*".utf8)[place % 12], at: place)
        default: mutant.removeSubrange(place..<min(place + 40, mutant.count))
        }
      }
      do { _ = try read(String(decoding: mutant, as: UTF8.self)) } catch {
        refused += 1
        #expect("\(error)".hasPrefix("project.pbxproj:"))
      }
    }
    #expect(refused > 100)
  }

  @Test("Brackets a thousand deep are refused, and do not exhaust the stack")
  func depth() {
    let text = String(repeating: "(", count: 1_000)
    #expect(throws: AdoptionError.self) { try read(text) }
  }
}
