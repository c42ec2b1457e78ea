import Testing

@testable import Turnstile

@Suite("The names of functions")
struct FunctionNameTests {
  @Test(
    "A function has its module and its name, without arguments",
    arguments: [
      ("Shop.Card.open(at: Swift.Int) -> Swift.Bool", "Card.open"),
      ("static Shop.Card.all.getter : [Shop.Card]", "Card.all.getter"),
      ("Shop.Card.(hide in _4F0C)(animated: Swift.Bool) async throws -> ()", "Card.hide"),
      ("Shop.Card.__allocating_init(Swift.Int) -> Shop.Card", "Card.init"),
      ("Shop.flip<A where A: Shop.Turning>(A) -> ()", "flip"),
    ])
  func functions(text: String, name: String) {
    let function = FunctionName(demangled: text)

    #expect(function?.module == "Shop")
    #expect(function?.name == name)
    #expect(function?.isOfApp == true)
  }

  @Test(
    "Closures, local functions, specialisations and thunks go by the function they stand in",
    arguments: [
      "closure #2 @MainActor (HeadlessUIKit.UIView) -> UIKit.X in closure #1 () -> () in Shop.Card.open() -> ()",
      "helper #1 <A>(A) -> () in Shop.Card.open() -> ()",
      "generic specialization <Swift.Int> of Shop.Card.open<A>(A) -> ()",
      "partial apply forwarder for closure #1 () -> () in Shop.Card.open() -> ()",
      "protocol witness for Other.Opening.open(at: Swift.Int) -> () in conformance Shop.Card : Other.Opening in Shop",
    ])
  func enclosing(text: String) {
    #expect(FunctionName(demangled: text)?.module == "Shop")
    #expect(FunctionName(demangled: text)?.name == "Card.open")
  }

  @Test("A module whose name Swift does not allow is all underscores, and the app's")
  func underscores() {
    let function = FunctionName(demangled: "____.Card.open(at: Swift.Int) -> Swift.Bool")

    #expect(function?.module == "____")
    #expect(function?.isOfApp == true)
    #expect(FunctionName(demangled: "_swift_task_run") == nil)
  }

  @Test("What an app adds to somebody else's type is the app's")
  func extensions() {
    let own = FunctionName(
      demangled: "closure #1 () -> () in (extension in Shop):HeadlessUIKit.UIView.shake() -> ()")

    #expect(own?.module == "Shop")
    #expect(own?.name == "UIView.shake")
    #expect(
      FunctionName(demangled: "HeadlessUIKit.UIView.layoutIfNeeded() -> ()")?.isOfApp == false)
    #expect(FunctionName(demangled: "Turnstile.Performance.run() -> ()")?.isOfHarness == true)
  }

  @Test("What is no function of Swift's has no name", arguments: ["main", "_start", "$s4Shop", ""])
  func others(text: String) {
    #expect(FunctionName(demangled: text) == nil)
  }

  @Test("A place is a cause of small letters, words and hyphens")
  func causes() {
    #expect(
      FunctionName(demangled: "Shop.Card.viewDidLoad() -> ()")?.cause.rawValue
        == "card-view-did-load")
    #expect(Cause(place: "Card.== infix").rawValue == "card-infix")
    #expect("\(Finding.crashed("Card.open"))" == "crashed:card-open")
    #expect(Finding(parsing: "crashed:card-open") == .crashed("Card.open"))
    #expect(Finding.crashed("Card.open").isCovered(by: .crashed))
    #expect(!Finding.crashed("Card.close").isCovered(by: .crashed("Card.open")))
  }
}
