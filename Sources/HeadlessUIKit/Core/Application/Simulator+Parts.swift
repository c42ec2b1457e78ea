/// What UIKit keeps in a world: what an app finds as `UIScreen.main`, `UIApplication.shared` and
/// the like.
extension Simulator {
  /// The one screen.
  public var screen: UIScreen { kept(at: .screen) { UIScreen(of: self) } }

  /// The one application.
  public var application: UIApplication { kept(at: .application) { UIApplication() } }

  /// The device.
  var device: UIDevice { kept(at: .device) { UIDevice() } }

  /// What the user and the app's Info.plist have decided.
  var surroundings: Surroundings { kept(at: .surroundings) { Surroundings() } }

  /// The keyboard.
  var keyboard: Keyboard { kept(at: .keyboard) { Keyboard(simulator: self) } }

  /// Where the fingers are, and whom they concern.
  var touches: TouchDelivery { kept(at: .touches) { TouchDelivery(simulator: self) } }

  /// What was copied.
  var pasteboard: UIPasteboard { kept(at: .pasteboard) { UIPasteboard() } }

  /// Whether a button or a row is doing what a tap on it is there for.
  package var tapIsBeingDelivered: Bool { touches.isTellingOfEnd }

  /// The recogniser whose action is being sent, if one is: who asks for what from here on.
  package internal(set) var gestureBeingDelivered: UIGestureRecognizer? {
    get { touches.recognizerBeingDelivered }
    set { touches.recognizerBeingDelivered = newValue }
  }
}
