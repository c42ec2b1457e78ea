import Testing

@testable import Adopt

@Suite("Screens of storyboards as subjects")
struct StoryboardScenesTests {
  /// A storyboard with a navigation controller whose root is a screen of the app.
  static func storyboard(_ attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="home-id" customClass="Home"\(attributes) sceneMemberID="viewController">
            <connections><outlet property="open" destination="b1" id="o1"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <navigationController storyboardIdentifier="Start" id="nav-id" sceneMemberID="viewController">
            <connections>
              <segue destination="home-id" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections>
          </navigationController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  static func proposal(_ text: String, _ storyboard: String) throws -> String {
    let program = try adoption(["a.swift": text]).program
    let document = InputFile(
      name: "Main.storyboard", path: "Main.storyboard", bytes: Array(storyboard.utf8))
    return SubjectFile(program, scenes: StoryboardScenes(of: [document], in: program))
      .proposal(launching: ".app(\"Shop\")")
  }

  static func home(_ members: String) -> String {
    """
    class Slide: NSObject, UIViewControllerAnimatedTransitioning {}
    class Home: UIViewController, UIViewControllerTransitioningDelegate {
      @IBOutlet var open: UIButton!
      func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Slide() }
      \(members)
    }
    class Elsewhere { func show(_ home: Home) { home.painting = "Night" } }
    """
  }

  @Test(
    "A screen that cannot be made of its scene without values of the app's own is no subject",
    arguments: [("fatalError()", false), ("super.init(coder: coder)", true)])
  func refusesCoder(body: String, isMade: Bool) throws {
    let text = Self.home("required init?(coder: NSCoder) { \(body) }")

    #expect(
      try Self.proposal(text, Self.storyboard()).contains("withIdentifier: \"Start\"") == isMade)
  }

  @Test("A screen that hands animators out for others is the root, in its navigation controller")
  func root() throws {
    let text = try Self.proposal(Self.home(""), Self.storyboard())

    #expect(
      text.contains(
        """
          Subject("home") { stage in
            stage.window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Start")
          }.ifNeverRan("Slide"),
        """))
  }

  @Test("A screen that presents itself with an animator is made from its scene")
  func presented() throws {
    let text = try Self.proposal(
      Self.home("override func awakeFromNib() { transitioningDelegate = self }"),
      Self.storyboard(" storyboardIdentifier=\"Home\""))

    #expect(
      text.contains(
        """
              home.present(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home"), animated: true)
        """))
    #expect(text.contains(".ifNeverRan(\"Slide\")"))
  }

  @Test(
    "A screen that another one passes something to does not wait, because it is not passed here")
  func passed() throws {
    let text = try Self.proposal(Self.home("var painting: String?"), Self.storyboard())

    #expect(text.contains("// Subject(\"home\")"))
  }

  @Test("A class with two scenes is made by its initialiser, because its outlets may differ")
  func twice() throws {
    let twice = Self.storyboard().replacing(
      "<scene sceneID=\"s2\">",
      with: """
        <scene sceneID="s3"><objects>
          <viewController id="other-id" customClass="Home" sceneMemberID="viewController"/>
        </objects></scene><scene sceneID="s2">
        """)

    #expect(
      try Self.proposal(Self.home(""), twice).contains("home.present(Home(), animated: true)"))
  }
}
