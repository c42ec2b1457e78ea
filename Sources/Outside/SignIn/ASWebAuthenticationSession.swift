public import Foundation
public import UIKit

/// The system's page of the web on which a person signs in to a service. In the model there is no
/// network and no page, so the person closes it: the session ends in the next turn with
/// ``ASWebAuthenticationSessionError/canceledLogin``.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void

  private var completionHandler: CompletionHandler?
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  /// True if the session has not been started yet.
  open var canStart: Bool { completionHandler != nil && !isStarted }
  private var isStarted = false

  @preconcurrency
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    self.completionHandler = completionHandler
    super.init()
  }

  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    isStarted = true
    let question = "a page to sign in (ASWebAuthenticationSession)"
    refuseInNextTurn(question) { [self] in MainActor.assumeIsolated { end() } }
    return true
  }
  /// Closes the page. The completion handler is called with an error.
  open func cancel() {
    guard isStarted else { return }
    inNextTurn { [self] in MainActor.assumeIsolated { end() } }
  }

  private func end() {
    let handler = completionHandler
    completionHandler = nil
    handler?(nil, ASWebAuthenticationSessionError(.canceledLogin))
  }
}

/// An object that names the window of a page to sign in. The model shows no page, so it is not
/// asked.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// An error of a page to sign in.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors of a page to sign in.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  public var errorCode: Int { code.rawValue }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
