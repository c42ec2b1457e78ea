import Testing

@testable import Adopt

@Suite("The names of documents")
struct DocumentNameTests {
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <view contentMode="scaleToFill" id="abc-de-001"/>
    </objects>
    </document>
    """

  private func written(_ paths: [String]) throws -> String {
    let folder = Folder()
    try folder.write("class A {}", "App/A.swift")
    for path in paths { try folder.write(Self.nib, path) }
    let found = try SourceFolder(["\(folder.path)/App"])
    return try Adoption(of: found.files, resources: found.resources).files.map(\.text).joined()
  }

  @Test("Nibs whose names differ in a sign become two types, and each is found by its name")
  func signs() throws {
    let text = try written(["App/Card7.xib", "App/Card7+.xib"])

    #expect(text.contains("enum Card7Nib: "))
    #expect(text.contains("enum Card7Nib2: "))
    #expect(text.contains("  Card7Nib.register()\n"))
    #expect(text.contains("  Card7Nib2.register()\n"))
    #expect(text.contains(#""Card7""#))
    #expect(text.contains(#""Card7+""#))
  }

  @Test("A nib that a project names twice is one")
  func same() throws {
    let text = try written(["App/Card.xib", "App/Card.xib"])

    #expect(text.ranges(of: "enum CardNib").count == 1)
  }

  @Test("Of two documents of one name, a bundle finds the one that is in no language folder first")
  func unlocalized() throws {
    let paths = ["App/Base.lproj/Card.xib", "App/Screens/Card.xib"]
    for paths in [paths, paths.reversed()] {
      let folder = Folder()
      try folder.write("class A {}", "App/A.swift")
      for path in paths { try folder.write(Self.nib, path) }
      let found = try SourceFolder(["\(folder.path)/App"])
      let files = try Adoption(of: found.files, resources: found.resources).files

      let written = files.filter { $0.text.contains("enum CardNib: ") }.map(\.source)
      #expect(written.count == 1)
      #expect(written.first?.hasSuffix("Screens/Card.xib") == true)
    }
  }

  @Test("Two nibs of one name are an error, because a bundle has no folders")
  func twice() {
    #expect(throws: AdoptionError.self) { try written(["App/A/Card.xib", "App/B/Card.xib"]) }
  }
}
