import Testing

@testable import Adopt

@Suite("Modules and conditions")
struct ModuleTests {
  @Test(
    "An import is made one of a module that is here",
    arguments: [
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import class UIKit.UIView", "import UIKit"),
      ("import ObjectiveC", "import UIKit"),
      ("import os.log", "import UIKit"),
      ("import Foundation", "import Foundation; import UIKit"),
      ("import Foundation\nimport UIKit", "import Foundation\nimport UIKit"),
      ("import QuartzCore", "import QuartzCore"),
      ("import UIKit\nimport Lottie", "import UIKit\n/* import Lottie */"),
    ])
  func imports(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test("A module that is not here is reported, unless it is named")
  func missing() throws {
    let text: KeyValuePairs = ["a.swift": "import UIKit\nimport Lottie"]
    #expect(
      try adoption(text).obstacles.map(\.description) == [
        "a.swift:2:1: warning: The module 'Lottie' is not here; its import is left out. Leave out "
          + "what uses it, or put a module of that name into the package and name it: --module Lottie."
      ])
    #expect(try adoption(text, keeping: ["Lottie"]).obstacles == [])
  }

  @Test(
    "A condition is answered as on iOS",
    arguments: [
      ("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif", "#if true || false\nlet a = 1\n#endif"),
      ("#if !os(macOS)\nlet a = 1\n#endif", "#if !false\nlet a = 1\n#endif"),
      ("#if DEBUG\nlet a = os(iOS)\n#endif", "#if DEBUG\nlet a = os(iOS)\n#endif"),
    ])
  func conditions(text: String, expected: String) throws {
    #expect(try adopted(text) == expected)
  }

  @Test("What Xcode shows as a picture is written out")
  func literals() throws {
    #expect(
      try adopted("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(
      try adopted("let a = #imageLiteral(resourceName: \"b\")") == "let a = UIImage(named: \"b\")!")
    #expect(try obstacles("let a = #fileLiteral(resourceName: \"b\")").count == 1)
  }
}
