import HeadlessUIKit

/// Reads the contents of views for drawing: their texts, and names for images, controls and
/// snapshots, which a film cannot show.
@MainActor
enum Contents {
  static func describe(_ view: UIView, _ box: CGRect, _ look: inout Look) {
    func write(
      _ string: String?, _ font: UIFont?, _ color: UIColor?, _ alignment: NSTextAlignment
    ) {
      guard let string, !string.isEmpty else { return }
      look.text = Look.Text(
        string: string, size: font?.pointSize ?? 17, color: (color ?? .black).cgColor,
        alignment: alignment == .center ? .middle : alignment == .right ? .end : .start, box: box)
    }
    switch view {
    case let label as UILabel:
      write(label.text, label.font, label.textColor, label.textAlignment)
    case let field as UITextField:
      let isEmpty = field.text?.isEmpty ?? true
      write(isEmpty ? field.placeholder : field.text, field.font, nil, .left)
    case let text as UITextView: write(text.text, text.font, nil, .left)
    case let image as UIImageView:
      if let shown = image.image { look.label = shown.name ?? "image" }
    case let button as UIButton:
      // The button's title is taken from the button only while it has no title label with a text,
      // because the label's own layer draws the title otherwise.
      if !button.subviews.contains(where: { ($0 as? UILabel)?.text?.isEmpty == false }) {
        write(button.currentTitle, nil, button.currentTitleColor, .center)
      }
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIProgressView,
      is UIActivityIndicatorView, is UIPageControl:
      look.label = "\(type(of: view))"
    default:
      if let picture = view.pictured { look.label = "snapshot of \(picture.kind)" }
    }
  }
}
