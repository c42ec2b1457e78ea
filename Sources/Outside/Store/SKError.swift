public import Foundation

/// An error of the App Store. In the model it is ``unknown``, with the description that a phone
/// without a connection gives, or ``paymentNotAllowed``.
public struct SKError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of the App Store's errors.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    let isRefused = code == .paymentNotAllowed
    let text = isRefused ? "Purchases are not allowed" : "Cannot connect to iTunes Store"
    return [NSLocalizedDescriptionKey: text]
  }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

/// The domain of the App Store's errors.
public let SKErrorDomain = "SKErrorDomain"
