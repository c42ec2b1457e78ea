/// The priority of a constraint: 1000 is required, a lower one is optional.
///
/// A constraint of a higher priority is never broken for constraints of a lower one, however many.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public let rawValue: Float
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a view resists compression by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize a scene. Nothing follows from it here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size. Nothing follows from it here.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize a scene. Nothing follows from it here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a view resists growing by default.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a higher priority.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a lower priority, such as `.required - 1`.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Returns whether the left priority is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
