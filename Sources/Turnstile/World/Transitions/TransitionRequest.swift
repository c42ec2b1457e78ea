public import VirtualTime

/// The request of a transition: the moment, the finger that made it, and the screen before it.
///
/// The values do not change after the request. A transition that was requested during another one
/// has no baseline, because the window was changing; and a request without a gesture has no
/// touches.
public struct TransitionRequest {
  /// The virtual instant at which the app or a gesture requested the transition.
  public let instant: VirtualInstant
  /// The index of the drag that requested the transition: in a gesture's handler, or through the
  /// completion of an earlier transition that the drag had requested; `nil` if none did.
  public let drag: Int?
  /// The gesture delivery during which the transition was requested; `nil` if it was requested at
  /// another time.
  let delivery: GestureDelivery?
  /// The numbers of the touches of the gesture that requested the transition.
  let touches: [Int]
  /// True if another transition was still under way at the request.
  public let wasNested: Bool
  /// The values of the window's views before the request, which a cancelled transition must
  /// restore; `nil` if another transition had already changed the window.
  let baseline: RestorationBaseline?
  /// The arrangement of the app's controllers at the request; `nil` if the app was not at rest
  /// then.
  let place: ControllerTree?

  /// The recognisers of the app whose gestures were under way with one finger when the transition
  /// was requested in no gesture's delivery, such as in a task that the handler has started.
  var gesturesUnderWay: [Int] = []

  init(
    at instant: VirtualInstant, drag: Int? = nil, delivery: GestureDelivery? = nil,
    touches: [Int] = [], nested: Bool = false, baseline: RestorationBaseline? = nil,
    place: ControllerTree? = nil
  ) {
    precondition(!nested || baseline == nil, "A nested request must have no baseline.")
    precondition(delivery != nil || touches.isEmpty, "Touches must belong to a gesture's delivery.")
    self.instant = instant
    self.drag = drag
    self.delivery = delivery
    self.touches = touches
    wasNested = nested
    self.baseline = baseline
    self.place = place
  }

  /// The serial number of the recogniser of a lasting gesture that requested the transition; `nil`
  /// for a tap, which is over as soon as it is recognised and so cannot drive a transition.
  var continuousRecognizer: Int? {
    delivery.flatMap { $0.isContinuous ? $0.recognizer : nil }
  }
}
