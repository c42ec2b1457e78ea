// swift-format-ignore-file
import UIKit

/// A log of all calls that the controllers of this app get, in order.
var log: [String] = []

class NavigationWatcher: NSObject, UINavigationControllerDelegate {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    log.append("shows \(type(of: viewController))")
  }
}

class BadgeView: UIView {
  @IBInspectable private var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .clear
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("badge awakes with \(layer.cornerRadius)")
  }
}

class HomeController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet fileprivate var height: NSLayoutConstraint!
  @IBOutlet private(set) var addItem: UIBarButtonItem!
  @IBOutlet var shown: [UIView]!
  var count = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("home made")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("home awakes, label \(titleLabel == nil), item \(addItem == nil)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("home loaded \(titleLabel.text ?? "") \(height.constant) \(shown.count) \(children.count)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("home prepares \(segue.identifier ?? "") loaded \(segue.destination.isViewLoaded)")
    (segue.destination as? DetailController)?.text = "given"
  }
  @IBAction func unwindHome(_ segue: UIStoryboardSegue) { log.append("unwound from \(type(of: segue.source))") }
  @IBAction private func tapped(_ sender: UIButton) { count += 1 }
}

private extension HomeController {
  @IBAction func add() { log.append("added") }
  @IBAction func touched(_ gesture: UITapGestureRecognizer) { count += 10 }
}

class EmbeddedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("embedded loaded")
  }
}

class DetailController: UIViewController {
  var text = ""
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("detail loaded \(text)")
  }
}

class RowCell: UITableViewCell {
  @IBOutlet weak var name: UILabel!
}

class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
    cell.name.text = "Row \(indexPath.row)"
    return cell
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("list prepares \(segue.identifier ?? "") for \((sender as? RowCell)?.name.text ?? "")")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected") }
}

class CardHolder: UIView {
  @IBOutlet private var content: UIView!
  @IBOutlet var caption: UILabel!
  override init(frame: CGRect) {
    super.init(frame: frame)
    Bundle.main.loadNibNamed("Card", owner: self, options: nil)
    addSubview(content)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  @IBAction func tapped() { log.append("card tapped") }
}

/// Types of the app's own with the names of the types that Xcode generates constants in.
enum ColorResource {}
enum ImageResource {}
