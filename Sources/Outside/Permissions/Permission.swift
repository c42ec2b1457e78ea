import UIKit

/// A permission, such as for the camera, that the system would ask a person for. In a check it is
/// answered in the turn of the run loop after the request. Photos are allowed, because the model
/// has some; anything else is refused, because there is nothing to show.
enum Permission {
  case location, photos, camera, microphone, notifications, contacts, tracking

  /// True if the app has asked for the permission since its launch, so that it is refused. Before
  /// that it is undetermined.
  var isRefused: Bool { self != .photos && isAnswered }
  /// True if the app has asked for the permission since its launch, so that it is granted.
  var isGranted: Bool { self == .photos && isAnswered }

  private var isAnswered: Bool { AnsweredPermissions.ofThisLaunch.answered.contains(self) }

  /// Asks for the permission, and calls a block in the next turn of the run loop, in which the
  /// permission is granted or refused.
  func ask(_ question: String, _ answered: @escaping () -> Void = {}) {
    Outbound.note(
      question, answer: self == .photos ? "granted" : "refused", isAnswered: self == .photos)
    inNextTurn {
      AnsweredPermissions.ofThisLaunch.answered.insert(self)
      answered()
    }
  }
}

/// The permissions that the model has granted or refused since the app's launch.
private final class AnsweredPermissions {
  var answered: Set<Permission> = []

  static var ofThisLaunch: AnsweredPermissions {
    perLaunch("Outside.AnsweredPermissions") { AnsweredPermissions() }
  }
}
