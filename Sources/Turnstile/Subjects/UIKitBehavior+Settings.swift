import HeadlessUIKit

extension UIKitBehavior {
  /// The settings of the simulated UIKit that differ from their defaults, each as "name value", in
  /// the order of their declarations. A report lists them.
  var settings: [String] {
    let defaults = Mirror(reflecting: UIKitBehavior()).children
    return zip(Mirror(reflecting: self).children, defaults).compactMap { mine, standard in
      let value = "\(mine.value)"
      return value == "\(standard.value)" ? nil : "\(mine.label ?? "") \(value)"
    }
  }
}
