/// What a cell, a view or a controller is like at present, for what describes its looks.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// What a controller is like that may have nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
