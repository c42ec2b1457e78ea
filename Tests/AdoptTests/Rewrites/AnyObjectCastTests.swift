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
    ])
  func members(text: String, adoptedText: String) throws {
    #expect(try adopted("import UIKit\nlet b = \(text)\n").hasSuffix("let b = \(adoptedText)\n"))
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
}
