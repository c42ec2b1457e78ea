package import HeadlessUIKit

/// How one layer looks at one moment, in the terms of a drawing.
///
/// Everything is a value: a look keeps no layer alive, and two looks that are equal are drawn the
/// same.
package struct Look: Equatable, Sendable {
  /// Takes the layer's own coordinates to those of the layer it is in.
  package var matrix = CGAffineTransform.identity
  /// What the layer covers, in its own coordinates.
  package var shape = Shape.box(.zero, radius: 0)
  /// What it is cut off at, if it cuts anything off.
  package var clip: Shape?
  package var opacity: CGFloat = 1
  package var isHidden = false
  package var fill: CGColor?
  package var border: Border?
  package var shadow: Shadow?
  package var path: Path?
  package var text: Text?
  /// What stands for what has no picture here: the name of an image, the kind of a control.
  package var label: String?

  /// A part of the plane.
  package enum Shape: Equatable, Sendable {
    case box(CGRect, radius: CGFloat)
    /// A box seen in perspective.
    case quad([CGPoint])
    /// An outline, as SVG writes one.
    case outline(String)
  }

  /// The line around a layer.
  package struct Border: Equatable, Sendable {
    package var width: CGFloat
    package var color: CGColor
  }

  /// What a layer throws on what is behind it.
  package struct Shadow: Equatable, Sendable {
    package var color: CGColor
    package var opacity: CGFloat
    package var radius: CGFloat
    package var offset: CGSize
  }

  /// The outline of a shape layer.
  package struct Path: Equatable, Sendable {
    package var outline: String
    package var fill: CGColor?
    package var stroke: CGColor?
    package var width: CGFloat
  }

  /// A line of text.
  package struct Text: Equatable, Sendable {
    package var string: String
    package var size: CGFloat
    package var color: CGColor
    package var alignment: Alignment
    /// Where it stands, in the layer's own coordinates.
    package var box: CGRect
    /// Takes the box to the layer's coordinates, where perspective has taken those away.
    package var matrix: CGAffineTransform?

    package enum Alignment: String, Sendable { case start, middle, end }
  }
}

extension Look {
  /// Whether nothing of the layer itself can be seen, so that an outline has to stand for it.
  package var isBare: Bool {
    (fill?.alpha ?? 0) == 0 && border == nil && path == nil && text == nil && label == nil
  }
}
