import Testing

@testable import Adopt

@Suite("Methods that present a screen themselves")
struct PresentingCallTests {
  private static func calls(_ member: String, in type: String = "extension UIViewController") throws
    -> [String]
  {
    let text = "\(type) {\n\(member)\n}"
    return PresentingCall.all(in: try adoption(["a.swift": text]).program).map(\.call)
  }

  private static let body = "{ card.transitioningDelegate = d; present(card, animated: true) }"

  @Test(
    "A method of every screen that sets a delegate and presents is called as its users call it",
    arguments: [
      ("func presentCard(_ card: UIViewController)", "home.presentCard(card)"),
      (
        "public func show(card: UIViewController, height: CGFloat, animated: Bool, done: (() -> Void)? = nil)",
        "home.show(card: card, height: 300, animated: true)"
      ),
    ])
  func called(head: String, call: String) throws {
    #expect(try Self.calls("\(head) \(Self.body)") == [call])
  }

  @Test(
    "A method that sets no delegate, takes no screen or cannot be called is none",
    arguments: [
      "func presentCard(_ card: UIViewController) { present(card, animated: true) }",
      "func presentCard() \(body)", "private func presentCard(_ card: UIViewController) \(body)",
      "func presentCard(_ card: UIViewController, from view: UIView) \(body)",
      "func presentCard(_ card: Card) \(body)",
      "func swap(_ a: UIViewController, _ b: UIViewController) \(body)",
    ])
  func notCalled(member: String) throws {
    #expect(try Self.calls(member) == [])
  }

  @Test("A screen's own method is for that screen")
  func ownScreen() throws {
    let member = "func presentCard(_ card: UIViewController) \(Self.body)"
    #expect(try Self.calls(member, in: "class Home: UIViewController") == [])
  }

  @Test("The subject waits for the delegate's classes, and presents the last screen again")
  func subject() throws {
    let text = """
      class Sheet: UIPresentationController {}
      class Owner: NSObject, UIViewControllerTransitioningDelegate {
        init(height: UIView) {}
        func presentationController(forPresented p: V, presenting q: V?, source s: V) -> UIPresentationController? { Sheet(presentedViewController: p, presenting: q) }
      }
      extension UIViewController {
        func presentCard(_ card: UIViewController) { card.transitioningDelegate = Owner(height: view); present(card, animated: true) }
      }
      """
    let file = SubjectFile(try adoption(["a.swift": text]).program)
    let found = file.flows.first { $0.text.contains("home.presentCard(card)") }

    #expect(found?.classes == ["Sheet"])
    #expect(found?.text.contains("stage.action(\"open again\")") == true)
    #expect(found?.canWait == true)
  }
}
