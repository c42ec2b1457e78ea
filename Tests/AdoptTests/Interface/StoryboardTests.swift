import Foundation
import Testing

@testable import Adopt

/// Returns the Swift code into which a storyboard is translated, and the problems that are
/// reported.
private func made(
  _ text: String, name: String = "Main.storyboard", beside code: String = StoryboardTests.code
) throws -> (text: String, obstacles: [String]) {
  let adoption = try Adoption(
    of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(code.utf8))],
    resources: [InputFile(name: name, path: name, bytes: Array(text.utf8))])
  let file = adoption.files.first { $0.path == "\(name).swift" }
  return (file?.text ?? "", adoption.obstacles.map(\.description))
}

@Suite("Storyboards and nibs")
struct StoryboardTests {
  @Test("The text of a file that the app reads from its bundle comes along, unless it is large")
  func data() throws {
    let large = [UInt8](repeating: 0x20, count: ResourceKind.largestData + 1)
    let folder = Folder()
    try folder.write("class A {}", "App/A.swift")
    try folder.write(#"["Alien"]"#, "App/Data/films.json")
    try folder.write(String(decoding: large, as: UTF8.self), "App/Data/large.json")
    let found = try SourceFolder(["\(folder.path)/App"])
    let text =
      try Adoption(of: found.files, resources: found.resources).files
      .first { $0.path == Resources.fileName }?.text ?? ""

    #expect(text.contains(#"AppResources.register(file: "films.json", contents: "[\"Alien\"]")"#))
    #expect(!text.contains("large"))
  }

  @Test("A film or picture that the app asks its bundle for by name is there, a source file is not")
  func media() throws {
    let folder = Folder()
    try folder.write("class A {}", "App/A.swift")
    try folder.write("film", "App/Films/alien.MP4")
    let head: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 60, 0, 40, 0]
    try folder.write(String(decoding: head, as: UTF8.self), "App/cover@2x.gif")
    let found = try SourceFolder(["\(folder.path)/App"])
    let text =
      try Adoption(of: found.files, resources: found.resources).files
      .first { $0.path == Resources.fileName }?.text ?? ""

    #expect(text.contains(#"AppResources.register(file: "alien.MP4", contents: "")"#))
    #expect(text.contains(#"register(file: "cover@2x.gif", contents: "image 60"#))
    #expect(text.contains(#"UIImage.register("cover", size: CGSize(width: 30"#))
    #expect(!text.contains("A.swift"))
  }

  @Test("A constraint that is not installed exists for its outlet alone")
  func uninstalledConstraint() throws {
    let program = try Adoption(
      of: [
        InputFile(
          name: "A.swift", path: "A.swift",
          bytes: Array(
            """
            import UIKit
            class Home: UIViewController { @IBOutlet var wide: NSLayoutConstraint! }
            """.utf8))
      ]
    ).program
    let text = Self.document(
      """
      <scene sceneID="s"><objects>
        <viewController id="h" customClass="Home"><view key="view" id="v">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <constraints>
            <constraint firstAttribute="width" constant="375" id="wide"/>
            <constraint firstAttribute="height" constant="111" id="high"/>
            <constraint firstAttribute="width" constant="222" id="fix"/>
          </constraints>
          <variation key="default"><mask key="constraints">
            <exclude reference="wide"/><exclude reference="high"/>
          </mask></variation></view>
          <connections><outlet property="wide" destination="wide" id="o"/></connections>
        </viewController></objects></scene>
      """)
    let file = InputFile(name: "Main.storyboard", path: "Main.storyboard", bytes: Array(text.utf8))
    let made = try Resources(of: [file], in: program).files[0]
    let swift = String(decoding: made.body, as: UTF8.self)

    #expect(swift.contains("constant: 375, isInstalled: false)"))
    #expect(!swift.contains("111"))
    #expect(swift.contains("constant: 222)"))
    #expect(swift.contains("controller.wide = nib.outlet(constraint1)"))
  }

  @Test("A split view controller has the two controllers of its relationships")
  func splitView() throws {
    let (text, obstacles) = try made(
      Self.document(
        """
        <scene sceneID="s"><objects><splitViewController id="a"><connections>
          <segue destination="b" kind="relationship" relationship="masterViewController" id="x"/>
          <segue destination="c" kind="relationship" relationship="detailViewController" id="y"/>
        </connections></splitViewController></objects></scene>
        <scene sceneID="t"><objects><navigationController id="b"/></objects></scene>
        <scene sceneID="u"><objects><navigationController id="c"/></objects></scene>
        """))

    #expect(obstacles == [])
    #expect(text.contains("let controller = nib.controller { UISplitViewController(coder: $0) }"))
    #expect(text.contains("columns: [UIViewController?] = [nib.related(\"b\"), "))
    #expect(text.contains("controller.viewControllers = columns.compactMap { $0 }"))
  }

