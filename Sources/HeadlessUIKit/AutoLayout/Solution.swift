/// The frame that constraints give to a view or guide.
struct Solution {
  /// The unrounded frame of the view or guide, for comparison with the next solution.
  var exact: CGRect
  /// The frame of the view or guide with its edges on whole pixels, for assignment to a view.
  var onPixels: CGRect
}

/// The grid of the main screen's pixels, for rounding and comparing frames.
///
/// Frames that differ by less than a hundredth of a pixel count as equal, because sums of fractions
/// are inexact and the difference cannot be seen. Otherwise a view whose centre lies between two
/// pixels would never count as being at its solved frame.
@MainActor
struct Pixels {
  private let scale = UIScreen.main.scale

  /// Returns a rectangle with its edges rounded to whole pixels of the screen.
  ///
  /// An edge in the middle between two pixels goes to the one that is farther from the origin, also
  /// if an inexact sum has put it slightly before the middle. Otherwise a view that comes back to
  /// its place could be a pixel wider than before.
  func rounded(_ rect: CGRect) -> CGRect {
    func onPixel(_ value: CGFloat) -> CGFloat {
      let pixel = (abs(value * scale) + 0.505).rounded(.down)
      return (value < 0 ? -pixel : pixel) / scale
    }
    let (left, top) = (onPixel(rect.origin.x), onPixel(rect.origin.y))
    return CGRect(
      x: left, y: top, width: max(0, onPixel(rect.origin.x + rect.size.width) - left),
      height: max(0, onPixel(rect.origin.y + rect.size.height) - top))
  }

  /// Returns true if two rectangles cannot be told apart on the screen.
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
