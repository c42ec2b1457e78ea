/// Searches as the user types, with a bar that may stand in a navigation bar.
///
/// - Note: Unlike UIKit's, it is not presented while it is active: it tells the controller that
///   shows the results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Where the user types.
  public let searchBar = UISearchBar()
  /// Shows the results; `nil` if the searched controller does it itself.
  open private(set) var searchResultsController: UIViewController?
  /// Shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search beginning and ending.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is dimmed meanwhile; it never is.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { inert("UISearchController.obscuresBackgroundDuringPresentation") }
  }
  /// Whether the bar of the navigation item that has this controller goes while it is active
  /// (R150).
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown before anything is typed.
  open var showsSearchResultsController = false {
    didSet { inert("UISearchController.showsSearchResultsController") }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searching = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searching = self
  }

  /// The item that has this controller below its title.
  weak var item: UINavigationItem?

  /// Whether the user searches.
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

  /// Takes note that something else is searched.
  final func searched() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// Shows what is found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search beginning and ending; every method may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// What searches below the title.
  public var searchController: UISearchController? {
    get { searcher as? UISearchController }
    set {
      searcher = newValue
      newValue?.item = self
    }
  }
}