  @Test("The buttons in a list of a navigation item are there, and so are their outlets")
  func barButtons() throws {
    let (text, obstacles) = try made(
      Self.document(
        """
        <scene sceneID="s"><objects>
          <viewController id="h" customClass="Home"><view key="view" id="v"/>
            <navigationItem key="navigationItem" title="Title" id="n">
              <rightBarButtonItems>
                <barButtonItem title="One" id="b1"/>
                <barButtonItem style="plain" id="b2">
                  <button key="customView" id="b3"><state key="normal" title="Next"/></button>
                </barButtonItem>
              </rightBarButtonItems>
            </navigationItem>
            <connections><outlet property="any" destination="b3" id="o"/></connections>
          </viewController></objects></scene>
        """))

    #expect(obstacles == [])
    #expect(text.contains(".navigationItem.rightBarButtonItems = [item1, item2]"))
    #expect(text.contains("controller.any = nib.outlet("))
  }

  static let code = """
    import UIKit
    class Home: UIViewController {
      @IBOutlet private var any: UIView!
      @IBOutlet var all: [UIView]!
      @IBAction func tapped(_ sender: Any) {}
    }
    """

  static func document(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  @Test("Two hundred documents become Swift that is whole, and nothing in them is strange")
  func documents() throws {
    let program = try Adoption(
      of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(Self.code.utf8))]
    ).program
    var scenes = 0
    for number in 0..<200 {
      let file = StoryboardMaker.file(number)
      let resources = try Resources(of: [file], in: program)
      let text = String(decoding: resources.files[0].body, as: UTF8.self)
      let listing = Listing.make(SourceText(name: "made.swift", text))
      #expect(listing.complaints == [], "\(number)")
      #expect(resources.obstacles == [], "\(number)")
      scenes += text.split(separator: "\n").count { $0.contains("private static func scene") }
    }
    #expect(scenes > 300)
  }

  /// The number of generated storyboards: a thousand, or ten thousand with `TURNSTILE_SOAK=1`.
  private static let rounds =
    ProcessInfo.processInfo.environment["TURNSTILE_SOAK"] == nil ? 1_000 : 10_000

  @Test("Of many damaged documents none traps, and what is said has its place")
  func mutants() throws {
    let program = try Adoption(
      of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(Self.code.utf8))]
    ).program
    let seeds = (0..<40).map { StoryboardMaker.file($0) }.filter { $0.bytes.count < 4_000 }
    try #require(seeds.count >= 8)
    var mutator = XMLMutator(state: 5)
    var (refused, accepted) = (0, 0)
    var wrong: [String] = []
    for round in 0..<Self.rounds {
      var file = seeds[round % seeds.count]
      file.bytes = mutator.mutate(file.bytes)
      let said: [String]
      do {
        let resources = try Resources(of: [file], in: program)
        said = resources.obstacles.map(\.description)
        accepted += 1
        // Only one storyboard in twenty is checked here, because dividing its Swift code into
        // tokens takes longer than generating the code.
        for file in resources.files where round % 20 == 0 && file.path != Resources.fileName {
          let text = String(decoding: file.body, as: UTF8.self)
          let complaints = Listing.make(SourceText(name: "made.swift", text)).complaints
          if !complaints.isEmpty { wrong.append("\(round): \(complaints[0])") }
        }
      } catch {
        said = "\(error)".split(separator: "\n").map(String.init)
        refused += 1
      }
      for line in said
      where line.firstMatch(
        of: #/^(Main\.storyboard|Card\.xib):[1-9]\d*:[1-9]\d*: (error|warning): ./#)
        == nil
      {
        wrong.append("\(round): \(line)")
      }
    }
    #expect(wrong == [])
    let share = Self.rounds / 10
    #expect(refused > share, "\(refused) refused, \(accepted) accepted")
    #expect(accepted > share, "\(refused) refused, \(accepted) accepted")
  }

  @Test(
    "What cannot be loaded is refused with its place and what was expected",
    arguments: [
      (
        "<document>",
        "1:1: error: The type of an Interface Builder document was expected (found '')."
      ),
      (
        "<document\n  type=\"a\" type=\"b\"/>",
        "2:12: error: The attribute 'type' stands twice in 'document'."
      ),
      (
        "<a>\n<b>\n</a>",
        "3:1: error: </b> was expected, for the element of line 2 (found </a>)."
      ),
      (
        "<a>\n<b/>",
        "2:5: error: The element 'a' of line 1 is never closed: </a> was expected."
      ),
      (
        "<a b='&nope;'/>",
        "1:7: error: '&' begins a character's name, such as '&amp;', and this is none."
      ),
      (
        "dear reader", "1:1: error: '<' was expected: there is no text outside the elements of XML."
      ),
      (
        document(
          """
          <scene><objects><viewController id="a"><view key="view" id="v"><subviews>
          <containerView id="c"><connections><segue kind="embed" destination="a" id="s"/></connections></containerView>
          </subviews></view></viewController></objects></scene>
          """),
        "4:36: error: This embed leads back to a scene that contains it, which would never end: a scene outside was expected."
      ),
    ])
  func refusals(text: String, expected: String) {
    let text = text == "<document>" ? "<document/>" : text
    let error = #expect(throws: AdoptionError.self) { try made(text) }

    #expect(error?.description == "Main.storyboard:\(expected)")
  }

  @Test("A segue of a kind may have a class, which does what the kind says")
  func segueOfClass() throws {
    let text = try made(
      Self.document(
        """
        <scene><objects><viewController id="a"><connections>
        <segue destination="b" kind="presentation" customClass="Slide" id="s"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="b"/></objects></scene>
        """), beside: "import UIKit\nclass Slide: UIStoryboardSegue {}\n"
    ).text

    #expect(text.contains(".of(Slide.self, .present)"))
  }

  @Test("A custom segue whose class is not here does nothing, counts as a cut, and is named")
  func segueOfMissingClass() throws {
    let result = try made(
      Self.document(
        """
        <scene><objects><viewController id="a"><connections>
        <segue destination="b" kind="custom" customClass="Slide" customModule="Kit" id="s"/>
        <segue destination="b" kind="custom" customClass="Mine" id="t"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="b"/></objects></scene>
        """), beside: "import UIKit\nclass Mine: UIStoryboardSegue {}\n")

    #expect(result.text.contains(".missing(\"Main.storyboard:4 Slide\")"))
    #expect(result.text.contains(".custom(Mine.self)"))
    #expect(
      result.obstacles == [
        "Main.storyboard:4:1: warning: The class 'Slide' is of the module Kit, which is not here. The segue does nothing, and counts as a cut."
      ])
  }

  @Test("A class that does not exist is named, as iOS does, and the system's stands in for it")
  func unknownClass() throws {
    let result = try made(
      Self.document(
        "<scene><objects><viewController id=\"a\" customClass=\"Nobody\"/></objects></scene>"))

    #expect(
      result.obstacles == [
        "Main.storyboard:3:17: warning: Unknown class Nobody in Interface Builder file. UIViewController stands in for it."
      ])
    #expect(result.text.contains("UIViewController(coder:"))
  }

  @Test(
    "A plain view is made of the class that its outlet has, if that class can be made of a nib",
    arguments: [
      ("class Badge: UIImageView {}", "Badge"),
      ("class Badge: UIImageView { init(size: Int) { super.init(frame: .zero) } }", "UIImageView"),
      ("class Badge: UILabel {}", "UIImageView"),
    ])
  func classOfOutlet(badge: String, made type: String) throws {
    let result = try made(
      Self.document(
        """
        <scene><objects><viewController id="a" customClass="Home">
        <view key="view" id="v"><subviews><imageView id="i"/></subviews></view>
        <connections><outlet property="badge" destination="i"/></connections>
        </viewController></objects></scene>
        """),
      beside: "import UIKit\n\(badge)\nclass Home: UIViewController { var badge: Badge! }\n")

    #expect(result.text.contains("{ \(type)(coder: $0) }"))
    #expect(result.obstacles.isEmpty == (type == "UIImageView"))
  }

  @Test("What has the name of a class but is a protocol is no class, and the system's stands in")
  func protocolAsClass() throws {
    let result = try made(
      Self.document(
        "<scene><objects><viewController id=\"a\" customClass=\"Zoomable\"/></objects></scene>"),
      beside: "protocol Zoomable {}\n")

    #expect(
      result.obstacles == [
        "Main.storyboard:3:17: warning: Unknown class Zoomable in Interface Builder file: it is a protocol. UIViewController stands in for it."
      ])
    #expect(result.text.contains("UIViewController(coder:"))
  }

  @Test("What is not understood is named with its place and left out, and the rest is made")
  func notUnderstood() throws {
    let result = try made(
      Self.document(
        """
        <scene><objects><viewController id="a" customClass="Home">
        <view key="view" id="v" sparkle="YES"><subviews>
        <webView id="m"/>
        <hologram id="h"/>
        <button id="b"><connections><action selector="nobody:" destination="a" id="x"/></connections></button>
        </subviews></view>
        <connections><outlet property="nothing" destination="v" id="o"/></connections>
        </viewController></objects></scene>
        """))

    #expect(
      result.obstacles == [
        "Main.storyboard:4:1: warning: The attribute 'sparkle' of 'view' is not understood. It is left out.",
        "Main.storyboard:5:1: warning: The model has no view like 'webView'. A plain view stands in for it.",
        "Main.storyboard:6:1: warning: A view 'hologram' is not understood. It is left out.",
        "Main.storyboard:7:29: warning: No method that Objective-C calls 'nobody:' was found in the class of its target. A device would stop when it is sent; it is left out.",
        "Main.storyboard:9:14: warning: No outlet 'nothing' was found in the class of its owner. A device would stop here; it is left out.",
      ])
    #expect(result.text.contains("view1.addSubview(button1)"))
  }

  @Test("A map of a storyboard is a map here, with its delegate, and its module is imported")
  func maps() throws {
    let result = try made(
      Self.document(
        """
        <scene><objects><viewController id="a" customClass="Home">
        <view key="view" id="v"><subviews>
        <mapView mapType="hybrid" showsUserLocation="YES" zoomEnabled="NO" id="m">
        <connections><outlet property="delegate" destination="a" id="d"/></connections>
        </mapView>
        </subviews></view>
        <connections><outlet property="any" destination="m" id="o"/></connections>
        </viewController></objects></scene>
        """))

    #expect(result.obstacles == [])
    #expect(result.text.contains("import Outside\nimport UIKit\n"))
    #expect(result.text.contains("{ MKMapView(coder: $0) }"))
    #expect(result.text.contains("mapView1.mapType = .hybrid"))
    #expect(result.text.contains("mapView1.isZoomEnabled = false"))
    #expect(result.text.contains("mapView1.showsUserLocation = true"))
    #expect(result.text.contains("mapView1.delegate = nib.outlet("))
    #expect(result.text.contains("controller.any = nib.outlet(mapView1)"))
  }

  @Test("A storyboard without a map does not import what is outside")
  func withoutMaps() throws {
    let result = try made(
      Self.document("<scene><objects><viewController id=\"a\"/></objects></scene>"))

    #expect(!result.text.contains("import Outside"))
  }

  @Test("A picker of a storyboard is a picker here")
  func pickers() throws {
    let result = try made(
      Self.document(
        """
        <scene><objects><viewController id="a" customClass="Home">
        <view key="view" id="v"><subviews>
        <pickerView id="p"/>
        <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="d"/>
        </subviews></view>
        </viewController></objects></scene>
        """))

    #expect(result.obstacles == [])
    #expect(result.text.contains("UIPickerView("))
    #expect(result.text.contains("UIDatePicker("))
    #expect(result.text.contains(".datePickerMode = .date"))
  }

  @Test("An outlet that is private to its file is private no more where a storyboard is beside it")
  func access() throws {
    let document = Self.document("<scene><objects><viewController id=\"a\"/></objects></scene>")
    let adoption = try Adoption(
      of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(Self.code.utf8))],
      resources: [
        InputFile(name: "Main.storyboard", path: "Main.storyboard", bytes: Array(document.utf8))
      ])

    #expect(adoption.files[0].text.contains("\n  var any: UIView!\n"))
    #expect(try adopted(Self.code).contains("\n  private var any: UIView!\n"))
  }

  @Test(
    "A class that is private to its file is found by its name in Objective-C alone, as on a phone",
    arguments: [("@objc(Cover) ", true), ("", false)])
  func privateClass(attribute: String, isFound: Bool) throws {
    let scene = Self.document(
      "<scene><objects><viewController id=\"a\" customClass=\"Cover\"/></objects></scene>")
    let adoption = try Adoption(
      of: [
        InputFile(
          name: "A.swift", path: "A.swift",
          bytes: Array("\(attribute)private class Cover: UIViewController {}".utf8))
      ],
      resources: [
        InputFile(name: "Main.storyboard", path: "Main.storyboard", bytes: Array(scene.utf8))
      ])

    #expect(adoption.files[0].text.contains("private class") == !isFound)
    #expect(adoption.files[1].text.contains("Cover(") == isFound)
    #expect(
      adoption.obstacles.contains { $0.problem.contains("it is private to its file") } == !isFound)
  }

  @Test("An action without parameters is called, since its name may also be one of UIKit's")
  func plainAction() throws {
    let scene = Self.document(
      """
      <scene><objects><viewController id="a" customClass="Cover"><view key="view" id="v"><subviews>
      <button id="b"><connections>
      <action selector="dismiss" destination="a" eventType="touchUpInside" id="c"/>
      </connections></button></subviews></view></viewController></objects></scene>
      """)
    let text = try made(
      scene, beside: "class Cover: UIViewController { @IBAction func dismiss() {} }"
    ).text

    #expect(
      text.contains(
        #"Selector({ (target: Cover) in { target.dismiss() } }, named: "dismiss()")"#))
  }

  @Test("A launch screen is a storyboard like others, since apps start with one or show it again")
  func launchScreen() throws {
    let screen = Self.document("<scene><objects><viewController id=\"a\"/></objects></scene>")
      .replacing("<document ", with: "<document launchScreen=\"YES\" initialViewController=\"a\" ")

    let result = try made(screen, name: "LaunchScreen.storyboard")

    #expect(result.text.contains("UIViewController"))
    #expect(result.obstacles == [])
  }

  @Test("What speaks to another system is left out with its reason")
  func otherSystems() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"/>
      """
    let adoption = try Adoption(
      of: [InputFile(name: "A.swift", path: "A.swift", bytes: Array(Self.code.utf8))],
      resources: [InputFile(name: "M.storyboard", path: "M.storyboard", bytes: Array(text.utf8))])

    #expect(adoption.leftOut.map(\.reason) == ["not for iOS but for MacOSX.Cocoa"])
    #expect(adoption.files.map(\.path) == ["A.swift"])
  }
}

/// Damages storyboards as an editor or a merge does, by cutting, doubling, moving and replacing
/// parts. A seed chooses the damages.
struct XMLMutator {
  private var draw: Mutator

  init(state: UInt64) { draw = Mutator(state: state) }

  private static let barbs = [
    "<", ">", "/>", "</", "\"", "&", "&amp;", "<!--", "-->", "<view>", "</view>",
    "id=\"abc-de-001\"",
    "=", "<![CDATA[", "NaN", "1e999", "-1", "\u{0}", "<<<<<<< HEAD\n", "<constraint/>", "YES",
    "\\(",
  ].map { Array($0.utf8) }

  /// Returns a damaged storyboard. Some damages replace a part by another part of the same kind.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...draw.below(2) {
      let start = draw.below(bytes.count)
      let end = min(bytes.count, start + draw.below(30))
      switch draw.below(6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Self.barbs[draw.below(Self.barbs.count)], at: start)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: draw.below(bytes.count))
      case 3:
        // Remove a line of the storyboard, or double it.
        let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let next = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        let text = Array(bytes[line..<next])
        if draw.below(2) == 0 {
          bytes.removeSubrange(line..<next)
        } else {
          bytes.insert(contentsOf: text, at: line)
        }
      case 4:
        // Replace a letter or a digit of the storyboard by a letter.
        if let place = bytes[start...].firstIndex(where: {
          $0 >= 0x30 && $0 <= 0x7A && $0 != 0x3C && $0 != 0x3E
        }) {
          bytes[place] = UInt8(0x61 + draw.below(26))
        }
      default:
        // Replace the value of an attribute by that of another attribute.
        let quotes = bytes.indices.filter { bytes[$0] == 0x22 }
        guard quotes.count > 4 else { break }
        let (one, other) = (draw.below(quotes.count / 2) * 2, draw.below(quotes.count / 2) * 2)
        let value = Array(bytes[(quotes[other] + 1)..<quotes[other + 1]])
        bytes.replaceSubrange((quotes[one] + 1)..<quotes[one + 1], with: value)
      }
    }
    return bytes
  }
}
