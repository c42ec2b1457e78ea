// swift-format-ignore-file
import UIKit

@objc protocol CardDelegate: class {
  @objc optional func cardWillClose(_ card: CardController)
  @objc optional func card(_ card: CardController, heightFor width: CGFloat) -> CGFloat
  @objc optional var prefersDimming: Bool { get }
  func cardDidClose(_ card: CardController)
}

class CardController: UIViewController, UIGestureRecognizerDelegate {
  @IBOutlet weak var closeButton: UIButton!
  weak var delegate: CardDelegate?
  @IBInspectable var cornerRadius: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(CardController.tapped))
    tap.delegate = self
    view.addGestureRecognizer(tap)
    let button = UIButton(type: .system)
    button.addTarget(
      self, action: #selector(self.close(sender:)), for: UIControlEvents.touchUpInside)
    view.addSubview(button)
    closeButton = button
    let height = delegate?.card?(self, heightFor: view.bounds.width) ?? 300
    view.layer.cornerRadius = height > 0 ? cornerRadius : 0
    if delegate?.prefersDimming ?? false { view.backgroundColor = .black }
    if delegate?.cardWillClose != nil { closeButton.isHidden = false }
  }

  @objc private func tapped() {
    close(sender: nil)
  }

  @IBAction func close(sender: Any?) {
    delegate?.cardWillClose?(self)
    dismiss(animated: true) { self.delegate?.cardDidClose(self) }
  }
}

class SilentOwner: NSObject, CardDelegate {
  var closed = 0
  func cardDidClose(_ card: CardController) { closed += 1 }
}

class LoudOwner: SilentOwner {
  var willClose = 0
  func cardWillClose(_ card: CardController) { willClose += 1 }
  func card(_ card: CardController, heightFor width: CGFloat) -> CGFloat { return width * 2 }
  var prefersDimming: Bool { return true }
}
