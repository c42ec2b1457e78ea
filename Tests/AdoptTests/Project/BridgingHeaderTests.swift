import Testing

@testable import Adopt

@Suite("Bridging headers")
struct BridgingHeaderTests {
  private let header = """
    // #import <Old/Old.h>
    /* #import <Older/Older.h>
    */
    #import <UIKit/UIKit.h>
    #import <Kit/Kit.h>
      # include <Kit/Kit-Swift.h>
    @import Store;
    #import "Own.h"
    """

  @Test("The modules of a header are those of its imports, each once, without what is a comment")
  func modules() {
    #expect(BridgingHeader(header).modules == ["UIKit", "Kit", "Store"])
  }

  @Test("What a bridging header imports is imported by every file of the app that is here")
  func project() throws {
    let folder = try ProjectFixture.folder()
    let project = ProjectFixture.project.replacing(
      "PRODUCT_NAME = \"$(TARGET_NAME)\";",
      with: "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_OBJC_BRIDGING_HEADER = \"Shop/Shop.h\";")
    try folder.write(project, "Shop.xcodeproj/project.pbxproj")
    try folder.write(header, "Shop/Shop.h")
    let app = try AppProject.find("\(folder.path)/Shop.xcodeproj", target: "Shop")
    let found = try FoundApp(app, packages: [], destination: "\(folder.path)/Check")

    #expect(found.modules.last?.imported == ["Kit"])
    #expect(!found.missing.map(\.name).contains("Store"))
    let texts = try adoption(of: app, found)
    #expect(texts.allSatisfy { $0.contains("import Kit") })
    #expect(texts.count { $0.contains("import UIKit; import Kit") } == 1)
  }

  /// Returns the rewritten texts of two files of the app, of which one imports the module itself.
  private func adoption(of app: AppProject, _ found: FoundApp) throws -> [String] {
    let files = ["import UIKit\nclass A {}\n", "import Kit\nclass B {}\n"].enumerated().map {
      InputFile(name: "\($0).swift", path: "\($0).swift", bytes: Array($1.utf8))
    }
    let terms = AdoptionTerms(
      keptModules: ["Kit"], importedModules: found.modules.last?.imported ?? [])
    return try Adoption(of: files, terms: terms).files.map(\.text)
  }
}
