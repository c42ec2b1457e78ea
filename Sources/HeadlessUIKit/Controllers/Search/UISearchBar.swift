/// A text field for a search, with a cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look of a search bar.
  @frozen public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The field in which the user types.
  public let searchTextField = UITextField()
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

  /// The object that is told of typed text and tapped buttons.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that owns the bar, if there is one.
  weak var searching: UISearchController?

  /// The text in the search field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the search field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the bar, without effect because it is not shown.
  open var prompt: String? { didSet { inert("UISearchBar.prompt") } }
  /// The style of the bar, which is stored and not drawn.
  open var barStyle: UIBarStyle = .default
  /// The look of the search bar, which is stored and not drawn.
  open var searchBarStyle: Style = .default
  /// The colour of the bar's background, which is stored and not drawn.
  open var barTintColor: UIColor?
  /// A Boolean value that the model stores and never reads: the bar is not drawn.
  open var isTranslucent = true
  /// The picture of the bar's background, which is stored and not drawn.
  open var backgroundImage: UIImage?
  /// A Boolean value without effect, because no bookmarks button is made.
  open var showsBookmarkButton = false { didSet { inert("UISearchBar.showsBookmarkButton") } }
  /// The titles of the scope buttons, without effect because no buttons are made.
  open var scopeButtonTitles: [String]? { didSet { inert("UISearchBar.scopeButtonTitles") } }
  /// The index of the selected scope, without effect because there are no scope buttons.
  open var selectedScopeButtonIndex = 0 { didSet { inert("UISearchBar.selectedScopeButtonIndex") } }
  /// A Boolean value without effect, because there is no scope bar.
  open var showsScopeBar = false { didSet { inert("UISearchBar.showsScopeBar") } }
  /// A Boolean value that is true if the cancel button is shown.
  open var showsCancelButton: Bool {
    get { cancel.superview != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    if showsCancelButton { addSubview(cancel) } else { cancel.removeFromSuperview() }
    setNeedsLayout()
  }
  /// The kind of keyboard of the search field, which is stored and has no effect.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The label of the search field's return key, which is stored and has no effect.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The automatic capital letters of the search field, which are stored and have no effect.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The automatic correction of the search field, which is stored and has no effect.
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

/// A text field delegate that passes the field's callbacks to the search bar's delegate.
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

/// An object that is told of text typed into a search bar; all its methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns true if editing may begin. Optional.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has begun. Optional.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that editing has ended. Optional.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the text was changed by typing. Optional.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells the delegate that the return key was pressed. Optional.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the cancel button was tapped. Optional.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that another scope was chosen. Optional; the bar never calls it.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true, for a delegate without this method, so that editing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing, for a delegate without this method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing, for a delegate without this method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing, for a delegate without this method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing, for a delegate without this method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing, for a delegate without this method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing. The bar never calls the method, because it has no scope buttons.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
