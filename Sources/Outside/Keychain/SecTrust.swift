public import FoundationNetworking

/// A server's certificates. In the model there are none, because no server is asked.
///
/// Unchecked: the object has no state.
public final class SecTrust: @unchecked Sendable {
  fileprivate init() {}
}

/// Returns false: a certificate that is not there cannot be trusted.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: Any?) -> Bool { false }

/// The name of the challenge in which a server shows its certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The certificates of the server, which are `nil`.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates the credential of a person who trusts a server.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
