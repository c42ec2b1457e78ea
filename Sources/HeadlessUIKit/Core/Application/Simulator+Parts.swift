/// The objects of UIKit that belong to one simulator, such as `UIScreen.main` and
/// `UIApplication.shared`.
extension Simulator {
  /// The screen.
  public var screen: UIScreen { kept(at: .screen) { UIScreen(of: self) } }

  /// The application.
  public var application: UIApplication { kept(at: .application) { UIApplication() } }

  /// The device.
  var device: UIDevice { kept(at: .device) { UIDevice() } }

  /// The settings of the user and of the app's Info.plist.
  var surroundings: Surroundings { kept(at: .surroundings) { Surroundings() } }

  /// The keyboard.
  var keyboard: Keyboard { kept(at: .keyboard) { Keyboard(simulator: self) } }

  /// The delivery of touches to views and recognisers.
  var touches: TouchDelivery { kept(at: .touches) { TouchDelivery(simulator: self) } }

  /// The pasteboard.
  var pasteboard: UIPasteboard { kept(at: .pasteboard) { UIPasteboard() } }

  /// True while a touch's end is being delivered, which is when a button or a row performs its
  /// action.
  package var tapIsBeingDelivered: Bool { touches.isTellingOfEnd }

  /// The recogniser whose action is being sent; `nil` if none is. Requests made meanwhile come from
  /// it.
  package internal(set) var gestureBeingDelivered: UIGestureRecognizer? {
    get { touches.recognizerBeingDelivered }
    set { touches.recognizerBeingDelivered = newValue }
  }
}
