import Testing

@testable import Adopt

@Suite("Casts to types whose members Objective-C looks up")
struct AnyObjectCastTests {
  @Test(
    "A member that the model can look up is asked of the model",
    arguments: [
      ("(a[0] as AnyObject).doubleValue", "turnstileMembers(of: a[0] ).doubleValue"),
      (
        "CGFloat((a.object(at: 0) as AnyObject).floatValue)",
        "CGFloat(turnstileMembers(of: a.object(at: 0) ).floatValue)"
      ),
      ("(a as AnyObject).frame as CGRect", "turnstileMembers(of: a ).frame as CGRect"),
      (
        "(a[0] as AnyObject).value(forKey: \"view\") as? UIView",
        "turnstileMembers(of: a[0] ).value(forKey: \"view\") as? UIView"
      ),
    ])
  func members(text: String, adoptedText: String) throws {
    #expect(try adopted("import UIKit\nlet b = \(text)\n").hasSuffix("let b = \(adoptedText)\n"))
  }

  @Test(
    "A member of a parameter is asked of the model",
    arguments: [
      ("a: AnyObject", "b(a.bottomAnchor)", "b(turnstileMembers(of: a).bottomAnchor)"),
      ("a: AnyObject?", "b(a?.tag)", "b(turnstileMembers(of: a).tag)"),
      ("to a: AnyObject! = nil", "b(a!.topAnchor, c.a.tag)", "b(turnstileMembers(of: a).topAnchor"),
      ("a: AnyObject", "if let a = a as? B { a.own() }", "if let a = a as? B { a.own() }"),
      ("a: UIView", "b(a.bottomAnchor)", "b(a.bottomAnchor)"),
    ])
  func parameter(parameter: String, text: String, adoptedText: String) throws {
    let body = try adopted("import UIKit\nfunc f(\(parameter)) { \(text) }\n")
    #expect(body.contains(adoptedText))
    #expect(!text.contains("c.a.tag") || body.contains("c.a.tag"))
  }

  @Test("A key of a dictionary needs no cast")
  func keys() throws {
    let body = try adopted("import UIKit\nfunc f() { d.setObject(1, forKey: (s as NSCopying)) }\n")
    #expect(body.contains("forKey: (s "))
    #expect(!body.contains("NSCopying"))
  }

  @Test(
    "Everything else stays as it is",
    arguments: [
      "let b = a as AnyObject\n", "let b = (a as AnyObject).own\n",
      "let b = (a as AnyObject).count()\n", "let b = f(a as AnyObject).count\n",
      "let b = (a as? AnyObject)?.count\n", "let b = a as NSCopying\n",
    ])
  func spared(text: String) throws {
    #expect(try adopted("import UIKit\n\(text)").hasSuffix(text))
  }

  @Test(
    "A query of the keychain has strings as keys, and another dictionary keeps its type",
    arguments: [
      ("let a: [NSString: AnyObject] = [kSecClass: b]", "let a: [String: Any] = [kSecClass: b]"),
      ("let a: [NSString : Any] = [\n  kSecClass: b]", "let a: [String: Any] = [\n  kSecClass: b]"),
      ("let a: [NSString: AnyObject] = [c: b]", "let a: [NSString: AnyObject] = [c: b]"),
      ("let a: [NSString: AnyObject] = d()", "let a: [NSString: AnyObject] = d()"),
    ])
  func query(text: String, adoptedText: String) throws {
    let found = try adopted("func f() { \(text) }")
    #expect(found.hasSuffix("func f() { \(adoptedText) }"))
  }
}
