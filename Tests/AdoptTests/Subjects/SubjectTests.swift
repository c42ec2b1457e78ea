import Testing

@testable import Adopt

@Suite("Subjects for free")
struct SubjectTests {
  static func subjects(_ text: String) throws -> [String] {
    let file = SubjectFile(try adoption(["a.swift": text]).program).text
    return file.split(separator: "\n").dropFirst(4).map(String.init)
  }

  @Test(
    "A type that can be made without arguments is a subject",
    arguments: [
      (
        "class Fade: NSObject, UIViewControllerAnimatedTransitioning {}",
        #"  .modal("fade") { Fade() },"#
      ),
      (
        "class PushSlide: NSObject, UIViewControllerAnimatedTransitioning { init(a: Int = 1) {} }",
        #"  .navigation("pushSlide") { _ in PushSlide() },"#
      ),
      (
        "class S: NSObject, UIViewControllerAnimatedTransitioning { init(way: UINavigationControllerOperation) {} }",
        #"  .navigation("s") { operation in S(way: operation) },"#
      ),
      (
        "class Owner: NSObject {}\nextension Owner: UIViewControllerTransitioningDelegate {}",
        #"  .modal("owner", delegate: { _ in Owner() }),"#
      ),
      (
        "class Sheet: UIPresentationController {}",
        #"  .modal("sheet", presentation: { Sheet(presentedViewController: $0, presenting: $1) }),"#
      ),
      (
        "class Dim: UIPresentationController { override init(presentedViewController p: UIViewController, presenting q: UIViewController?) {} }",
        #"  .modal("dim", presentation: { Dim(presentedViewController: $0, presenting: $1) }),"#
      ),
      (
        "class Card: UIViewController, UIViewControllerTransitioningDelegate {\n"
          + "override init(nibName n: String?, bundle b: Bundle?) {} }",
        #"  Subject("card") { stage in"#
      ),
      (
        "class Root: UITabBarController, UITabBarControllerDelegate {}",
        #"  Subject("root") { stage in"#
      ),
    ])
  func made(text: String, expected: String) throws {
    #expect(try Self.subjects(text).first == expected)
  }

  @Test("An animator that a navigation delegate makes is one of pushes")
  func makers() throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
      class Owner { func navigationController(_ n: N, animationControllerFor o: O, from: V, to: V) -> A? { Fade() } }
      """
    #expect(try Self.subjects(text).first == #"  .navigation("fade") { _ in Fade() },"#)
  }

  @Test(
    "A type that needs arguments is listed with its initialiser, and one nobody can see with why")
  func open() throws {
    let text = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning { init(from rect: CGRect, _ scale: CGFloat) {} }
      private class Hidden: NSObject, UIViewControllerAnimatedTransitioning {}
      class Segue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {}
      func f() { class Local: NSObject, UIViewControllerAnimatedTransitioning {} }
      """
    #expect(
      try Self.subjects(text) == [
        "]", "// These need arguments that only you know; make each a subject as above.",
        "//   Fade(from: rect as CGRect, scale as CGFloat)", "//   Hidden, which is private",
        "//   Segue",
      ])
  }

  @Test("The file is written once, and is its reader's from then on")
  func writtenOnce() throws {
    let folder = Folder()
    try folder.write("class Sheet: UIPresentationController {}", "App/A.swift")
    let first = try folder.adopt("App --into Out --subjects").output
    try folder.write("mine", "Out/Subjects.swift")
    let second = try folder.adopt("App --into Out --subjects").output

    #expect(first.hasSuffix("  Subjects.swift written, with 1 subject\n"))
    #expect(second.hasSuffix("  Subjects.swift is there and stays as it is\n"))
    #expect(folder.read("Out/Subjects.swift") == "mine")
  }
}
