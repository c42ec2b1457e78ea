/// The frame that constraints give a view or guide.
struct Solution {
  /// The unrounded frame, for comparison with the next solution.
  var exact: CGRect
  /// The frame with its edges on whole pixels, for assignment to a view.
  var onPixels: CGRect
}

/// The pixel grid of the main screen.
///
/// Two frames that differ by less than a hundredth of a pixel are the same, because sums of
/// fractions are not exact and the difference is not visible. Otherwise a view whose centre falls
/// between two pixels would never be at its solved frame.
@MainActor
struct Pixels {
  private let scale = UIScreen.main.scale

  /// Returns the rectangle with its edges on whole pixels.
  func rounded(_ rect: CGRect) -> CGRect {
    func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (onPixel(rect.origin.x), onPixel(rect.origin.y))
    return CGRect(
      x: left, y: top, width: max(0, onPixel(rect.origin.x + rect.size.width) - left),
      height: max(0, onPixel(rect.origin.y + rect.size.height) - top))
  }

  /// Returns true if two rectangles look the same on the screen.
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
