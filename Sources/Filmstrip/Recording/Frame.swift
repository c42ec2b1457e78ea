package import HeadlessUIKit
import Turnstile

/// What is seen at one moment.
package struct Frame: Sendable {
  /// Nanoseconds of virtual time since the trace began.
  package var nanoseconds: Int64
  /// The window's size.
  package var size: CGSize
  /// Every layer in the window, in drawing order, each before what is in it.
  package var rows: [Row]
  /// The fingers on the glass, by number.
  package var fingers: [Finger]
  /// How many entries the journal had by then.
  package var entries: Int

  /// One layer.
  package struct Row: Equatable, Sendable {
    /// Which one, as a place in ``Recording/nodes``.
    package var node: Int
    /// The layer it is in, likewise; -1 for the window.
    package var parent: Int
    /// What it looks like.
    package var look: Look
  }

  /// One finger.
  package struct Finger: Equatable, Sendable {
    package var number: Int
    package var x: Int
    package var y: Int
  }
}

extension Frame {
  /// Milliseconds since the trace began.
  package var milliseconds: Int64 { Text.milliseconds(nanoseconds) }

  /// The layer of a number, if it is in the window.
  package func row(of node: Int) -> Row? { rows.first { $0.node == node } }

  /// Where the corners of a layer are in the window; `nil` if it is not there.
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

  /// Whether a layer, or one that it is in, is hidden or as good as that.
  package func isHidden(_ node: Int) -> Bool {
    var next = row(of: node)
    while let row = next {
      if row.look.isHidden || row.look.opacity <= 0.01 { return true }
      next = row.parent < 0 ? nil : self.row(of: row.parent)
    }
    return false
  }

  /// Takes a layer's own coordinates to the window's.
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
  /// The corners, clockwise from the first.
  var cornersInOrder: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
