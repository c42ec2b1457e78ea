/// Where constraints have an item to be.
struct Solution {
  /// To the last digit, to be compared with what is found next.
  var exact: CGRect
  /// With its edges on whole pixels, to be given to a view.
  var onPixels: CGRect
}

/// The grid that the screen is made of.
///
/// Two places less than a hundredth of a pixel apart are the same: sums of fractions are not exact,
/// and so little is not visible. A view whose middle falls between two pixels would otherwise never
/// be where its constraints have it.
@MainActor
struct Pixels {
  private let scale = UIScreen.main.scale

  /// The rectangle with its edges on whole pixels.
  func rounded(_ rect: CGRect) -> CGRect {
    func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (onPixel(rect.origin.x), onPixel(rect.origin.y))
    return CGRect(
      x: left, y: top, width: max(0, onPixel(rect.origin.x + rect.size.width) - left),
      height: max(0, onPixel(rect.origin.y + rect.size.height) - top))
  }

  /// Whether two rectangles cannot be told apart on a screen.
  func isSamePlace(_ one: CGRect, _ other: CGRect) -> Bool {
    isSame(one.origin, other.origin) && isSame(one.size, other.size)
  }

  func isSame(_ one: CGSize, _ other: CGSize) -> Bool {
    isSame(one.width, other.width) && isSame(one.height, other.height)
  }

  func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
    isSame(one.x, other.x) && isSame(one.y, other.y)
  }

  private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
    abs(one - other) * scale < 0.01
  }
}
