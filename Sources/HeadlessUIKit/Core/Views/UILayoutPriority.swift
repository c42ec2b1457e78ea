/// The priority of a constraint, up to 1000. A constraint of priority 1000 is required, and any
/// other is optional.
///
/// A constraint of a higher priority is never broken to satisfy constraints of a lower one, however
/// many there are.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority of a constraint as a number.
  public let rawValue: Float
  /// Creates a constraint's priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a constraint's priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a view resists compression by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of constraints by which a drag, such as of a window's edge, changes sizes if it
  /// may also resize the scene. The model has no such drag and treats it like any other priority.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size. The model treats it like any other priority.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of constraints by which a drag, such as of a split view's divider, changes sizes
  /// if it must not resize the scene. The model has no such drag and treats it like any other
  /// priority.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a view resists growing by default.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``, the lowest one.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a constraint's priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a constraint's priority that is lower by a number, such as `.required - 1`.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Returns true if the left priority is lower than the right one.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
