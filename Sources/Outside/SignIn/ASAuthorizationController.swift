public import Foundation
public import UIKit

/// The window over which the system asks a person to sign in.
public typealias ASPresentationAnchor = UIWindow

/// The system's question to a person to sign in. In the model nobody has signed in to the phone, so
/// the question fails in the next turn with ``ASAuthorizationError/unknown``, as on a phone without
/// an account.
///
/// ```swift
/// let request = ASAuthorizationAppleIDProvider().createRequest()
/// let controller = ASAuthorizationController(authorizationRequests: [request])
/// controller.delegate = self  // authorizationController(controller:didCompleteWithError:)
/// controller.performRequests()
/// ```
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private var isAsking = false

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks a person to sign in. The system keeps the controller until it has failed, even if the app
  /// does not.
  open func performRequests() {
    isAsking = true
    refuseInNextTurn("to sign in (ASAuthorizationController)", answer: "no account") { [self] in
      MainActor.assumeIsolated { fail(.unknown) }
    }
  }
  /// Gives the question up. The delegate is told in the next turn.
  open func cancel() {
    guard isAsking else { return }
    isAsking = false
    inNextTurn { [self] in
      MainActor.assumeIsolated {
        delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
      }
    }
  }

  private func fail(_ code: ASAuthorizationError.Code) {
    guard isAsking else { return }
    isAsking = false
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(code))
  }
}

/// The delegate of a question to sign in. In the model it is only ever told of an error.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// An object that names the window of a question to sign in. The model shows no question, so it is
/// not asked.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// An error of a question to sign in.
public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors of a question to sign in.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
}

/// The system's button to sign in with an account at Apple. The model draws no words on it.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The words on the button.
  @frozen public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  /// The colours of the button.
  @frozen public enum Style: Int, Sendable { case white, whiteOutline, black }

  open var cornerRadius: CGFloat = 6

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    backgroundColor = style == .black ? .black : .white
  }
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The smallest size that Apple allows for the button.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
