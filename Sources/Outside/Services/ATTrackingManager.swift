public import Foundation
import UIKit

/// The person's leave to be followed from app to app, which the model refuses.
open class ATTrackingManager: NSObject {
  /// The leave to follow a person.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    Permission.tracking.isRefused ? .denied : .notDetermined
  }
  /// Asks for leave, which is refused in the next turn.
  @preconcurrency
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    Permission.tracking.ask("leave to follow a person (ATTrackingManager)") {
      completion(.denied)
    }
  }
  @MainActor
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }
}

/// The number by which advertisers know a phone. It is zero, as for a person who is not followed.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let only = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { only }

  open var advertisingIdentifier: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
