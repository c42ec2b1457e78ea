/// The UIKit objects of which each simulator has one, such as `UIScreen.main` and
/// `UIApplication.shared`.
extension Simulator {
  /// The screen of this simulator, which `UIScreen.main` returns.
  public var screen: UIScreen { kept(at: .screen) { UIScreen(of: self) } }

  /// The application of this simulator, which `UIApplication.shared` returns.
  public var application: UIApplication { kept(at: .application) { UIApplication() } }

  /// The modelled device, which `UIDevice.current` returns.
  var device: UIDevice { kept(at: .device) { UIDevice() } }

  /// The user's settings, such as "Reduce Motion", and the orientations that the app's Info.plist
  /// declares.
  var surroundings: Surroundings { kept(at: .surroundings) { Surroundings() } }

  /// The model's keyboard in this simulator. It covers a part of the screen, but is not drawn.
  var keyboard: Keyboard { kept(at: .keyboard) { Keyboard(simulator: self) } }

  /// The object that delivers the fingers' touches to views and recognisers.
  var touches: TouchDelivery { kept(at: .touches) { TouchDelivery(simulator: self) } }

  /// The pasteboard that `UIPasteboard.general` returns in this simulator.
  var pasteboard: UIPasteboard { kept(at: .pasteboard) { UIPasteboard() } }

  /// True while a view gets `touchesEnded`, in which a button or a table row performs its action.
  package var tapIsBeingDelivered: Bool { touches.isTellingOfEnd }

  /// A function that is called around each `touchesEnded` and around the actions of a recognised
  /// tap, so that a caller can compare the screen before and after the action of a button, a table
  /// row or a recogniser; `nil` if nobody compares.
  package var watchTaps: ((() -> Void) -> Void)? {
    get { touches.watchEnd }
    set { touches.watchEnd = newValue }
  }

  /// A function that is called around the actions of every other recogniser, such as a pan, so
  /// that a caller can compare the screen before and after them; `nil` if nobody compares.
  package var watchGestures: ((UIGestureRecognizer, () -> Void) -> Void)? {
    get { touches.watchGestures }
    set { touches.watchGestures = newValue }
  }

  /// The recogniser whose action is being sent; `nil` if no action is. Transitions requested while
  /// it is set are attributed to this recogniser.
  package internal(set) var gestureBeingDelivered: UIGestureRecognizer? {
    get { touches.recognizerBeingDelivered }
    set { touches.recognizerBeingDelivered = newValue }
  }
}
