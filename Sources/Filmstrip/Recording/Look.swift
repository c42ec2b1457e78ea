package import HeadlessUIKit

/// The values, such as colours and shapes, from which one layer is drawn in one frame.
///
/// A look is a value that does not retain the layer. Layers with equal looks are drawn the same.
package struct Look: Equatable, Sendable {
  /// The transform from the coordinates of the layer to those of its superlayer.
  package var matrix = CGAffineTransform.identity
  /// The shape of the layer's background, in the layer's own coordinates.
  package var shape = Shape.box(.zero, radius: 0)
  /// The shape to which the layer clips its sublayers; `nil` if it does not clip.
  package var clip: Shape?
  package var opacity: CGFloat = 1
  package var isHidden = false
  package var fill: CGColor?
  package var border: Border?
  package var shadow: Shadow?
  package var path: Path?
  package var text: Text?
  /// The name to draw in place of content that a recording cannot show, such as an image or a
  /// control.
  package var label: String?

  /// The shape of a layer in a drawing: a rectangle, a path and so on.
  package enum Shape: Equatable, Sendable {
    case box(CGRect, radius: CGFloat)
    /// A layer's rectangle as perspective distorts it, by its four corners.
    case quad([CGPoint])
    /// A shape in SVG's notation for paths.
    case outline(String)
  }

  /// The border of a layer, by its width and its colour.
  package struct Border: Equatable, Sendable {
    package var width: CGFloat
    package var color: CGColor
  }

  /// The shadow of a layer, by its colour, opacity, radius and offset.
  package struct Shadow: Equatable, Sendable {
    package var color: CGColor
    package var opacity: CGFloat
    package var radius: CGFloat
    package var offset: CGSize
  }

  /// The path of a `CAShapeLayer`, with its colours and line width.
  package struct Path: Equatable, Sendable {
    package var outline: String
    package var fill: CGColor?
    package var stroke: CGColor?
    package var width: CGFloat
  }

  /// The text that a label or text layer shows, with its font and colour.
  package struct Text: Equatable, Sendable {
    package var string: String
    package var size: CGFloat
    package var color: CGColor
    package var alignment: Alignment
    /// The rectangle in which the layer's text is laid out, in the layer's coordinates.
    package var box: CGRect
    /// The transform that places the text of a layer in perspective, whose own transform is not
    /// used.
    package var matrix: CGAffineTransform?

    package enum Alignment: String, Sendable { case start, middle, end }
  }
}

extension Look {
  /// True if the layer draws nothing. A dashed outline is drawn for such a layer.
  package var isBare: Bool {
    (fill?.alpha ?? 0) == 0 && border == nil && path == nil && text == nil && label == nil
  }
}
