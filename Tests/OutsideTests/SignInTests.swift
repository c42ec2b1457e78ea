import Foundation
import Outside
import Testing
import UIKit

private final class Asking: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding,
  ASWebAuthenticationPresentationContextProviding
{
  var told: [String] = []

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) { told.append("\((error as? ASAuthorizationError)?.code.rawValue ?? 0)") }
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIWindow()
  }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    UIWindow()
  }
}

private final class Quiet: NSObject, ASAuthorizationControllerDelegate {}

@MainActor
@Suite("Signing in", .serialized)
struct SignInTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("Nobody has signed in to the phone, and the delegate is told in the next turn")
  func account() {
    _ = Simulator.boot()
    let asking = Asking()
    let request: ASAuthorizationAppleIDRequest = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    (request.user, request.state, request.nonce) = ("a", "b", "c")
    request.requestedOperation = .operationLogin
    let open: ASAuthorizationOpenIDRequest = request
    let stored: ASAuthorizationPasswordRequest = ASAuthorizationPasswordProvider().createRequest()
    let plain: [ASAuthorizationRequest] = [open, stored]
    let controller = ASAuthorizationController(authorizationRequests: plain)
    controller.delegate = asking
    controller.presentationContextProvider = asking
    #expect(controller.authorizationRequests.count == 2)
    #expect(request.provider is ASAuthorizationAppleIDProvider)
    controller.cancel()
    controller.performRequests()
    #expect(asking.told == [])
    turn()
    #expect(asking.told == ["1000"])
    controller.performRequests()
    controller.cancel()
    turn()
    #expect(asking.told == ["1000", "1001"])
  }

  @Test("The phone knows no user")
  func user() async throws {
    _ = Simulator.boot()
    let provider = ASAuthorizationAppleIDProvider()
    nonisolated(unsafe) var states: [ASAuthorizationAppleIDProvider.CredentialState] = []
    provider.getCredentialState(forUserID: "a") { state, _ in states.append(state) }
    #expect(states == [])
    turn()
    #expect(states == [.notFound])
    #expect(try await provider.credentialState(forUserID: "a") == .notFound)
    let others: [ASAuthorizationAppleIDProvider.CredentialState] = [
      .revoked, .authorized, .notFound, .transferred,
    ]
    #expect(others.map(\.rawValue) == [0, 1, 2, 3])
    let name = ASAuthorizationAppleIDProvider.credentialRevokedNotification
    #expect(name.rawValue.contains("Revoked"))
  }

  @Test("A person closes the page to sign in, because there is no network")
  func page() {
    _ = Simulator.boot()
    let asking = Asking()
    var told: [Int] = []
    let make = {
      ASWebAuthenticationSession(url: URL(string: "https://a.example")!, callbackURLScheme: "a") {
        url, error in
        told.append((error as? ASWebAuthenticationSessionError)?.errorCode ?? 0)
        #expect(url == nil)
      }
    }
    let session = make()
    session.presentationContextProvider = asking
    session.prefersEphemeralWebBrowserSession = true
    #expect(session.canStart && session.start() && !session.canStart && !session.start())
    #expect(told == [])
    turn()
    #expect(told == [1])
    session.cancel()
    let other = make()
    other.cancel()
    other.start()
    other.cancel()
    turn()
    #expect(told == [1, 1])
    let handler: ASWebAuthenticationSession.CompletionHandler = { _, _ in }
    handler(nil, nil)
  }

  @Test("A button to sign in has Apple's smallest size")
  func button() {
    _ = Simulator.boot()
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    button.cornerRadius = 8
    #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    #expect(button.backgroundColor == .black && button.frame.width == 140)
    let light = ASAuthorizationAppleIDButton(
      authorizationButtonType: .default, authorizationButtonStyle: .white)
    #expect(light.backgroundColor == .white)
    let types: [ASAuthorizationAppleIDButton.ButtonType] = [.signIn, .continue, .signUp]
    let styles: [ASAuthorizationAppleIDButton.Style] = [.white, .whiteOutline, .black]
    #expect(types.map(\.rawValue) == [0, 1, 2] && styles.map(\.rawValue) == [0, 1, 2])
    let maker: (NSCoder) -> ASAuthorizationAppleIDButton? = ASAuthorizationAppleIDButton.init(
      coder:)
    _ = maker
  }

  @Test("What the model never hands out is empty")
  func empty() {
    _ = Simulator.boot()
    let credential = ASAuthorizationAppleIDCredential()
    #expect(credential.user == "" && credential.state == nil && credential.authorizedScopes == [])
    #expect(credential.authorizationCode == nil && credential.identityToken == nil)
    #expect(credential.email == nil && credential.fullName == nil)
    #expect(credential.realUserStatus == .unsupported)
    let password = ASPasswordCredential(user: "a", password: "b")
    #expect(password.user + password.password == "ab")
    let credentials: [any ASAuthorizationCredential] = [credential, password]
    let providers: [any ASAuthorizationProvider] = [
      ASAuthorizationAppleIDProvider(), ASAuthorizationPasswordProvider(),
    ]
    #expect(credentials.count == 2 && providers.count == 2)
    let read: (ASAuthorization) -> (any ASAuthorizationProvider, any ASAuthorizationCredential) = {
      ($0.provider, $0.credential)
    }
    _ = read
    let quiet: @MainActor (Quiet, ASAuthorizationController, ASAuthorization) -> Void = {
      $0.authorizationController(controller: $1, didCompleteWithAuthorization: $2)
    }
    _ = quiet
    let controller = ASAuthorizationController(authorizationRequests: [])
    Quiet().authorizationController(
      controller: controller, didCompleteWithError: ASAuthorizationError(.failed))
    let users: [ASUserDetectionStatus] = [.unsupported, .unknown, .likelyReal]
    #expect(users.map(\.rawValue) == [0, 1, 2])
    let scopes: [ASAuthorization.Scope] = [.fullName, .email, .init(rawValue: "email")]
    let operations: [ASAuthorization.OpenIDOperation] = [
      .operationImplicit, .operationLogin, .operationRefresh, .operationLogout,
      .init(rawValue: "implicit"),
    ]
    #expect(Set(scopes.map(\.rawValue)).count == 2 && Set(operations.map(\.rawValue)).count == 4)
    let codes: [ASAuthorizationError.Code] = [
      ASAuthorizationError.unknown, ASAuthorizationError.canceled,
      ASAuthorizationError.invalidResponse, ASAuthorizationError.notHandled,
      ASAuthorizationError.failed, ASAuthorizationError.notInteractive,
    ]
    #expect(codes.map { ASAuthorizationError($0).errorCode } == Array(1000...1005))
    #expect(ASAuthorizationError.errorDomain.hasSuffix("AuthorizationError"))
    let pages: [ASWebAuthenticationSessionError.Code] = [
      ASWebAuthenticationSessionError.canceledLogin,
      ASWebAuthenticationSessionError.presentationContextNotProvided,
      ASWebAuthenticationSessionError.presentationContextInvalid,
    ]
    #expect(pages.map(\.rawValue) == [1, 2, 3])
    #expect(ASWebAuthenticationSessionError.errorDomain.hasSuffix("WebAuthenticationSession"))
    #expect(ASWebAuthenticationSessionError(.canceledLogin).code == .canceledLogin)
    let asking = Asking()
    let session = ASWebAuthenticationSession(
      url: URL(string: "a:b")!, callbackURLScheme: nil, completionHandler: { _, _ in })
    let anchors = [
      (asking as any ASAuthorizationControllerPresentationContextProviding)
        .presentationAnchor(for: controller),
      (asking as any ASWebAuthenticationPresentationContextProviding)
        .presentationAnchor(for: session),
    ]
    #expect(anchors.count == 2)
  }
}
