public import Foundation
import FoundationNetworking

extension Data {
  /// Reads a file; an address of the network is answered as a session answers it, and else fails at
  /// once.
  ///
  /// Foundation's own form, with options, is preferred to this one only where options are given.
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
