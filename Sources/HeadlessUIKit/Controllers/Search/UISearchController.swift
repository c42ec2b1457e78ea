/// A controller that searches while the user types, with a bar that may stand in a navigation bar.
///
/// - Note: Unlike UIKit's, it is not presented while it is active. It only calls its updater and
///   its delegate.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar in which the user types.
  public let searchBar = UISearchBar()
  /// The controller that shows the results; `nil` if the searched controller shows them itself.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean value without effect: the searched contents are never dimmed.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { inert("UISearchController.obscuresBackgroundDuringPresentation") }
  }
  /// A Boolean value that is true if the navigation bar is hidden while this controller, as its
  /// item's search controller, is active (R150).
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that is true if the bar shows its cancel button only while the search is
  /// active.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value without effect; in UIKit it shows the results before any text is typed.
  open var showsSearchResultsController = false {
    didSet { inert("UISearchController.showsSearchResultsController") }
  }

  /// Creates a search controller with a controller for the results, or without one.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searching = self
  }
  /// Creates a search controller from a storyboard, without a controller for the results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searching = self
  }

  /// The navigation item that has this search controller.
  weak var item: UINavigationItem?

  /// A Boolean value that is true while the user searches.
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

  /// Asks the updater for new results, because the text has changed, or the search began or ended.
  final func searched() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results, because the text was changed by typing, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is told when a search begins and ends; all its methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin. Optional.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun. Optional.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end. Optional.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended. Optional.
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
  /// The search controller whose bar stands below the title.
  public var searchController: UISearchController? {
    get { searcher as? UISearchController }
    set {
      searcher = newValue
      newValue?.item = self
    }
  }
}
