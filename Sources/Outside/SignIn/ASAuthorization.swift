public import Foundation
import UIKit

/// The result of a request to sign in. The model never makes one, because nobody has signed in to
/// the phone.
open class ASAuthorization: NSObject {
  /// A fact about a person that an app asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  /// The kind of a request to sign in.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// A maker of requests to sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The proof of who has signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to sign in by OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request to sign in with a person's account at Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

/// A maker of requests to sign in with a person's account at Apple. In the model nobody has signed
/// in to the phone, so it knows no user.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The knowledge that the phone has of a user.
  @frozen public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }
  /// Tells in the next turn that the phone does not know the user.
  @preconcurrency
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    refuseInNextTurn("a user (ASAuthorizationAppleIDProvider)", answer: "not found") {
      completion(.notFound, nil)
    }
  }
  @MainActor
  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    Outbound.note("a user (ASAuthorizationAppleIDProvider)", answer: "not found")
    return .notFound
  }

  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
}

/// The proof of who has signed in with an account at Apple. The model makes none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var authorizationCode: Data? { nil }
  open var identityToken: Data? { nil }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// The system's guess that a user is a person.
@frozen public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// A maker of requests for a stored password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A request for a stored password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A user's name and password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
