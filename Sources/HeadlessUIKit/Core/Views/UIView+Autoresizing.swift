extension UIView {
  /// The lengths of a view that change with its superview's size: its width and height, and its
  /// distances to the edges.
  ///
  /// All other lengths stay. With an empty mask the distances to the left and the top edge stay.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits that make up the option set.
    public var rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The flexible part is the distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The flexible part is the view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The flexible part is the distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The flexible part is the distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The flexible part is the view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The flexible part is the distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The maximum number of nested superviews that resize their subviews at once. Deeper views wait.
  private static let resizingDepthLimit = 64

  /// Resizes the subviews for a change of size, by their autoresizing masks.
  ///
  /// A subview's new size resizes its own subviews in turn, at once. A very deep hierarchy would
  /// exhaust the stack, so its deeper views are resized when the outer ones are done.
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

  /// True if the mask resizes the view; false if the mask is empty or constraints replace it.
  private var followsAutoresizingMask: Bool {
    !autoresizingMask.isEmpty && translatesAutoresizingMaskIntoConstraints
  }

  /// Resizes the view for a change of the superview's size. UIKit sets the frame even of a
  /// transformed view (R121).
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

  /// Distributes a change of length among a view's flexible parts (margins and length), in
  /// proportion to their lengths.
  private static func stretch(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0, before || inside || after else { return (start, length) }
    let rest = old - start - length
    let flexible = (before ? start : 0) + (inside ? length : 0) + (after ? rest : 0)
    let parts = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    // Flexible parts of length zero have no proportions, so they get equal shares.
    func share(_ part: CGFloat) -> CGFloat {
      change * (flexible == 0 ? 1 / parts : part / flexible)
    }
    return (
      before ? start + share(start) : start,
      inside ? max(0, length + share(length)) : length
    )
  }
}

/// The superviews of one simulator that are resizing their subviews now.
@MainActor
final class ResizingPass {
  /// The number of nested superviews that are resizing.
  var depth = 0
  /// The views that wait until the outer ones have been resized, each with its old size.
  var waiting: [(view: UIView, old: CGSize)] = []
}

extension Simulator {
  fileprivate var resizing: ResizingPass { kept(at: .resizing) { ResizingPass() } }
}
