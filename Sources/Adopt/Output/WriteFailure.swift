import Foundation

/// The reason that an error message gives if a file or a folder could not be written.
enum WriteFailure {
  /// Returns the system's reason in a Foundation error as text that can follow a sentence, or an
  /// empty text if the error has none.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] ?? error
    guard let reason = underlying as? POSIXError else { return "" }
    return ": \(String(cString: strerror(reason.code.rawValue)))"
  }
}
