/// The pan that UIKit attaches to a sheet. It recognises only vertical pans, and its translation
/// excludes the slop, that is, the distance before a pan is recognised.
///
/// - Note: The limit to vertical pans is not published (K). Without it, the pan would take every
///   sideways swipe inside a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func leftOut(of travel: CGPoint) -> CGPoint { slop(of: travel) }

  override func judge(_ travel: CGPoint) -> Judgement {
    let slop = CGFloat(simulator.behavior.panSlop)
    if abs(travel.y) >= slop, abs(travel.y) >= abs(travel.x) { return .begin }
    return abs(travel.x) >= slop ? .fail : .wait
  }
}
