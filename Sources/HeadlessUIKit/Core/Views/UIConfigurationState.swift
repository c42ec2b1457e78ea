/// The state of a cell, a view or a controller, from which a configuration derives its appearance.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the cell, view or controller whose appearance is derived from this state.
  var traitCollection: UITraitCollection { get set }
}

/// The state from which a controller derives the configuration that it shows when it has no
/// content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller that shows the configuration.
  public var traitCollection: UITraitCollection
  /// The text that the user is searching for. The model never sets it.
  public var searchText: String?
  /// Creates the state of a controller that has these traits and no search text.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
