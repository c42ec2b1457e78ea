public import Foundation

/// The look of a map. It has no effect in the model.
open class MKMapConfiguration: NSObject {
  /// The form of the ground: flat, or with mountains.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
  override init() { super.init() }
}

/// The look of a street map.
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

/// The look of pictures from a satellite, with the names of streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// The look of pictures from a satellite.
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
