import HeadlessUIKit

extension UIKitBehavior {
  /// The settings of the simulated UIKit that differ from their defaults, each as "name value", in
  /// the order of their declarations. A setting that follows from an older version of iOS has a
  /// remark that says so, because the subject names the version and not the setting. A report lists
  /// them.
  var settings: [String] {
    differences.map { setting in
      versionBefore(which: setting).map { "\(setting) (as before iOS \($0))" } ?? setting
    }
  }

  private var differences: [String] {
    let defaults = Mirror(reflecting: UIKitBehavior()).children
    return zip(Mirror(reflecting: self).children, defaults).compactMap { mine, standard in
      let value = "\(mine.value)"
      return value == "\(standard.value)" ? nil : "\(mine.label ?? "") \(value)"
    }
  }

  /// Returns the version of iOS before which UIKit behaved as a setting says, or `nil` if no
  /// version is known for it.
  private func versionBefore(which setting: String) -> Int? {
    // The last version comes first, because what was so before it was so before earlier versions.
    Self.versionChanges.map(\.version).reversed().first { version in
      Self.iOS(version - 1).differences.contains(setting)
    }
  }
}
