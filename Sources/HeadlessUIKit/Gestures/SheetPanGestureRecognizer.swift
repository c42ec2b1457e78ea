/// The recogniser of the drag that moves a sheet. It recognises only vertical drags, and its
/// translation leaves out the slop, that is, the distance that the finger moves before the drag is
/// recognised.
///
/// - Note: No source says that UIKit's recogniser is limited to vertical drags. Without the limit,
///   it would take over every sideways swipe inside a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func leftOut(of travel: CGPoint) -> CGPoint { slop(of: travel) }

  override func judge(_ travel: CGPoint) -> Judgement {
    let slop = CGFloat(simulator.behavior.panSlop)
    if abs(travel.y) >= slop, abs(travel.y) >= abs(travel.x) { return .begin }
    return abs(travel.x) >= slop ? .fail : .wait
  }
}
