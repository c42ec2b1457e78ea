/// The state of a cell, a view or a controller, from which a configuration derives its appearance.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a controller that may have no content to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
