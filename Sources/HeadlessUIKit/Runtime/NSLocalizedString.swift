// In files that import Foundation, too, each of these forms without defaults is preferred to
// Foundation's function, which has all parameters. A call that gives all five arguments calls
// Foundation's function, which does not know the app's tables and returns the value.

/// Returns a text of the app's table; the key if the table has none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, "")
}

/// Returns a text of one of the app's tables; the key if the table has none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, "")
}

/// Returns a text of the app's table; the key if the table has none. The bundle is ignored.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, "")
}

/// Returns a text of the app's table; the value if the table has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, value)
}

/// Returns a text of one of the app's tables; the key if the table has none. The bundle is ignored.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { localized(key, tableName, "") }

private func localized(_ key: String, _ table: String?, _ value: String) -> String {
  let found = onMainThread("NSLocalizedString") { AppResources.string(forKey: key, table: table) }
  return found ?? (value.isEmpty ? key : value)
}

extension NSString {
  /// Returns a format filled in for the user's locale.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: "\(format)", locale: .current, arguments: arguments))
  }
}

extension Bundle {
  /// The bundle of a Swift package's resources; here the app's main bundle.
  public static var module: Bundle { main }
}
