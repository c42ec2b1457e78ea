/// The objects of UIKit that belong to one simulator, such as `UIScreen.main` and
/// `UIApplication.shared`.
extension Simulator {
  /// The screen of this simulator.
  public var screen: UIScreen { kept(at: .screen) { UIScreen(of: self) } }

  /// The application of this simulator.
  public var application: UIApplication { kept(at: .application) { UIApplication() } }

  /// The device of this simulator.
  var device: UIDevice { kept(at: .device) { UIDevice() } }

  /// The settings of the user and of the app's Info.plist.
  var surroundings: Surroundings { kept(at: .surroundings) { Surroundings() } }

  /// The keyboard of this simulator.
  var keyboard: Keyboard { kept(at: .keyboard) { Keyboard(simulator: self) } }

  /// The delivery of touches to views and recognisers.
  var touches: TouchDelivery { kept(at: .touches) { TouchDelivery(simulator: self) } }

  /// The pasteboard of this simulator.
  var pasteboard: UIPasteboard { kept(at: .pasteboard) { UIPasteboard() } }

  /// True while a touch's end is being delivered, which is when a button or a row performs its
  /// action.
  package var tapIsBeingDelivered: Bool { touches.isTellingOfEnd }

  /// A function that wraps the delivery of every touch's end, so that its caller can compare the
  /// screen before and after the action of a button or a row; `nil` for a plain delivery.
  package var watchTaps: ((() -> Void) -> Void)? {
    get { touches.watchEnd }
    set { touches.watchEnd = newValue }
  }

  /// The recogniser whose action is being sent; `nil` if none is. Requests made meanwhile come from
  /// it.
  package internal(set) var gestureBeingDelivered: UIGestureRecognizer? {
    get { touches.recognizerBeingDelivered }
    set { touches.recognizerBeingDelivered = newValue }
  }
}
