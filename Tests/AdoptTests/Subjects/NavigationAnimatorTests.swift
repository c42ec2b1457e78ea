import Testing

@testable import Adopt

@Suite("Animators of pushes and pops")
struct NavigationAnimatorTests {
  @Test("An animator that a navigation delegate keeps is one of pushes, unless it presents as well")
  func keptByNavigation() throws {
    let pushes =
      "func navigationController(_ n: N, animationControllerFor o: O, from: V, to: V) -> A? { fade }"
    let presents = "func animationController(forDismissed d: V) -> A? { fade }"
    func first(_ members: String) throws -> String? {
      let text = """
        class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
        class Owner { var fade: Fade?; func setup() { fade = Fade() }; \(members) }
        """
      return try SubjectTests.subjects(text).first
    }
    #expect(try first(pushes) == #"  .navigation("fade") { _ in Fade() },"#)
    #expect(try first("\(pushes); \(presents)") == #"  .modal("fade") { Fade() },"#)
  }

  @Test("The name of an animator counts only where no delegate says more")
  func name() throws {
    func first(_ members: String) throws -> String? {
      let text = """
        class PopFade: NSObject, UIViewControllerAnimatedTransitioning {}
        class Owner { var fade: PopFade?; func setup() { fade = PopFade() }; \(members) }
        """
      return try SubjectTests.subjects(text).first
    }
    let presents = "func animationController(forDismissed d: V) -> A? { fade }"
    let (named, modal) = (try first(""), try first(presents))
    #expect(named == #"  .navigation("popFade") { _ in PopFade() },"#)
    #expect(modal?.hasPrefix(#"  .modal("popFade""#) == true)
  }

  @Test("An animator that a container keeps and returns in some transitions is checked with it")
  func keptByContainer() throws {
    let returned =
      "func navigationController(_ n: N, animationControllerFor o: O, from: V, to: V) -> A? "
      + "{ o == .push ? fade : nil }"
    func all(_ members: String) throws -> [String] {
      let text = """
        class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
        class Stack: UINavigationController, UINavigationControllerDelegate {
          var fade: Fade?; func setup() { fade = Fade() }; \(members)
        }
        """
      return try SubjectTests.subjects(text)
    }
    let alone = #"  .navigation("fade") { _ in Fade() },"#
    #expect(try all(returned).contains("// Fade is checked with Stack, which hands it out"))
    #expect(try !all(returned).contains(alone))
    let other = returned.replacing("fade : nil", with: "nil : nil")
    #expect(try all(other).contains(alone))
  }
}
