import Testing

@testable import Adopt

@Suite("Bundles in the app's bundle")
struct ResourceBundleTests {
  @Test(
    "A bundle of a folder or a URL is the model's to find",
    arguments: [
      ("let b = Bundle(path: p + \"/A.bundle\")!", "Bundle.app(path: p + \"/A.bundle\")!"),
      ("let b = url.flatMap { Bundle(url: $0) }", "Bundle.app(url: $0)"),
      ("let b = Bundle.init(path: p)", "Bundle.app(path: p)"),
      ("let b = NSBundle(URL: u)", "Bundle.app(url: u)"),
      (
        "let f = b.path(forResource: n, ofType: \"png\", inDirectory: \"Images\")",
        "b.appPath(forResource: n, ofType: \"png\", inDirectory: \"Images\")"
      ),
    ])
  func found(text: String, expected: String) throws {
    #expect(try adopted(text).contains(expected))
  }

  @Test(
    "Other bundles, and a class of the app's of that name, stay as they are",
    arguments: [
      "let b = Bundle(for: Card.self)", "let b = Bundle(identifier: \"x\")", "let b = Bundle.main",
      "struct Bundle { init(path: String) {} }; let b = Bundle(path: p)",
      "let b = My.Bundle(path: p)",
    ])
  func spared(text: String) throws {
    #expect(try adopted(text).hasSuffix(text))
  }
}
