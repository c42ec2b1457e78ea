public import Foundation
import UIKit

/// A question to the person who holds the phone whether they are its owner.
///
/// The phone of a check has neither a passcode nor an enrolled face or finger, so the question
/// cannot be asked.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var biometryType: LABiometryType { .faceID }
  open var evaluatedPolicyDomainState: Data? { nil }

  public override init() { super.init() }

  /// Returns false, with the error of a phone without passcode.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = refusal(of: policy) as NSError
    return false
  }

  /// Reports in the next turn of the run loop that the question cannot be asked.
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    Outbound.note("the owner's face, finger or passcode (LAContext)", answer: "none enrolled")
    let error = refusal(of: policy)
    DispatchQueue.main.async { reply(false, error) }
  }

  /// Throws the error of a phone without passcode.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(of: policy)
  }

  /// Gives the question up. Does nothing, because none is asked.
  open func invalidate() {}

  private func refusal(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }
}

/// The kind of proof that an app asks the owner for.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The sensor by which a phone knows its owner.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
}

/// An error of a question to the owner.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
}
