package import HeadlessUIKit

/// The appearance of one layer at one moment, as a drawing needs it.
///
/// A look is a value and keeps no layer alive. Two equal looks are drawn the same.
package struct Look: Equatable, Sendable {
  /// The transform from the layer's own coordinates to those of its superlayer.
  package var matrix = CGAffineTransform.identity
  /// The shape that the layer covers, in its own coordinates.
  package var shape = Shape.box(.zero, radius: 0)
  /// The shape to which the layer clips its contents; `nil` if it does not clip.
  package var clip: Shape?
  package var opacity: CGFloat = 1
  package var isHidden = false
  package var fill: CGColor?
  package var border: Border?
  package var shadow: Shadow?
  package var path: Path?
  package var text: Text?
  /// A name for content that has no picture here, such as an image or a control.
  package var label: String?

  /// A shape in the plane of a drawing.
  package enum Shape: Equatable, Sendable {
    case box(CGRect, radius: CGFloat)
    /// The four corners of a box seen in perspective.
    case quad([CGPoint])
    /// A path in the notation of SVG.
    case outline(String)
  }

  /// The line around a layer.
  package struct Border: Equatable, Sendable {
    package var width: CGFloat
    package var color: CGColor
  }

  /// The shadow of a layer.
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
    /// The box of the text, in the layer's own coordinates.
    package var box: CGRect
    /// The transform that places the text in the drawing, for a layer in perspective, whose own
    /// matrix is not used.
    package var matrix: CGAffineTransform?

    package enum Alignment: String, Sendable { case start, middle, end }
  }
}

extension Look {
  /// True if the layer itself draws nothing, so that a dashed outline is drawn for it.
  package var isBare: Bool {
    (fill?.alpha ?? 0) == 0 && border == nil && path == nil && text == nil && label == nil
  }
}
