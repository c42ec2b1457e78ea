import Foundation
public import FoundationNetworking

/// Properties of Apple's configuration that Foundation's on Linux lacks. They have no effect,
/// because there is no network.
extension URLSessionConfiguration {
  /// Returns a configuration for transfers that go on while the app does not run.
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
