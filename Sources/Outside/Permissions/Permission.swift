import UIKit

/// A permission, such as for the camera, that the system would ask a person for. In a check it is
/// refused in the turn of the run loop after the request, because there is no person to grant it.
enum Permission {
  case location, photos, camera, microphone

  /// True if the app has asked for the permission since its launch, so that it is refused. Before
  /// that it is undetermined.
  var isRefused: Bool { Refusals.ofThisLaunch.refused.contains(self) }

  /// Asks for the permission, and calls a block in the next turn of the run loop, in which the
  /// permission is refused.
  func ask(_ question: String, _ answered: @escaping () -> Void) {
    Outbound.note(question, answer: "refused")
    // Unchecked: the app's block is not sent to another thread; it is called in a later turn of
    // this one.
    nonisolated(unsafe) let answered = answered
    DispatchQueue.main.async {
      Refusals.ofThisLaunch.refused.insert(self)
      answered()
    }
  }
}

/// The permissions that the model has refused since the app's launch.
private final class Refusals {
  var refused: Set<Permission> = []

  static var ofThisLaunch: Refusals { perLaunch("Outside.Refusals") { Refusals() } }
}
