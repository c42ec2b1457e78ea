import Foundation
import Testing

@testable import Adopt

/// The file `Adopted.swift` beside this one is a link to the plugin's source. A plugin cannot
/// import a module, so it finds and names an app's files by rules of its own.
@Suite("The build plugin")
struct PluginTests {
  private static func app() throws -> Folder {
    let folder = Folder()
    try folder.write("class A {}", "App/Card/A.swift")
    try folder.write("let c = 1", "App/C.swift")
    try folder.write("class Old {}", "App/Old.swift")
    try folder.write("print(1)", "App/main.swift")
    try folder.write("import PackageDescription", "App/Package.swift")
    try folder.write("", "App/Empty.swift")
    for name in ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane", ".hidden"] {
      try folder.write("class Foreign {}", "App/\(name)/Foreign.swift")
    }
    try folder.write("let p = 1", "App/Try.playground/Contents.swift")
    try folder.write(
      "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
        + "<objects/></document>", "App/Views/Cell.xib")
    try folder.write("\"a\" = \"b\";", "App/en.lproj/Localizable.strings")
    try folder.write("{}", "App/Assets.xcassets/Contents.json")
    try folder.write("[1]", "Data/films.json")
    try folder.write(
      "<?xml version=\"1.0\"?><model></model>", "Data/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    try folder.write("class K {}", "Kit/Sources/K.swift")
    try folder.write("class L {}", "Lib/Sources/K.swift")
    return folder
  }

  @Test(
    "It plans the files that the command writes",
    arguments: [
      "App", "App\n!App/Old.swift\n!App/Card", "App\nKit/Sources", "Kit/Sources\nLib/Sources",
      "App/Card\nApp/C.swift", "App/C.swift\nData/films.json", "Kit/Sources\nApp/Assets.xcassets",
      "App\nData/Shop.xcdatamodeld",
      "# A comment\n\nApp/C.swift",
    ])
  func outputs(list: String) throws {
    let folder = try Self.app()
    try folder.write(list, "Adopt.txt")
    _ = try AdoptCommand([
      "--list", "\(folder.path)/Adopt.txt", "--from", folder.path, "--into",
      "\(folder.path)/Out", "--for-build",
    ]).run()

    let planned = Adopted(list, from: URL(filePath: folder.path, directoryHint: .isDirectory))
    let written = folder.names.filter { $0.hasPrefix("Out/") }.map { String($0.dropFirst(4)) }
    #expect(planned.outputs.sorted() == written)
    #expect(!written.isEmpty)
  }

  @Test("It reads no folder that holds other people's code, and no file that the list leaves out")
  func inputs() throws {
    let folder = try Self.app()
    let planned = Adopted(
      "App\n!App/Old.swift", from: URL(filePath: folder.path, directoryHint: .isDirectory))

    let names = planned.inputs.map(\.lastPathComponent).sorted()
    #expect(
      names == [
        "A.swift", "C.swift", "Cell.xib", "Contents.json", "Empty.swift", "Localizable.strings",
        "Package.swift",
      ])
  }
}
