extension UIView {
  /// The lengths of a view that change when its superview's size changes: its width and height, and
  /// its distances to the superview's edges.
  ///
  /// Lengths that are not in the mask stay the same. With an empty mask the distances to the left
  /// and the top edge stay the same, too.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the autoresizing mask.
    public var rawValue: UInt
    /// Creates an autoresizing mask from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option of the autoresizing mask that the distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The option of the autoresizing mask that the view's width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The option of the autoresizing mask that the distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The option of the autoresizing mask that the distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The option of the autoresizing mask that the view's height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The option of the autoresizing mask that the distance to the superview's bottom edge
    /// changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The greatest depth of nested views that are resized by recursion. Deeper views are resized
  /// later.
  private static let resizingDepthLimit = 64

  /// Resizes the subviews by their autoresizing masks, because this view's size has changed.
  ///
  /// A subview that gets a new size resizes its own subviews in the same way, by recursion.
  /// Recursion in a very deep hierarchy would exhaust the stack, so views beyond a depth are
  /// resized when the outer ones are done.
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

  /// True if the autoresizing mask resizes the view, that is, if it is not empty and not replaced
  /// by constraints.
  private var followsAutoresizingMask: Bool {
    !autoresizingMask.isEmpty && translatesAutoresizingMaskIntoConstraints
  }

  /// Resizes the view by its mask, because its superview's size has changed. As in UIKit, the frame
  /// is set even if the view has a transform (rule R121 of UIKit's behaviour).
  private func resize(from old: CGSize, to new: CGSize) {
    let frame = autoresized(frame, from: old, to: new)
    if frame != self.frame { self.frame = frame }
  }

  /// Returns the frame that the view's autoresizing mask makes of a frame when the superview's size
  /// changes.
  package func autoresized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = UIView.stretch(
      frame.minX, frame.width, in: old.width, to: new.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = UIView.stretch(
      frame.minY, frame.height, in: old.height, to: new.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    return frame
  }

  /// Distributes a change of the superview's length among a view's flexible parts, in proportion to
  /// their lengths.
  ///
  /// - Parameters:
  ///   - start: The distance before the view.
  ///   - length: The length of the view.
  ///   - before: True if the distance before the view is flexible.
  ///   - inside: True if the length of the view is flexible.
  ///   - after: True if the distance after the view is flexible.
  private static func stretch(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0, before || inside || after else { return (start, length) }
    let rest = old - start - length
    let flexible = (before ? start : 0) + (inside ? length : 0) + (after ? rest : 0)
    let parts = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    // If all flexible parts have length zero, they get equal shares of the change.
    func share(_ part: CGFloat) -> CGFloat {
      change * (flexible == 0 ? 1 / parts : part / flexible)
    }
    return (
      before ? start + share(start) : start,
      inside ? max(0, length + share(length)) : length
    )
  }
}

/// The views of one simulator whose subviews are being resized by their autoresizing masks.
@MainActor
final class ResizingPass {
  /// The number of views, one inside the other, whose subviews are being resized at present.
  var depth = 0
  /// The views that are resized when the outer ones are done, each with its former size.
  var waiting: [(view: UIView, old: CGSize)] = []
}

extension Simulator {
  fileprivate var resizing: ResizingPass { kept(at: .resizing) { ResizingPass() } }
}
