/// A view that a collection view reuses: a cell, a header or footer, or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which the collection view keeps the view for reuse.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a reusable view from a storyboard or a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares the view for another item, before a collection view reuses it. Does nothing; a
  /// subclass overrides the method to remove the old contents.
  open func prepareForReuse() {}
  /// The number of times that a collection view has reused the view, including reuse for the same
  /// item.
  package var uses = 0

  /// Applies layout attributes to the view, before the collection view places it. Does nothing; a
  /// subclass overrides the method to read attributes of its own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that the collection view is about to change to another layout. Does nothing
  /// unless overridden.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Tells the view that the collection view has changed to another layout. Does nothing unless
  /// overridden.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the layout attributes that the view itself prefers, for example another height.
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

/// A collection view's cell, which shows one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view inside the cell to which the cell's contents are added.
  public let contentView = UIView()

  /// The state of a cell in a drag.
  @frozen public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Called when a drag of the cell begins, moves or ends. The model recognises no drag.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Creates a collection view's cell. The collection view calls this initialiser for a registered
  /// class, but not for a nib.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a collection view's cell from a storyboard or a nib.
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

  /// The segue that is performed when the cell is selected; only a cell from a storyboard can have
  /// one.
  var selectionSegue: SegueTrigger?

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A Boolean value that says whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// A Boolean value that says whether the cell is highlighted, as it is while a finger presses it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// A view behind the contents of the collection view's cell.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// A view behind the cell's contents that is shown while the cell is selected or highlighted.
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

  /// A description of the collection cell's background. The model uses only its colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// The present state of the cell, such as selected or highlighted, from which the app chooses the
  /// cell's look.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// A closure that updates the cell's content and background configurations. It is called when the
  /// cell's state has changed, for example to selected.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
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
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// A description of the cell's contents, such as text and image. Setting it replaces the cell's
  /// content view by one that the configuration makes.
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
