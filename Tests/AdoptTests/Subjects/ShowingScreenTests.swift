import Testing

@testable import Adopt

@Suite("Screens that present themselves")
struct ShowingScreenTests {
  private static func flows(_ members: String, head: String = "class Viewer: UIViewController")
    throws -> [String]
  {
    let text = "\(head) {\n\(members)\n}"
    return SubjectFile(try adoption(["a.swift": text]).program).flows.map(\.text)
  }

  private static let body = "{ host.present(self, animated: true) }"

  @Test(
    "A screen that presents itself is shown as its users show it",
    arguments: [
      ("func show(from host: UIViewController) \(body)", "Viewer()", "card.show(from: home)"),
      (
        "init(title: String) {}\npublic func present(on host: UIViewController, animated: Bool, at page: Int = 0) \(body)",
        "Viewer(title: \"text\")", "card.present(on: home, animated: true)"
      ),
      (
        "public func open(_ host: UIViewController) { begin(host) }\nprivate func begin(_ host: UIViewController) \(body)",
        "Viewer()", "card.open(home)"
      ),
    ])
  func shown(members: String, made: String, call: String) throws {
    let flows = try Self.flows(members)

    #expect(flows.count == 1)
    #expect(flows.first?.contains("let card = \(made)\n") == true)
    #expect(flows.first?.contains("    \(call)\n") == true)
  }

  @Test(
    "A method that presents another screen, or that a subject cannot call, makes no subject",
    arguments: [
      "func show(from host: UIViewController) { host.present(Other(), animated: true) }",
      "private func show(from host: UIViewController) \(body)",
      "func show(from host: UIViewController, _ view: Chart) \(body)",
      "func show(_ host: UIViewController, besides: UIViewController) \(body)",
      "init(chart: Chart) {}\nfunc show(from host: UIViewController) \(body)",
      "static func show(from host: UIViewController) \(body)", "func show() \(body)",
    ])
  func notShown(members: String) throws {
    #expect(try Self.flows(members) == [])
  }

  @Test("A generic screen and an object that is no screen make no subject")
  func others() throws {
    let method = "func show(from host: UIViewController) \(Self.body)"

    #expect(try Self.flows(method, head: "class Viewer<Item>: UIViewController") == [])
    #expect(try Self.flows(method, head: "class Presenter: NSObject") == [])
  }

  @Test("A screen that is its own delegate is shown by its method, and waits for its animators")
  func delegate() throws {
    let text = """
      class Grow: NSObject, UIViewControllerAnimatedTransitioning {}
      class Viewer: UIViewController, UIViewControllerTransitioningDelegate {
        func show(from host: UIViewController) { transitioningDelegate = self; host.present(self, animated: true) }
        func animationController(forPresented p: UIViewController, presenting q: UIViewController, source s: UIViewController) -> UIViewControllerAnimatedTransitioning? { Grow() }
      }
      """
    let flows = SubjectFile(try adoption(["a.swift": text]).program).flows

    #expect(flows.map(\.classes) == [["Grow"]])
    #expect(flows.first?.text.contains("card.show(from: home)") == true)
    #expect(flows.first?.text.contains("home.present(") == false)
  }
}
