// The forms without defaults are each preferred to Foundation's one with all of them, in files that
// import Foundation too. A call that gives all five arguments is Foundation's, which knows no table
// of the app's and answers with the value.

/// A text of the app's table; the key if that has none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, "")
}

/// A text of one of the app's tables; the key if that has none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, "")
}

/// A text of the app's table; the key if that has none. Which bundle is asked plays no part.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, "")
}

/// A text of the app's table; the value if that has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, value)
}

/// A text of one of the app's tables; the key if that has none. Which bundle is asked plays no
/// part.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { localized(key, tableName, "") }

private func localized(_ key: String, _ table: String?, _ value: String) -> String {
  let found = onMainThread("NSLocalizedString") { AppResources.string(forKey: key, table: table) }
  return found ?? (value.isEmpty ? key : value)
}

extension NSString {
  /// A format filled in as the user's language has it.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: "\(format)", locale: .current, arguments: arguments))
  }
}

extension Bundle {
  /// Where the resources of a Swift package are; here all resources are the app's.
  public static var module: Bundle { main }
}
