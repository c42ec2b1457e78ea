/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How the ready-made parts of a cell are arranged.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What an edited cell offers.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// What stands between cells.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  private let style: CellStyle

  /// The name under which the cell waits to be used again.
  open private(set) var reuseIdentifier: String?
  /// Holds what the cell shows.
  public let contentView = UIView()

  /// Creates a cell; tables make theirs this way if a class was registered.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.frame = bounds
  }

  /// Creates a cell that is never used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a storyboard or a nib.
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

  /// The segue that selecting the cell performs, if it is from a storyboard.
  var selectionSegue: SegueTrigger?
  /// The segue that tapping its accessory performs.
  var accessorySegue: SegueTrigger?

  /// Notes under which name a cell from a nib waits.
  final func adopt(reuseIdentifier: String) {
    if self.reuseIdentifier == nil { self.reuseIdentifier = reuseIdentifier }
  }

  // MARK: - Ready-made parts

  /// The main text; made when first asked for.
  open var textLabel: UILabel? {
    if title == nil { title = makeLabel(size: 17) }
    return title
  }
  private var title: UILabel?

  /// The lesser text, in styles that have one; made when first asked for.
  open var detailTextLabel: UILabel? {
    if detail == nil, style != .default { detail = makeLabel(size: 12) }
    return detail
  }
  private var detail: UILabel?

  /// The picture before the text; made when first asked for.
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

  /// What the cell shows, described as a whole.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { replaceContent() }
  }
  private var configuredView: (any UIView & UIContentView)?

  private func replaceContent() {
    if let list = contentConfiguration as? UIListContentConfiguration {
      textLabel?.text = list.text
      if list.secondaryText != nil { detailTextLabel?.text = list.secondaryText }
      if list.image != nil { imageView?.image = list.image }
      setNeedsLayout()
      return
    }
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    if let configuredView {
      configuredView.frame = contentView.bounds
      configuredView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(configuredView)
    }
  }

  /// What lies behind everything, described.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// What the cell is like, for its configurations.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
  }
  /// Called when the cell is like something else, to bring its configurations up to date.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a configuration follows the cell's state by itself; it looks the same in all states.
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  private var needsUpdateConfiguration = false
  /// Brings the configurations up to date; calls the handler unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// A description to fill in and assign to ``contentConfiguration``.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }

  /// Lies behind everything.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// Lies behind everything while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet { if isShownSelected { replaceBackground(oldValue, selectedBackgroundView) } }
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  /// What stands at the end.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view that stands at the end instead.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// What stands at the end while the table is edited.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { inert("UITableViewCell.editingAccessoryType") }
  }
  /// A view that stands at the end while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet { inert("UITableViewCell.editingAccessoryView") }
  }
  /// What an edited cell offers.
  open var editingStyle: EditingStyle { .none }
  /// How it shows that it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// How far the line below is from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10
  /// Whether it moves in while editing; it does not.
  open var shouldIndentWhileEditing = true {
    didSet { inert("UITableViewCell.shouldIndentWhileEditing") }
  }
  /// Whether it can be moved by hand; it cannot.
  open var showsReorderControl = false { didSet { inert("UITableViewCell.showsReorderControl") } }
  /// Whether a finger that swipes has opened what can be done with it; the model has no such swipe.
  open var showingDeleteConfirmation: Bool { false }

  // MARK: - State

  private var isShownSelected: Bool { isSelected || isHighlighted }

  /// Whether it is chosen.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Shows the cell as chosen or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    stateDidChange()
  }

  /// Shows the cell as touched or not.
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

  /// Whether the table around it is being edited.
  open var isEditing = false
  /// Says whether the table around it is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called before the cell is used again: the place to forget what it showed.
  open func prepareForReuse() {}
  /// How often a list has used it again: each time it shows something else, though it be for the
  /// same row.
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

  /// The height that constraints or parts inside ask for at a width.
  final func fittingHeight(width: CGFloat) -> CGFloat? {
    guard contentView.hasConstraintsInside else { return nil }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }
}

extension UIView {
  /// Whether constraints between what is inside could tell how large the view wants to be.
  var hasConstraintsInside: Bool { !constraints.isEmpty }
}
