/// A bar with a text field for a search term and a cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of a search bar's background, such as prominent or minimal.
  @frozen public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The text field of the search bar in which the user types the search term.
  public let searchTextField = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let relay = SearchFieldRelay()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a search bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    relay.bar = self
    searchTextField.delegate = relay
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        textChanged()
      }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        cancelled()
      }, for: .touchUpInside)
    addSubview(searchTextField)
  }

  /// The delegate that is told when the user types, ends editing or taps the cancel button.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller to which the search bar belongs; `nil` if it belongs to none.
  weak var searching: UISearchController?

  /// The search term: the text in the search field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while the search field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  private var fieldImages: [UIControl.State: UIImage] = [:]
  private var iconImages: [IconPlace: UIImage] = [:]
  private struct IconPlace: Hashable {
    var icon: Icon
    var state: UInt
  }

  private var barImages: [BarPlace: UIImage] = [:]
  private struct BarPlace: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  /// A small picture in the search field.
  @frozen public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// Sets the image behind the search field for a state, which is stored and not drawn.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { fieldImages[state] = backgroundImage }
  /// Returns the image behind the search field for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldImages[state]
  }
  /// Sets the image behind the bar for a place of the bar and its metrics, which is stored and not
  /// drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { barImages[BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage }
  /// Returns the image behind the bar for a place of the bar and its metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { barImages[BarPlace(position: barPosition, metrics: barMetrics)] }
  /// Sets a small picture in the search field for a state, which is stored and not drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    iconImages[IconPlace(icon: icon, state: state.rawValue)] = iconImage
  }
  /// Returns a small picture in the search field for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    iconImages[IconPlace(icon: icon, state: state.rawValue)]
  }
  /// The distance by which the text in the search field is moved, which is stored and not drawn.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// A line above the bar, without effect because it is not shown.
  ///
  /// In UIKit, the text is shown above the search field.
  open var prompt: String? { didSet { inert("UISearchBar.prompt") } }
  /// The style of the search bar, such as black. The model stores the style and does not draw it.
  open var barStyle: UIBarStyle = .default
  /// The style of the search bar's background. The model stores the style and does not draw it.
  open var searchBarStyle: Style = .default
  /// The colour of the search bar's background. The model stores the colour and does not draw it.
  open var barTintColor: UIColor?
  /// True if the search bar is translucent. The model stores the value and does not draw the bar.
  open var isTranslucent = true
  /// The image of the search bar's background. The model stores the image and does not draw it.
  open var backgroundImage: UIImage?
  /// A Boolean value without effect, because no bookmarks button is made.
  ///
  /// In UIKit, true shows a bookmarks button in the search field.
  open var showsBookmarkButton = false { didSet { inert("UISearchBar.showsBookmarkButton") } }
  /// The titles of the scope buttons, without effect because no buttons are made.
  ///
  /// In UIKit, the user restricts a search to a scope, such as unread messages, by these buttons.
  open var scopeButtonTitles: [String]? { didSet { inert("UISearchBar.scopeButtonTitles") } }
  /// The index of the selected scope, without effect because there are no scope buttons.
  ///
  /// In UIKit, the user restricts a search to a scope, such as unread messages, by the scope
  /// buttons.
  open var selectedScopeButtonIndex = 0 { didSet { inert("UISearchBar.selectedScopeButtonIndex") } }
  /// A Boolean value without effect, because there is no scope bar.
  ///
  /// In UIKit, true shows the scope buttons below the search field.
  open var showsScopeBar = false { didSet { inert("UISearchBar.showsScopeBar") } }
  /// True if the search bar shows its cancel button.
  open var showsCancelButton: Bool {
    get { cancel.superview != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the search bar's cancel button. The model does not animate the change.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    if showsCancelButton { addSubview(cancel) } else { cancel.removeFromSuperview() }
    setNeedsLayout()
  }
  /// The kind of keyboard for the search field. The model stores the kind and does not use it.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The look of the keyboard for the search field. The model stores it and does not use it.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The label of the return key for the search field. The model stores the label and does not use
  /// it.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The automatic capitalisation of the search field. The model stores the value and does not use
  /// it.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The automatic correction of the search field. The model stores the value and does not use it.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.insetBy(dx: 8, dy: min(10, bounds.height / 4))
    if showsCancelButton {
      cancel.frame = CGRect(x: area.maxX - 64, y: area.minY, width: 64, height: area.height)
      area.size.width -= 72
    }
    searchTextField.frame = area
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searching?.searched()
  }

  private func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    searching?.isActive = false
  }
}

/// A text field delegate that passes the search field's calls on to the search bar's delegate.
private final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.searching?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// A search bar's delegate that is told when the user types, searches or cancels. All its methods
/// are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether the user may begin to edit the search field. Optional.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the user has begun to edit the search field. Optional.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the user has ended editing the search field. Optional.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when typing has changed the text in the search field. Optional.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user has pressed the return key, which starts the search. Optional.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the search bar's cancel button. Optional.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has chosen another scope of the search. Optional; the model never calls
  /// the method, because it has no scope buttons.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true, so that the user may edit, for a search bar's delegate that does not implement
  /// this optional method.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing when editing begins, for a search bar's delegate that does not implement this
  /// optional method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing when editing ends, for a search bar's delegate that does not implement this
  /// optional method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing when the search term changes, for a search bar's delegate that does not implement
  /// this optional method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing when the return key is pressed, for a search bar's delegate that does not
  /// implement this optional method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing when the cancel button is tapped, for a search bar's delegate that does not
  /// implement this optional method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing when another scope is chosen, for a search bar's delegate that does not implement
  /// this optional method.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
