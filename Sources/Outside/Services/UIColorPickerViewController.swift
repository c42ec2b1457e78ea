public import UIKit

/// The system's own screen on which a person picks a colour. In the model a person can only leave
/// it without a choice.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black
  open var supportsAlpha = true

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a colour (UIColorPickerViewController)") { [unowned self] in
      dismiss(animated: true) { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
    }
  }
}

/// The delegate of a colour picker. In the model it is only ever told that the person has left.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The system's own screen on which a person picks a font. In the model a person can only leave it
/// without a choice.
open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  /// The choice of what a font picker shows, which has no effect.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    public override init() { super.init() }
  }

  public init(configuration: Configuration = Configuration()) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showNothingToPick("a font (UIFontPickerViewController)") { [unowned self] in
      dismiss(animated: true) { [self] in delegate?.fontPickerViewControllerDidCancel(self) }
    }
  }
}

/// The delegate of a font picker. In the model it is only ever told that the person has left.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
