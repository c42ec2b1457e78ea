/// The priority of a constraint: 1000 is required, a lower one is optional.
///
/// A constraint of a higher priority is never broken for constraints of a lower one, however many.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a higher priority.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a lower priority, such as `.required - 1`.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
