import Testing

@testable import Adopt

@Suite("Casts of errors to NSError")
struct NSErrorCastTests {
  @Test(
    "A pattern of a catch or a case converts its error in the body",
    arguments: [
      (
        "do { try a() } catch let error as NSError { b(error.code) }",
        "catch let error { let error = error as NSError; _ = error; b(error.code) }"
      ),
      (
        "do { try a() } catch let e as NSError where e.code == 3 && c.e(e) { b(e) }",
        "catch let e where (e as NSError).code == 3 && c.e((e as NSError)) { let e = e as NSError; _ = e; b(e) }"
      ),
      (
        "switch a { case .failure(let error as NSError): b(error.code) }",
        "case .failure(let error ): let error = error as NSError; _ = error; b(error.code) }"
      ),
      (
        "switch error { case let e as NSError where e.code == 3: b(e.code) }",
        "case let e where (e as NSError).code == 3: let e = e as NSError; _ = e; b(e.code) }"
      ),
    ])
  func patterns(text: String, adoptedText: String) throws {
    let body = try adopted("import UIKit\nfunc f() { \(text) }\n")
    #expect(body.contains(adoptedText), "\(body)")
  }

  @Test(
    "A cast of an error is a conversion, which succeeds for every error",
    arguments: [
      ("if let e = error as? NSError { b(e) }", "if let e = error as NSError? { b(e) }"),
      ("b((a.lastError as? NSError)?.code)", "b((a.lastError as NSError?)?.code)"),
      ("b(error as! NSError)", "b((error as NSError?)!)"),
    ])
  func casts(text: String, adoptedText: String) throws {
    let body = try adopted("import UIKit\nfunc f() { \(text) }\n")
    #expect(body.contains(adoptedText), "\(body)")
  }

  @Test(
    "Everything else stays as it is",
    arguments: [
      "func f() { b(error as NSError) }\n", "func f() { b(value as? NSError) }\n",
      "func f() { if case .failure(let error as NSError) = a { b(error) } }\n",
      "func f() { let code = (a as NSError).code }\n",
    ])
  func spared(text: String) throws {
    #expect(try adopted("import UIKit\n\(text)").hasSuffix(text))
  }
}
