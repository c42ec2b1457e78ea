import Foundation
import Testing

@testable import Adopt

/// Tests an app with a storyboard, a nib, an asset catalogue and localised texts: it is rewritten
/// for Linux, compiled and run.
@Suite("An app with a storyboard")
struct StoryboardRunningTests {
  static let app = "Tests/AdoptTests/Styles/Storyboards"

  private static let main = """
    import UIKit

    func words(_ frame: CGRect) -> String {
      "(\\(frame.minX), \\(frame.minY), \\(frame.width), \\(frame.height))"
    }

    MainActor.assumeIsolated {
      let simulator = Simulator.boot()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let main = UIStoryboard(name: "Main", bundle: nil)
      let tabs = main.instantiateInitialViewController() as! UITabBarController
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      simulator.run(for: .seconds(1))
      let navigation = tabs.viewControllers![0] as! UINavigationController
      let home = navigation.topViewController as! HomeController
      let stack = home.view.subviews[0] as! UIStackView
      let button = stack.arrangedSubviews[1] as! UIButton
      log.append("\\(button.currentTitle ?? "") \\(words(stack.frame)) \\(words(home.children[0].view.frame))")
      log.append("badge \\(stack.arrangedSubviews[2].backgroundColor == .clear)")
      log.append("\\(home.view.gestureRecognizers?.count ?? 0) gestures, count \\(home.count)")
      button.sendActions(for: .touchDown)
      log.append("count \\(home.count)")

      button.sendActions(for: .touchUpInside)
      simulator.run(for: .seconds(1))
      let detail = home.presentedViewController!
      let close = detail.view.subviews[0] as! UIButton
      log.append("\\(detail.modalPresentationStyle == .fullScreen) \\(words(close.frame)) \\(close.currentImage!.size.width)")
      close.sendActions(for: .touchUpInside)
      simulator.run(for: .seconds(1))
      log.append("back \\(home.presentedViewController == nil)")

      home.performSegue(withIdentifier: "list", sender: nil)
      simulator.run(for: .seconds(1))
      let list = navigation.topViewController as! ListController
      let table = list.tableView!
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as! RowCell
      log.append("\\(cell.frame.height) \\(cell.name.text ?? "") at \\(cell.name.frame.minX)")
      simulator.touchDown(finger: 1, at: CGPoint(x: 100, y: table.convert(cell.center, to: nil).y))
      simulator.run(for: .milliseconds(200))
      simulator.touchUp(finger: 1)
      simulator.run(for: .seconds(2))
      log.append("\\(type(of: navigation.topViewController!))")

      let settings = tabs.viewControllers![1] as! UITableViewController
      let row = settings.tableView(settings.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
      log.append("\\(row.textLabel?.text ?? "") \\(settings.tableView.style == .grouped)")

      let card = CardHolder(frame: .zero)
      (card.subviews[0].subviews[1] as! UIButton).sendActions(for: .touchUpInside)
      log.append("\\(card.caption.text ?? "") \\(card.subviews[0].frame.width)")
      log.append("\\(UIImage(resource: .closeButton).size.width) \\(UIImage.closeButton.size.width)")
      log.append(NSLocalizedString("greeting", comment: ""))
      log.append("\\(AppResources.info["UIMainStoryboardFile"] ?? "")")
      print(log.joined(separator: "\\n"))
    }
    """

  @Test("It compiles, and all that the storyboard says happens in UIKit's order")
  func runs() throws {
    let app = try Compilation(of: Self.app, main: Self.main)

    let complaints = try app.compile()
    #expect(complaints == [])
    let output = try app.output().split(separator: "\n").map(String.init)
    #expect(
      output == [
        "home made",
        "home awakes, label true, item false",
        "badge awakes with 6.5",
        "home prepares embed loaded false",
        "embedded loaded",
        "home loaded Welcome 200.0 2 1",
        "shows HomeController",
        "Open it (16.0, 111.0, 358.0, 67.0) (0.0, 0.0, 390.0, 200.0)",
        "badge true",
        "1 gestures, count 0",
        "count 1",
        "home prepares detail loaded false",
        "detail loaded given",
        "true (100.0, 200.0, 120.0, 60.0) 24.0",
        "unwound from DetailController",
        "back true",
        "home prepares list loaded false",
        "shows ListController",
        "60.0 Row 1 at 20.0",
        "list prepares row for Row 1",
        "selected",
        "detail loaded ",
        "shows DetailController",
        "DetailController",
        "About true",
        "card tapped",
        "Caption 200.0",
        "24.0 24.0",
        "Hello",
        "Main",
      ])
  }

  @Test("Every element and every attribute that there is a rule for becomes Swift that compiles")
  func everything() throws {
    let folder = Folder()
    try folder.write("import UIKit\nfinal class Nothing: UIView {}\n", "App/A.swift")
    try folder.write(StoryboardMaker.everything().bytes, "App/Everything.storyboard")
    let main = "import UIKit\n\nprint(\"compiled\")\n"
    let app = try Compilation(adopting: "\(folder.path)/App", main: main)

    let complaints = try app.compile()
    #expect(complaints == [])
  }
}
