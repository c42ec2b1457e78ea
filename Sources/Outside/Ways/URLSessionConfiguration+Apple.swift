import Foundation
public import FoundationNetworking

/// What Apple's configuration has and Foundation's on Linux has not; nothing follows from it, since
/// there is no network.
extension URLSessionConfiguration {
  /// A configuration for what goes on while the app does not run.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }

  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
}
