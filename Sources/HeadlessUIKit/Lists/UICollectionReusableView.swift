/// A part of a collection: a cell, a header, a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the view waits to be used again.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used again: the place to forget what it showed.
  open func prepareForReuse() {}
  /// How often a list has used it again: each time it shows something else, though it be for the
  /// same row.
  package var uses = 0

  /// Takes over what the layout says of the view; called before it is placed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view goes over to another layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called after the view has gone over to another layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Has a say in what the layout says of the view.
  ///
  /// - Note: The model's flow layout never asks: it does not size items by what is in them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Does what a layout says.
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

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows.
  public let contentView = UIView()

  /// Creates a cell; collections make theirs this way if a class was registered.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

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

  /// The segue that selecting the cell performs, if it is from a storyboard.
  var selectionSegue: SegueTrigger?

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Lies behind everything.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// Lies behind everything while the cell is chosen or touched.
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

  /// What lies behind everything, described.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// What the cell is like, for its configurations.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Called when the cell is like something else, to bring its configurations up to date.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
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
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// What the cell shows, described as a whole.
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
