extension UIView {
  /// Which parts of a view stretch when its superview's size changes: its size, and the distances
  /// to the edges.
  ///
  /// What is not named stays as it is; if nothing is, the distances to the left and the top edge
  /// stay.
  public struct AutoresizingMask: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How many superviews may be resizing their subviews inside one another before the rest waits
  /// its turn.
  private static let resizingDepthLimit = 64

  /// Resizes the views inside for a change of size, as their masks say.
  ///
  /// A subview's new size resizes what is inside it in turn, at once. In a tree so deep that this
  /// would exhaust the stack, what lies deeper is resized when the outer views are done.
  func resizeSubviews(from old: CGSize) {
    let resizing = Simulator.current.resizing
    guard resizing.depth < UIView.resizingDepthLimit else {
      resizing.waiting.append((self, old))
      return
    }
    resizing.depth += 1
    for child in children where child.followsAutoresizingMask {
      child.resize(from: old, to: bounds.size)
    }
    resizing.depth -= 1
    guard resizing.depth == 0 else { return }
    while let (view, old) = resizing.waiting.popLast() { view.resizeSubviews(from: old) }
  }

  /// Whether the mask has a say; constraints that a view brings itself take it away.
  private var followsAutoresizingMask: Bool {
    !autoresizingMask.isEmpty && translatesAutoresizingMaskIntoConstraints
  }

  /// Follows a change of the superview's size. UIKit assigns the frame even of a transformed view
  /// (R121).
  private func resize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var frame = self.frame
    (frame.origin.x, frame.size.width) = UIView.stretch(
      frame.minX, frame.width, in: old.width, to: new.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = UIView.stretch(
      frame.minY, frame.height, in: old.height, to: new.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    if frame != self.frame { self.frame = frame }
  }

  /// Shares a change of length out among the flexible parts, each by how long it was.
  private static func stretch(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0, before || inside || after else { return (start, length) }
    let rest = old - start - length
    let flexible = (before ? start : 0) + (inside ? length : 0) + (after ? rest : 0)
    let parts = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    // Parts without length have no proportions to keep: they share alike.
    func share(_ part: CGFloat) -> CGFloat {
      change * (flexible == 0 ? 1 / parts : part / flexible)
    }
    return (
      before ? start + share(start) : start,
      inside ? max(0, length + share(length)) : length
    )
  }
}

/// The superviews of one world that are resizing their subviews at this moment.
@MainActor
final class ResizingPass {
  /// How many there are, each inside the one before.
  var depth = 0
  /// Those that wait for the outer ones, and the size each had.
  var waiting: [(view: UIView, old: CGSize)] = []
}

extension Simulator {
  fileprivate var resizing: ResizingPass { kept(at: .resizing) { ResizingPass() } }
}
