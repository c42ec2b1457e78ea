/// A controller that searches while the user types. Its search bar can be shown in a navigation
/// bar.
///
/// - Note: Unlike UIKit's, the search controller is not presented while the search is active, so
///   its results controller is not shown. It only calls its updater and its delegate.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar in which the user types the search term.
  public let searchBar = UISearchBar()
  /// The controller that is meant to show the results; `nil` if the searched controller shows the
  /// results itself. The model stores it and never shows it.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the search results whenever the search term changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate that is told when the user begins and ends a search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean value without effect: the searched contents are never dimmed.
  ///
  /// In UIKit, true dims the searched contents while the search is active.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { inert("UISearchController.obscuresBackgroundDuringPresentation") }
  }
  /// True if the navigation bar is hidden while a search is active. The search controller must be
  /// set on a navigation item (rule R150 of UIKit's behaviour).
  open var hidesNavigationBarDuringPresentation = true
  /// True if the search controller shows the search bar's cancel button when the search begins, and
  /// hides it when the search ends.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value without effect; in UIKit it shows the results before any text is typed.
  open var showsSearchResultsController = false {
    didSet { inert("UISearchController.showsSearchResultsController") }
  }

  /// Creates a search controller. The argument is the controller that is meant to show the results;
  /// `nil` if the searched controller shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searching = self
  }
  /// Creates a search controller without a controller that shows the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searching = self
  }
  /// Creates a search controller from a storyboard. It has no controller that shows the results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searching = self
  }

  /// The navigation item on which the app has set this search controller; `nil` if it has set it on
  /// none.
  weak var item: UINavigationItem?

  /// True while the user searches. Setting the value begins or ends the search and calls the
  /// delegate.
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

  /// Tells the results updater to update the search results. Called when the search term has
  /// changed, or when the search has begun or ended.
  final func searched() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// An object that updates the results of a search when the search term changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when typing has changed the search term, or when the search has begun or ended. The app
  /// updates its search results then.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is told when a search begins and ends. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to begin, because the user has tapped the search field or code
  /// has activated the search. Optional.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun. Optional.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end. Optional.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended. Optional.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing before a search begins, for a delegate that does not implement this optional
  /// method.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing after a search has begun, for a delegate that does not implement this optional
  /// method.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing before a search ends, for a delegate that does not implement this optional
  /// method.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing after a search has ended, for a delegate that does not implement this optional
  /// method.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search controller of this navigation item. UIKit shows its search bar below the title.
  public var searchController: UISearchController? {
    get { searcher as? UISearchController }
    set {
      searcher = newValue
      newValue?.item = self
    }
  }
}
