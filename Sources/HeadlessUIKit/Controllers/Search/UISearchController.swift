/// A controller that searches while the user types. Its search bar can be shown in a navigation
/// bar.
///
/// - Note: Unlike UIKit's, it is not presented while the search is active. It only calls its
///   updater and its delegate.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar in which the user types.
  public let searchBar = UISearchBar()
  /// The controller that shows the results; `nil` if the searched controller shows them itself.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results when the search term changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate that is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean value without effect: the searched contents are never dimmed.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { inert("UISearchController.obscuresBackgroundDuringPresentation") }
  }
  /// True if the navigation bar is hidden while the search of this controller, set on a navigation
  /// item, is active (R150).
  open var hidesNavigationBarDuringPresentation = true
  /// True if the search bar shows its cancel button only while the search is active.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value without effect; in UIKit it shows the results before any text is typed.
  open var showsSearchResultsController = false {
    didSet { inert("UISearchController.showsSearchResultsController") }
  }

  /// Creates a search controller. The given controller shows the results; `nil` if the searched
  /// controller shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searching = self
  }
  /// Creates a search controller from a storyboard. It has no controller for the results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searching = self
  }

  /// The navigation item on which this search controller is set.
  weak var item: UINavigationItem?

  /// True while the user searches.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        delegate?.didDismissSearchController(self)
      }
      item?.isHiddenBySearch = isActive && hidesNavigationBarDuringPresentation
      searched()
    }
  }

  /// Asks the updater for new results. Called when the text has changed, or when the search has
  /// begun or ended.
  final func searched() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// An object that updates the results of a search when the search term changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when typing has changed the text, or when the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is told when a search begins and ends. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to begin. Optional.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun. Optional.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end. Optional.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended. Optional.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing, for a delegate without this method.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, for a delegate without this method.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing, for a delegate without this method.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing, for a delegate without this method.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search controller whose search bar is shown below the title.
  public var searchController: UISearchController? {
    get { searcher as? UISearchController }
    set {
      searcher = newValue
      newValue?.item = self
    }
  }
}
