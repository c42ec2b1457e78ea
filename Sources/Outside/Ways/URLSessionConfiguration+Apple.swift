import Foundation
public import FoundationNetworking

/// Properties of Apple's `URLSessionConfiguration` that Foundation's on Linux lacks. They have no
/// effect, because there is no network.
extension URLSessionConfiguration {
  /// Returns the configuration of a session whose transfers go on while the app does not run. In
  /// the model they do not.
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
