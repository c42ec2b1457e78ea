import HeadlessUIKit

/// A plain screen for subjects that supply none: a title and a button on a white background.
///
/// Its view is as high as its contents where constraints ask for its size. A presentation
/// controller that fits a card to its contents would otherwise get a card without height, and a
/// check would blame the app for what it does with that.
@MainActor
final class Screen: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("A screen is made in code; it is in no storyboard.")
  }

  override func loadView() {
    view = Contents(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 40, y: 120, width: 200, height: 40))
    label.text = name
    view.addSubview(label)
    let button = UIButton(frame: CGRect(x: 40, y: 200, width: 200, height: 44))
    view.addSubview(button)
  }
}

/// The view of a plain screen, with the height that its title and button need.
private final class Contents: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 284)
  }
}
