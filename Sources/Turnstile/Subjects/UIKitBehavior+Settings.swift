import HeadlessUIKit

extension UIKitBehavior {
  /// The settings of UIKit's behaviour that differ from their defaults, as "name value", in the
  /// order of their declarations.
  var settings: [String] {
    let defaults = Mirror(reflecting: UIKitBehavior()).children
    return zip(Mirror(reflecting: self).children, defaults).compactMap { mine, standard in
      let value = "\(mine.value)"
      return value == "\(standard.value)" ? nil : "\(mine.label ?? "") \(value)"
    }
  }
}
