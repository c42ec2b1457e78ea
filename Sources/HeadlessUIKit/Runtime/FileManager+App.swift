public import Foundation

/// The folders of an app that Foundation does not know on Linux. In an adopted app these functions
/// replace Foundation's, which find no library folder, so that an app that takes the first one
/// would end.
extension FileManager {
  /// Returns the folders of a kind; for the library, the folder `Library` in the app's own.
  public func appURLs(
    for directory: SearchPathDirectory, in mask: SearchPathDomainMask
  ) -> [URL] {
    directory == .libraryDirectory ? [Self.library] : urls(for: directory, in: mask)
  }

  /// Returns the folder of a kind, which is created if it does not exist and is wanted.
  public func appURL(
    for directory: SearchPathDirectory, in mask: SearchPathDomainMask, appropriateFor url: URL?,
    create: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory else {
      return try self.url(for: directory, in: mask, appropriateFor: url, create: create)
    }
    if create { try createDirectory(at: Self.library, withIntermediateDirectories: true) }
    return Self.library
  }

  /// Returns the folder that the apps of a group share. On a device an app without the group's
  /// entitlement gets none; here each app has those that it asks for.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let folder = Self.library.appendingPathComponent("Groups/\(group)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The sign of the user's account for files in iCloud; `nil`, because nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns the folder of the app's files in iCloud; `nil`, because nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  private static var library: URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library", isDirectory: true)
  }
}

/// Returns the paths of the folders of a kind; for the library, that of the folder `Library` in the
/// app's own.
public func appSearchPaths(
  _ directory: FileManager.SearchPathDirectory, _ mask: FileManager.SearchPathDomainMask,
  _ expandsTilde: Bool
) -> [String] {
  directory == .libraryDirectory
    ? FileManager.default.appURLs(for: directory, in: mask).map(\.path)
    : NSSearchPathForDirectoriesInDomains(directory, mask, expandsTilde)
}
