package import HeadlessUIKit
import Turnstile

/// One frame of a recorded run: the state of the screen at a moment.
package struct Frame: Sendable {
  /// The virtual time of the frame, in nanoseconds since the first step of the trace (input
  /// sequence).
  package var nanoseconds: Int64
  /// The size of the app's window when the frame was recorded.
  package var size: CGSize
  /// The layers of the window that the frame shows, in drawing order, each before its sublayers.
  package var rows: [Row]
  /// The fingers that touch the screen in this frame of the recording.
  package var fingers: [Finger]
  /// The number of events that the run's journal had when the frame was recorded.
  package var entries: Int

  /// A row of a frame: one layer, with its superlayer and the values from which it is drawn.
  package struct Row: Equatable, Sendable {
    /// The index of the layer in ``Recording/nodes``, the list of all recorded layers.
    package var node: Int
    /// The index of its superlayer in ``Recording/nodes``; -1 for the window's layer.
    package var parent: Int
    /// The colours, shapes and other values from which the layer is drawn in this frame.
    package var look: Look
  }

  /// A finger that touches the screen in a recorded frame, with its position.
  package struct Finger: Equatable, Sendable {
    package var number: Int
    package var x: Int
    package var y: Int
  }
}

extension Frame {
  /// The virtual time of the frame, in milliseconds since the first step of the trace (input
  /// sequence).
  package var milliseconds: Int64 { Text.milliseconds(nanoseconds) }

  /// Returns the frame's entry for a layer, or `nil` if the layer is not in the window.
  package func row(of node: Int) -> Row? { rows.first { $0.node == node } }

  /// Returns the four corners of a layer in the window's coordinates, or `nil` if the layer is not
  /// in the window.
  package func corners(of node: Int) -> [CGPoint]? {
    guard let row = row(of: node) else { return nil }
    let corners: [CGPoint] =
      switch row.look.shape {
      case .box(let box, _): box.cornersInOrder
      case .quad(let points): points
      case .outline: []
      }
    return corners.map { $0.applying(matrix(of: row)) }
  }

  /// Returns true if a layer or one of its superlayers is hidden or nearly transparent.
  package func isHidden(_ node: Int) -> Bool {
    var next = row(of: node)
    while let row = next {
      if row.look.isHidden || row.look.opacity <= 0.01 { return true }
      next = row.parent < 0 ? nil : self.row(of: row.parent)
    }
    return false
  }

  /// Returns the transform from the coordinates of a layer to those of the window.
  private func matrix(of row: Row) -> CGAffineTransform {
    var matrix = row.look.matrix
    var parent = row.parent
    while parent >= 0, let next = self.row(of: parent) {
      matrix = matrix.concatenating(next.look.matrix)
      parent = next.parent
    }
    return matrix
  }
}

extension CGRect {
  /// The four corners of the rectangle, clockwise from the upper left.
  var cornersInOrder: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
