/// A control that is switched on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override var keepsPlainTaps: Bool { true }

  private static let size = CGSize(width: 51, height: 31)

  /// A Boolean value that is true if the switch is on.
  open var isOn = false

  /// A look of a switch: as on a phone, or as a check box on a Mac.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  /// The look that the app prefers. A phone shows the sliding one.
  open var preferredStyle: Style = .automatic
  /// The look that the switch has.
  open var style: Style { .sliding }
  /// The title of a check box, which a phone does not show.
  open var title: String?
  /// The image of the side that is on, which UIKit has ignored since iOS 7.
  open var onImage: UIImage?
  /// The image of the side that is off, which UIKit has ignored since iOS 7.
  open var offImage: UIImage?

  /// The colour of the switch when it is on, which is stored and not drawn.
  open var onTintColor: UIColor?
  /// The colour of the switch's thumb, which is stored and not drawn.
  open var thumbTintColor: UIColor?

  /// Creates a switch. Its size is fixed, so the frame determines only its position.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }
  /// Creates a switch from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the switch on or off, without sending an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override func finger(upInside isInside: Bool, with event: UIEvent?) {
    super.finger(upInside: isInside, with: event)
    guard isInside else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
