extension UIBarButtonItem {
  /// Creates the view by which a bar shows this bar button item: the item's custom view, else a
  /// button.
  func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.addAction(
      UIAction { [weak self, weak button] _ in self?.tap(on: button) }, for: .touchUpInside)
    return button
  }
}
