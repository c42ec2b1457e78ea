public import Foundation
import FoundationNetworking

extension Data {
  /// Creates data from a file, or from the response to a network address.
  ///
  /// The response to an address comes from a file, as in ``URLSession``. Without such a file the
  /// initializer throws an error at once. Swift prefers this initializer to Foundation's, unless
  /// the call has options.
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
