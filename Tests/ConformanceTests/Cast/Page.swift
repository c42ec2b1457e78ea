import UIKit

/// A view controller that logs when it appears and disappears.
@MainActor
final class Page: UIViewController {
  private let name: String
  private let log: Log
  var onCallback: (@MainActor (Page, String) -> Void)?
  var logsIsAppearing = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("A page is not decoded.") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if logsIsAppearing { tell("isAppearing") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("didDisappear")
  }

  private func tell(_ callback: String) {
    log("\(name).\(callback)")
    onCallback?(self, callback)
  }
}
