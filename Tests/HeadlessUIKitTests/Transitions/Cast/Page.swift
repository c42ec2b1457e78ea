import UIKit

/// A view controller that logs when it appears and disappears.
final class Page: UIViewController {
  let name: String
  let log: Log
  var onWillAppear: (@MainActor (Page) -> Void)?
  var onWillDisappear: (@MainActor (Page) -> Void)?
  var onDidAppear: (@MainActor (Page) -> Void)?
  var logsIsAppearing = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("A page is not decoded.") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("\(name).willAppear")
    onWillAppear?(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if logsIsAppearing { log("\(name).isAppearing") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("\(name).didAppear")
    onDidAppear?(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("\(name).willDisappear")
    onWillDisappear?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("\(name).didDisappear")
  }
}
