/// A cell of a table, which shows one row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The arrangement of a table cell's built-in labels and image.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The way in which a table cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// A standard accessory at the end of a table cell, such as a check mark.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The editing control that a table cell shows while the table is being edited, for deletion or
  /// insertion.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The style of the lines between a table's cells.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  private let style: CellStyle

  /// The identifier under which the table view keeps the cell for reuse.
  open private(set) var reuseIdentifier: String?
  /// The view inside the cell to which the cell's contents are added.
  public let contentView = UIView()

  /// Creates a table cell. A table view calls this initialiser for a registered class, but not for
  /// a nib.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.frame = bounds
  }

  /// Creates a table cell without a reuse identifier, so that a table view never reuses it.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a table cell from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    let coder = coder.interface
    style = coder.flatMap { CellStyle(rawValue: $0.style) } ?? .default
    reuseIdentifier = coder?.reuseIdentifier
    super.init(coder: coder ?? NSCoder())
    addSubview(contentView)
    contentView.frame = bounds
    coder?.decode(self, as: UITableViewCell.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    (archive.base, archive.style) = (UITableViewCell.self, style.rawValue)
  }
  override var archivedInside: UIView? { contentView }

  /// The segue that is performed when the cell is selected; only a cell from a storyboard can have
  /// one.
  var selectionSegue: SegueTrigger?
  /// The segue that is performed when the cell's detail button is tapped; only a cell from a
  /// storyboard can have one.
  var accessorySegue: SegueTrigger?

  /// Sets the reuse identifier of a cell that was loaded from a nib, unless the nib gave it one.
  final func adopt(reuseIdentifier: String) {
    if self.reuseIdentifier == nil { self.reuseIdentifier = reuseIdentifier }
  }

  // MARK: - Built-in parts

  /// The main label of the table cell. It is created when it is first read.
  open var textLabel: UILabel? {
    if title == nil { title = makeLabel(size: 17) }
    return title
  }
  private var title: UILabel?

  /// The secondary label of the table cell, created when it is first read; `nil` in the default
  /// style, which has none.
  open var detailTextLabel: UILabel? {
    if detail == nil, style != .default { detail = makeLabel(size: 12) }
    return detail
  }
  private var detail: UILabel?

  /// The image view before the table cell's labels. It is created when it is first read.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView()
    contentView.addSubview(made)
    picture = made
    return made
  }
  private var picture: UIImageView?

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  /// A description of the cell's contents, such as text and image. Setting it replaces the cell's
  /// contents by a view that the configuration makes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { replaceContent() }
  }
  private var configuredView: (any UIView & UIContentView)?

  private func replaceContent() {
    configuredView?.removeFromSuperview()
    configuredView = nil
    if let list = contentConfiguration as? UIListContentConfiguration {
      textLabel?.text = list.text
      if list.secondaryText != nil { detailTextLabel?.text = list.secondaryText }
      if list.image != nil { imageView?.image = list.image }
      setNeedsLayout()
      return
    }
    configuredView = contentConfiguration?.makeContentView()
    if let configuredView {
      configuredView.frame = contentView.bounds
      configuredView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(configuredView)
    }
  }

  /// A description of the table cell's background. The model uses only its colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// The present state of the cell, such as selected or highlighted, from which the app chooses the
  /// cell's look.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
  }
  /// A closure that updates the cell's content and background configurations. It is called when the
  /// cell's state has changed, for example to selected.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True if the cell's content configuration changes by itself with the cell's state. Has no
  /// effect: in the model it looks the same in all states.
  open var automaticallyUpdatesContentConfiguration = true
  /// True if the cell's background configuration changes by itself with the cell's state. Has no
  /// effect: in the model it looks the same in all states.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Requests that the cell's configurations are updated by ``updateConfiguration(using:)`` before
  /// the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  private var needsUpdateConfiguration = false
  /// Updates the cell's content and background for a state, such as selected. Calls
  /// ``configurationUpdateHandler`` unless a subclass overrides it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Returns a content configuration for a table cell with standard settings. The app fills it in
  /// and assigns it to ``contentConfiguration``.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }

  /// A view behind the contents of the table cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// A view behind the table cell's contents that is shown while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { if isShownSelected { replaceBackground(oldValue, selectedBackgroundView) } }
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The cell's selected background lies above its `backgroundView`, if there is one, and below
    // everything else.
    let plain = backgroundView.flatMap { $0 !== new && $0.superview === self ? $0 : nil }
    if let plain { insertSubview(new, aboveSubview: plain) } else { insertSubview(new, at: 0) }
  }

  /// The standard accessory at the end of the table cell, such as a check mark. Only the two with a
  /// detail button take taps (rule R200 of UIKit's behaviour).
  open var accessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
  /// A view at the end of the table cell, in place of a standard accessory.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  /// The detail button at the end of the cell; `nil` if the cell's standard accessory has none.
  private var detailButton: UIButton?

  private func accessoryDidChange() {
    let hasDetails = accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    if !hasDetails || accessoryView != nil {
      detailButton?.removeFromSuperview()
      detailButton = nil
    } else if detailButton == nil {
      let button = UIButton(frame: .zero)
      button.addAction(
        UIAction { [weak self] _ in self?.accessoryTapped() }, for: .touchUpInside)
      addSubview(button)
      detailButton = button
    }
    setNeedsLayout()
  }

  /// Performs the segue of the cell's detail button, and tells the table view's delegate of the tap
  /// (rule R200 of UIKit's behaviour).
  private func accessoryTapped() {
    accessorySegue?.fire(by: self)
    var candidate = superview
    while let view = candidate, !(view is UITableView) { candidate = view.superview }
    guard let table = candidate as? UITableView, let path = table.indexPath(for: self) else {
      return
    }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
  /// The standard accessory at the end of the cell while the table is being edited. Has no effect
  /// in the model.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { inert("UITableViewCell.editingAccessoryType") }
  }
  /// The view at the end of the cell while the table is being edited. Has no effect in the model.
  open var editingAccessoryView: UIView? {
    didSet { inert("UITableViewCell.editingAccessoryView") }
  }
  /// The editing control of the cell. Always none, because the model has no editing controls.
  open var editingStyle: EditingStyle { .none }
  /// The way in which the cell shows that it is selected. In the model only `none` matters: such a
  /// cell does not show its ``selectedBackgroundView``.
  open var selectionStyle: SelectionStyle = .default
  /// The insets of the line below the cell. Has no effect, because the model draws no lines.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The number of steps by which the cell's labels and image are indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width by which each step of ``indentationLevel`` indents the cell's labels and image, in
  /// points.
  open var indentationWidth: CGFloat = 10
  /// True if the cell is indented while the table is being edited. Has no effect: in the model it
  /// is not.
  open var shouldIndentWhileEditing = true {
    didSet { inert("UITableViewCell.shouldIndentWhileEditing") }
  }
  /// True if the cell shows a control by which a finger can move it. Has no effect: the model has
  /// no such control.
  open var showsReorderControl = false { didSet { inert("UITableViewCell.showsReorderControl") } }
  /// True while the cell shows its delete button after a swipe. Always false, because the model has
  /// no such swipe.
  open var showingDeleteConfirmation: Bool { false }

  // MARK: - State

  private var isShownSelected: Bool { isSelected || isHighlighted }

  /// A Boolean value that says whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// A Boolean value that says whether the cell is highlighted, as it is while a finger presses it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Makes the cell selected or not selected, and updates the look that depends on it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    stateDidChange()
  }

  /// Makes the cell highlighted or not highlighted, and updates the look that depends on it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    stateDidChange()
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    title?.isHighlighted = isShownSelected
    guard selectionStyle != .none, let selectedBackgroundView else { return }
    if isShownSelected, selectedBackgroundView.superview == nil {
      replaceBackground(nil, selectedBackgroundView)
    } else if !isShownSelected {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  /// A Boolean value that says whether the table around the cell is being edited.
  open var isEditing = false
  /// Sets if the cell is being edited. The table view calls the method when its own editing begins
  /// or ends.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let isChange = editing != isEditing
    let states: StateMask = editing ? .showingEditControl : []
    if isChange { willTransition(to: states) }
    isEditing = editing
    if isChange { didTransition(to: states) }
  }

  /// The controls that a table cell shows in addition to its contents.
  public struct StateMask: OptionSet, Sendable {
    /// The bits that represent the controls.
    public let rawValue: UInt
    /// Creates a set of controls from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control that deletes or inserts, while the table is being edited.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms that the row is deleted.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
  /// Called before ``setEditing(_:animated:)`` shows or hides a control.
  open func willTransition(to state: StateMask) {}
  /// Called after ``setEditing(_:animated:)`` has shown or hidden a control.
  open func didTransition(to state: StateMask) {}

  /// Prepares the cell for another row, before a table view reuses it. A subclass overrides the
  /// method to remove the old contents.
  open func prepareForReuse() {}
  /// The number of times that a table view has reused the cell, including reuse for the same row.
  package var uses = 0

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    var area = bounds
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: area.maxX - 16 - size.width, y: area.midY - size.height / 2, width: size.width,
        height: size.height)
      area.size.width -= size.width + 16
    } else if accessoryType != .none {
      area.size.width -= 33
      detailButton?.frame = CGRect(x: area.maxX, y: area.minY, width: 33, height: area.height)
    }
    if contentView.frame != area { contentView.frame = area }
    layOutParts()
  }

  private func layOutParts() {
    guard title != nil || detail != nil || picture != nil else { return }
    var left = 16 + CGFloat(indentationLevel) * indentationWidth
    let height = contentView.bounds.height
    if let picture, let image = picture.image {
      let side = min(image.size.height, height)
      let width = image.size.height > 0 ? image.size.width * side / image.size.height : 0
      picture.frame = CGRect(x: left, y: (height - side) / 2, width: width, height: side)
      left += width + 16
    }
    let width = max(0, contentView.bounds.width - left - 16)
    let room = CGSize(width: width, height: height)
    let (first, second) = (title?.sizeThatFits(room) ?? .zero, detail?.sizeThatFits(room) ?? .zero)
    if style == .subtitle {
      let top = (height - first.height - second.height) / 2
      title?.frame = CGRect(x: left, y: top, width: width, height: first.height)
      detail?.frame = CGRect(x: left, y: top + first.height, width: width, height: second.height)
    } else {
      title?.frame = CGRect(x: left, y: 0, width: max(0, width - second.width), height: height)
      detail?.frame = CGRect(
        x: left + width - second.width, y: 0, width: second.width, height: height)
    }
  }

  /// Returns the height that the cell needs at a width, by the constraints inside its content view;
  /// `nil` if the content view has no constraints.
  ///
  /// Constraints that allow the height zero and do not demand it, such as those of a label that is
  /// only centred, give the standard height (rule R243 of UIKit's behaviour).
  final func fittingHeight(width: CGFloat) -> CGFloat? {
    guard contentView.hasConstraintsInside else { return nil }
    let standard: CGFloat = 44
    func height(near wish: CGFloat) -> CGFloat {
      contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: wish), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let least = height(near: 0)
    return least <= 0 && height(near: standard) > 0 ? standard : least
  }
}

extension UIView {
  /// True if the view owns layout constraints, so that its size may follow from its contents.
  var hasConstraintsInside: Bool { !constraints.isEmpty }
}
