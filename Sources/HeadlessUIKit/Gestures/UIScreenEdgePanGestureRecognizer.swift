/// A recogniser of a drag that starts at an edge of the screen.
///
/// The first finger must come down within a few points of one of the ``edges`` (rule R117 of
/// UIKit's behaviour, setting ``UIKitBehavior/edgeRegion``) and move away from that edge. The
/// gesture fails if the first finger comes down elsewhere or first moves along the edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The screen edges at which the drag may start. By default there are none, and the drag is never
  /// recognised.
  open var edges: UIRectEdge = []

  override class func makeStandIn() -> UIGestureRecognizer? { UIScreenEdgePanGestureRecognizer() }

  /// The screen edges near which the first finger came down, among those at which the drag may
  /// start.
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine == .possible, let first = self.touches.first {
      startEdges = edges.intersection(edgesNear(first))
      if startEdges.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    let screen = simulator.screen.bounds
    let region = CGFloat(simulator.behavior.edgeRegion)
    let x = touch.firstPoint.x + touch.windowOrigin.x
    let y = touch.firstPoint.y + touch.windowOrigin.y
    var near: UIRectEdge = []
    if x <= screen.minX + region { near.insert(.left) }
    if x >= screen.maxX - region { near.insert(.right) }
    if y <= screen.minY + region { near.insert(.top) }
    if y >= screen.maxY - region { near.insert(.bottom) }
    return near
  }

  override func judge(_ travel: CGPoint) -> Judgement {
    let judgement = super.judge(travel)
    guard judgement == .begin else { return judgement }
    let isSideways = abs(travel.x) >= abs(travel.y)
    let leaves =
      startEdges.contains(.left) && isSideways && travel.x > 0
      || startEdges.contains(.right) && isSideways && travel.x < 0
      || startEdges.contains(.top) && !isSideways && travel.y > 0
      || startEdges.contains(.bottom) && !isSideways && travel.y < 0
    return leaves ? .begin : .fail
  }
}
