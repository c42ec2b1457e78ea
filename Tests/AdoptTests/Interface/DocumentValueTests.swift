import Testing

@testable import Adopt

/// Tests values in storyboards that Interface Builder writes in more than one way.
@Suite("Values in documents")
struct DocumentValueTests {
  /// Returns the Swift code of a storyboard, and the problems that are reported.
  private func made(
    _ scenes: String, beside code: String = StoryboardTests.code
  ) throws -> (text: String, obstacles: [String]) {
    let name = "Main.storyboard"
    let adoption = try Adoption(
      of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(code.utf8))],
      resources: [
        InputFile(name: name, path: name, bytes: Array(StoryboardTests.document(scenes).utf8))
      ])
    let file = adoption.files.first { $0.path == "\(name).swift" }
    return (file?.text ?? "", adoption.obstacles.map(\.description))
  }

  private static func screen(_ inside: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s"><objects><viewController id="h" customClass="Home">
      <view key="view" id="v"><subviews>
        <view id="w">\(attributes)<rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </subviews><constraints>\(inside)</constraints></view>
    </viewController></objects></scene>
    """
  }

  private static func attribute(_ path: String, _ type: String, _ value: String) -> String {
    let head = "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" "
    let tail = "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    return type == "string" || type == "boolean"
      ? head + "keyPath=\"\(path)\" value=\"\(value)\">" + tail
      : head + "keyPath=\"\(path)\">\(value)" + tail
  }

  @Test("A colour of the system may be named in a catalogue of the system's")
  func catalogue() throws {
    func color(_ catalog: String) -> String {
      "<color key=\"backgroundColor\" name=\"systemYellowColor\" catalog=\"\(catalog)\" "
        + "colorSpace=\"catalog\"/>"
    }
    let (text, obstacles) = try made(Self.screen("", color("System")))
    #expect(text.contains(".backgroundColor = UIColor.systemYellow\n"))
    #expect(obstacles == [])
    #expect(try made(Self.screen("", color("Developer"))).obstacles.count == 1)
  }

  @Test("The multiplier of a constraint may be a percentage; nonsense is reported")
  func percentages() throws {
    func constraint(_ multiplier: String) -> String {
      """
      <constraint firstItem="w" firstAttribute="height" secondItem="v" secondAttribute="height" \
      multiplier="\(multiplier)" id="c"/>
      """
    }
    let (text, obstacles) = try made(Self.screen(constraint("45%")))
    #expect(text.contains("multiplier: 45.0 / 100"))
    #expect(obstacles == [])

    for nonsense in ["a%", "4:5%", "1:x"] {
      let (text, obstacles) = try made(Self.screen(constraint(nonsense)))
      #expect(!text.contains("multiplier"))
      #expect(obstacles.contains { $0.contains("is neither a number nor a ratio") })
    }
  }

  @Test(
    "An attribute sets a property of the layer, from a text as well",
    arguments: [
      ("cornerRadius", "string", "6", "6"), ("borderWidth", "string", "1.5", "1.5"),
      ("cornerRadius", "number", "<integer key=\"value\" value=\"6\"/>", "6"),
      ("masksToBounds", "boolean", "YES", "true"),
      (
        "shadowOffset", "size", "<size key=\"value\" width=\"2\" height=\"3\"/>",
        "CGSize(width: 2, height: 3)"
      ),
    ])
  func layer(name: String, type: String, value: String, expected: String) throws {
    let (text, obstacles) = try made(
      Self.screen("", Self.attribute("layer.\(name)", type, value)))

    #expect(text.contains(".layer.\(name) = \(expected)\n"))
    #expect(obstacles == [])
  }

  @Test("A text that is no number, and a property that no layer has, are reported")
  func strangeLayer() throws {
    for path in [("layer.cornerRadius", "wide"), ("layer.mood", "6")] {
      let (text, obstacles) = try made(
        Self.screen("", Self.attribute(path.0, "string", path.1)))
      #expect(!text.contains(".\(path.0) ="))
      #expect(obstacles.contains { $0.contains("No property '\(path.0)' was found") })
    }
  }

  @Test("A segue unwinds to a method that the app adds to all controllers")
  func addedUnwinding() throws {
    let code =
      StoryboardTests.code
      + "\nextension UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }"
    let (text, obstacles) = try made(
      """
      <scene sceneID="s"><objects><viewController id="h" customClass="Home">
        <view key="view" id="v"/>
        <connections><segue destination="e" kind="unwind" unwindAction="back:" id="x"/></connections>
      </viewController><exit id="e" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
      """, beside: code)

    #expect(
      text.contains(".unwinding([Selector(UIViewController.back(_:), named: \"back(_:)\")])"))
    #expect(obstacles == [])
  }
}
