public import HeadlessUIKit

/// The outgoing and the incoming controller of a transition.
///
/// The references are weak, because some clauses judge whether a controller outlives its
/// transition. The serial numbers and the names remain when a controller is gone. A serial number
/// is zero, and a name is missing, exactly if the transition never had that controller.
public struct TransitionControllers {
  /// The controller that was on the screen before the transition.
  public private(set) weak var from: UIViewController?
  /// The controller that is on the screen if the transition finishes.
  public private(set) weak var to: UIViewController?
  /// The serial numbers of the outgoing and the incoming controller, which remain when the
  /// controllers are gone.
  let fromSerial, toSerial: Int
  /// The names of the outgoing and the incoming controller in reports, which remain when the
  /// controllers are gone.
  private let nameOfFrom, nameOfTo: ControllerName?
  /// True if the outgoing controller is one of UIKit's alerts.
  let leavesAlert: Bool

  @MainActor
  init(from: UIViewController?, to: UIViewController?) {
    self.from = from
    self.to = to
    fromSerial = from?.serial ?? 0
    toSerial = to?.serial ?? 0
    nameOfFrom = from.map { ControllerName(of: $0) }
    nameOfTo = to.map { ControllerName(of: $0) }
    leavesAlert = from is UIAlertController
  }

  /// The name of the outgoing controller in reports.
  var fromName: String { Self.words(nameOfFrom) }

  /// The name of the incoming controller in reports.
  var toName: String { Self.words(nameOfTo) }

  private static func words(_ name: ControllerName?) -> String {
    name.map { "\($0)" } ?? "a controller"
  }

  /// Returns true if one transition reverses the other: it brings back the controller that the
  /// other took away, and takes away the one that the other brought.
  func reverse(_ other: TransitionControllers) -> Bool {
    fromSerial == other.toSerial && toSerial == other.fromSerial
  }

  /// Returns the serial numbers of the controllers that a transition of the given kind brings or
  /// takes away: the incoming one for a push or presentation, the outgoing one for a pop or
  /// dismissal, else both.
  func moved(by kind: UIKitTransition.Kind) -> [Int] {
    let moved =
      switch kind {
      case .present, .push: [toSerial]
      case .dismiss, .pop: [fromSerial]
      case .replace, .tab, .child, .resize: [fromSerial, toSerial]
      }
    return moved.filter { $0 != 0 }
  }
}
