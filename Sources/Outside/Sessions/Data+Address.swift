public import Foundation
import FoundationNetworking

extension Data {
  /// Reads a file, or the response to an address of the network.
  ///
  /// The response comes from a file, as in a session. Without such a file, the initializer throws
  /// at once. It is chosen over Foundation's own initializer, unless options are given.
  public init(contentsOf url: URL) throws {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      try self.init(contentsOf: url, options: [])
      return
    }
    guard let answer = Outbound.ask(URLRequest(url: url)), answer.flaw == nil,
      answer.status < 400
    else { throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url]) }
    self = answer.body
  }
}
