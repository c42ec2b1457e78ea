/// The kind of map that a map view shows, such as a street map. The model draws none of them.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way in which a map follows the location and the heading of the person. In the model there
/// is no location to follow.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A choice of when a part of a map, such as a marker's title, is visible.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// The level of an overlay: under the names of places, or over them.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// The rank of an annotation view, by which a device hides one of two that overlap. The model hides
/// none.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1_000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The order of annotation views of which one is above the other. It has no effect in the model.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = MKAnnotationViewZPriority(1_000)
  public static let defaultSelected = MKAnnotationViewZPriority(1_000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}
