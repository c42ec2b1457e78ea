import UIKit

/// A permission that an app asks a person for. It is refused in the turn after the request, because
/// a check has no person to say yes.
enum Permission {
  case location, photos, camera, microphone

  /// True if the permission was asked for and refused in this launch of the app. Before that it is
  /// undetermined.
  var isRefused: Bool { Refusals.ofThisLaunch.refused.contains(self) }

  /// Asks for the permission, and calls a block in the next turn, when it is refused.
  func ask(_ question: String, _ answered: @escaping () -> Void) {
    Outbound.note(question, answer: "refused")
    // Unchecked: the closure runs in a later turn of this same thread.
    nonisolated(unsafe) let answered = answered
    DispatchQueue.main.async {
      Refusals.ofThisLaunch.refused.insert(self)
      answered()
    }
  }
}

/// The permissions that were refused since the launch of the app.
private final class Refusals {
  var refused: Set<Permission> = []

  static var ofThisLaunch: Refusals { perLaunch("Outside.Refusals") { Refusals() } }
}
