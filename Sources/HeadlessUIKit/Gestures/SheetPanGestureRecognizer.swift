/// The system's pan on a sheet: up or down, never across, and without the ten points until it
/// begins.
///
/// - Note: That it keeps to the vertical is not published (K); else it would take every sideways
///   swipe inside a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override func leftOut(of travel: CGPoint) -> CGPoint { slop(of: travel) }

  override func judge(_ travel: CGPoint) -> Judgement {
    let slop = CGFloat(simulator.behavior.panSlop)
    if abs(travel.y) >= slop, abs(travel.y) >= abs(travel.x) { return .begin }
    return abs(travel.x) >= slop ? .fail : .wait
  }
}
