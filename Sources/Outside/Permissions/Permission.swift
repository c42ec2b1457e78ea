import UIKit

/// What an app has to ask a person for. A check has no person to say yes, so each is refused in the
/// turn after it is asked for.
enum Permission {
  case location, photos, camera, microphone

  /// Whether it was asked for and refused in this launch of the app; before that nothing is
  /// decided.
  var isRefused: Bool { Refusals.ofThisLaunch.refused.contains(self) }

  /// Asks for it; what waits for the answer is called in the next turn.
  func ask(_ question: String, _ answered: @escaping () -> Void) {
    Outbound.note(question, answer: "refused")
    nonisolated(unsafe) let answered = answered
    DispatchQueue.main.async {
      Refusals.ofThisLaunch.refused.insert(self)
      answered()
    }
  }
}

/// What was refused to the app since it was launched.
private final class Refusals {
  var refused: Set<Permission> = []

  static var ofThisLaunch: Refusals { perLaunch("Outside.Refusals") { Refusals() } }
}
