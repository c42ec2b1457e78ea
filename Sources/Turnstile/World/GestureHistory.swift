import HeadlessUIKit
import VirtualTime

/// The last gesture of each recogniser, and the gestures of the last drag.
///
/// Recognisers are identified by their serial numbers. When a recogniser begins a new gesture, the
/// end of its earlier one is forgotten.
struct GestureHistory {
  private var last: [Int: Gesture] = [:]
  /// The serial numbers of recognisers, other than scrolling ones, whose gestures began in the last
  /// drag.
  private(set) var begunInDrag: [Int] = []

  private struct Gesture {
    /// The index of the drag during which the gesture began; `nil` if there had been no drag yet.
    var drag: Int?
    /// The numbers of the touches that make up the gesture, counted through the run.
    var touches: [Int] = []
    var end: GestureEnd?
  }

  /// Empties the list of gestures of the last drag, because the first finger of a new drag comes
  /// down.
  mutating func beginDrag() { begunInDrag = [] }

  /// Updates the last gesture of a recogniser whose state has changed.
  ///
  ///   - touches: The numbers of the touches that the recogniser follows. A recogniser that was
  ///     delayed may have lost its touches by the time it is recognised; the touches of that
  ///     gesture are unknown.
  ///   - drag: The index of the last drag.
  ///   - scrolls: True if the recogniser is a scroll view's own.
  mutating func hear(
    _ recognizer: Int, _ state: UIGestureRecognizer.State, touches: [Int], drag: Int?,
    scrolls: Bool, at instant: VirtualInstant
  ) {
    var gesture = last[recognizer] ?? Gesture()
    let goesOn = gesture.end == nil && state != .began
    if !goesOn || !touches.isEmpty { gesture.touches = touches }
    switch state {
    case .began:
      if !scrolls { begunInDrag.append(recognizer) }
      gesture.drag = drag
      gesture.end = nil
    case .ended, .cancelled, .failed: gesture.end = GestureEnd(state: state, instant: instant)
    case .possible, .changed: break
    }
    last[recognizer] = gesture
  }

  /// Returns the end of a recogniser's last gesture; `nil` if the gesture goes on, or there was
  /// none.
  func end(of recognizer: Int) -> GestureEnd? { last[recognizer]?.end }

  /// Returns the index of the drag in which a recogniser's last gesture began; `nil` if it began
  /// before any drag.
  func drag(of recognizer: Int) -> Int? { last[recognizer]?.drag }

  /// Returns the numbers, counted through the run, of the touches of a recogniser's last gesture.
  func touches(of recognizer: Int) -> [Int] { last[recognizer]?.touches ?? [] }
}
