/// A control that chooses one of several segments side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var keepsPlainTaps: Bool { true }

  /// The index that means that no segment is selected.
  public static let noSegment = -1

  private var segments: [(title: String?, image: UIImage?)] = []

  /// The index of the selected segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? String, $0 as? UIImage) }
  }

  /// Creates a control with an action for each segment.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { ($0.title, $0.image) }
    self.actions = actions
  }
  private var actions: [UIAction] = []

  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  /// A Boolean value without effect: all segments are equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { inert("UISegmentedControl.apportionsSegmentWidthsByContent") }
  }
  private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles in a state. They are stored and not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { textAttributes[state] = attributes }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment] = (nil, image)
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    disabled.removeAll { $0 == segment }
    if !enabled { disabled.append(segment) }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  private var disabled: [Int] = []

  open var numberOfSegments: Int { segments.count }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment] = (title, nil)
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil), at: min(segment, segments.count))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert((nil, image), at: min(segment, segments.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert((action.title, action.image), at: min(segment, segments.count))
    actions.insert(action, at: min(segment, actions.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    segments.remove(at: min(segment, segments.count - 1))
    if selectedSegmentIndex >= segments.count {
      selectedSegmentIndex = UISegmentedControl.noSegment
    }
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = segments.map { segment in
      segment.image?.size.width ?? font.size(of: segment.title ?? "", width: 0, lines: 1).width
    }
    return CGSize(width: ((widest.max() ?? 0) + 20) * CGFloat(segments.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, !segments.isEmpty, bounds.width > 0 else { return }
    let place = touch.location(in: self).x / bounds.width * CGFloat(segments.count)
    let index = min(max(Int(place.rounded(.down)), 0), segments.count - 1)
    guard index != selectedSegmentIndex, !disabled.contains(index) else { return }
    selectedSegmentIndex = isMomentary ? UISegmentedControl.noSegment : index
    if actions.indices.contains(index) { sendAction(actions[index]) }
    sendActions(for: .valueChanged)
  }
}
