/// A reusable view of a collection: a cell, a header or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which the view is kept for reuse.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from a storyboard or a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is reused. A subclass overrides the method to clear the old contents.
  open func prepareForReuse() {}
  /// The number of times that a list has reused the view, including reuse for the same item.
  package var uses = 0

  /// Applies layout attributes to the view. A subclass overrides it to read properties of its own
  /// attributes class. The collection view calls it before it places the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Prepares the view for a change to another layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Tells the view that the change to another layout has finished.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the layout attributes that the view prefers.
  ///
  /// - Note: The model never calls the method, because its layouts do not size items by their
  ///   contents.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Sets the view's frame, opacity, transform and other looks to those in its layout attributes.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    apply(attributes)
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
  }
}

/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The container of the cell's contents.
  public let contentView = UIView()

  /// Creates a cell. A collection view calls this initialiser for a registered class, but not for a
  /// nib.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeInterface(of: self, as: UICollectionViewCell.self)
  }

  override func archive(in archive: ArchivedView) {
    super.archive(in: archive)
    archive.base = UICollectionViewCell.self
  }
  override var archivedInside: UIView? { contentView }

  /// The segue that is performed when the cell is selected; only for a cell from a storyboard.
  var selectionSegue: SegueTrigger?

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// True while the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True while a finger presses the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// A view behind the contents of the cell.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// A view behind the contents that is shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      if selectedBackgroundView.superview == nil { replace(nil, selectedBackgroundView) }
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentView)
  }

  /// A description of the cell's background. The model uses only its colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// The present state of the cell, such as selected or highlighted, for its configurations.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// A closure that is called when the cell's state has changed, to update the cell's
  /// configurations.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True if a configuration follows the cell's state. Has no effect: it looks the same in all
  /// states.
  open var automaticallyUpdatesContentConfiguration = true
  /// True if the background follows the cell's state. Has no effect: it looks the same in all
  /// states.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Requests ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  private var needsUpdateConfiguration = false
  /// Updates the cell's content and background for a state. Calls ``configurationUpdateHandler``,
  /// unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// A description of the cell's contents. Setting it replaces the cell's content view by one that
  /// the configuration makes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView?.removeFromSuperview()
      configuredView = contentConfiguration?.makeContentView()
      guard let configuredView else { return }
      configuredView.frame = contentView.bounds
      configuredView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(configuredView)
    }
  }
  private var configuredView: UIView?
}
