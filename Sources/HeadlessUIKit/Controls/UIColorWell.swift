/// A control that shows a colour and lets the user choose another. In the model a tap opens no
/// choice.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The colour that is chosen.
  open var selectedColor: UIColor?
  /// The title of the choice.
  open var title: String?
  /// True if the user may choose how transparent the colour is.
  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
