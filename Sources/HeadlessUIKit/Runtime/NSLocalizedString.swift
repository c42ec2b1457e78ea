// Foundation's `NSLocalizedString` has defaults for most of its parameters. The functions below
// have none, so the compiler prefers them even in a file that imports Foundation. A call with all
// five arguments goes to Foundation, which does not know the app's tables and returns the given
// value.

/// Returns a string of the app's standard table of localized strings; the key itself if the table
/// has none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, "")
}

/// Returns a string of one of the app's tables of localized strings; the key itself if the table
/// has none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, "")
}

/// Returns a string of the app's standard table of localized strings; the key itself if the table
/// has none. The bundle is ignored.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, "")
}

/// Returns a string of the app's standard table of localized strings; the given value if the table
/// has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, value)
}

/// Returns a string of one of the app's tables of localized strings; the key itself if the table
/// has none. The bundle is ignored.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { localized(key, tableName, "") }

private func localized(_ key: String, _ table: String?, _ value: String) -> String {
  let found = onMainThread("NSLocalizedString") { AppResources.string(forKey: key, table: table) }
  return found ?? (value.isEmpty ? key : value)
}

extension NSString {
  /// Returns a string in which the arguments are filled into a format, as the user's locale writes
  /// them.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: "\(format)", locale: .current, arguments: arguments))
  }
}

extension Bundle {
  /// The bundle of a Swift package's resources. In the model it is the app's main bundle.
  public static var module: Bundle { main }
}
