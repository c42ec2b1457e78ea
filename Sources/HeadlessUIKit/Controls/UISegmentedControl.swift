/// A control for choosing one of several segments, which lie side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var keepsPlainTaps: Bool { true }

  /// The value of ``selectedSegmentIndex`` that means that no segment is selected.
  public static let noSegment = -1

  /// One segment of a segmented control: a title or an image, and an action if the app has given
  /// one.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }
  private var segments: [Segment] = []

  /// The index of the selected segment; ``noSegment`` if none is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Creates a segmented control with a segment for each title or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Creates a segmented control with a segment for each action. Choosing a segment performs its
  /// action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// The colour of the segmented control's selected segment, which is stored and not drawn.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that says whether a segment is selected only for the moment of the tap, and
  /// not afterwards.
  open var isMomentary = false
  /// A Boolean value without effect: all segments are equally wide.
  ///
  /// In UIKit, true makes each segment as wide as its content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { inert("UISegmentedControl.apportionsSegmentWidthsByContent") }
  }
  private var contentOffsets: [Int: CGSize] = [:]
  /// Moves the title or image of a segment by a distance, which is stored and not drawn.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    contentOffsets[segment] = offset
  }
  /// Returns the distance by which the title or image of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { contentOffsets[segment] ?? .zero }
  /// Sets the action that choosing a segment performs, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    let isEnabled = segments[segment].isEnabled
    segments[segment] = Segment(
      title: action.title, image: action.image, action: action, isEnabled: isEnabled)
  }
  /// Returns the action that choosing a segment performs; `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  private var dividerImages: [DividerPlace: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private struct DividerPlace: Hashable {
    var left, right: UInt
  }

  /// Sets the image between two segments in given states, which is stored and not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    let place = DividerPlace(left: leftState.rawValue, right: rightState.rawValue)
    dividerImages[place] = dividerImage
  }
  /// Returns the image between two segments in given states.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividerImages[DividerPlace(left: leftState.rawValue, right: rightState.rawValue)]
  }
  /// Sets the image behind the segments for a state, which is stored and not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) { backgroundImages[state] = backgroundImage }
  /// Returns the image behind the segments for a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }
  private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the segments' titles for a state, such as selected. The model
  /// stores the attributes and does not draw them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { textAttributes[state] = attributes }
  /// Returns the text attributes that were set for the segments' titles in a state, such as
  /// selected.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }
  /// Sets the image of a segment, which then has no title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    (segments[segment].title, segments[segment].image) = (nil, image)
  }
  /// Returns the image of a segment; `nil` if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  /// Enables or disables a segment. Taps on a disabled segment are ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }
  /// Returns true if a segment is enabled, so that the user can select it.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// The number of segments of the segmented control.
  open var numberOfSegments: Int { segments.count }

  /// Returns the title of a segment; `nil` if it has none.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  /// Sets the title of a segment, which then has no image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    (segments[segment].title, segments[segment].image) = (title, nil)
  }
  /// Inserts a segment with a title at an index, or at the end if the index is greater.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image at an index, or at the end if the index is greater.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment with the title and image of an action. Choosing the segment performs the
  /// action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  private func insert(_ segment: Segment, at place: Int) {
    segments.insert(segment, at: min(place, segments.count))
  }
  /// Removes the segment at an index, or the last segment if the index is greater.
  open func removeSegment(at segment: Int, animated: Bool) {
    segments.remove(at: min(segment, segments.count - 1))
    if selectedSegmentIndex >= segments.count {
      selectedSegmentIndex = UISegmentedControl.noSegment
    }
  }
  /// Removes all segments. No segment is selected afterwards.
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
    guard index != selectedSegmentIndex, segments[index].isEnabled else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: .valueChanged)
    // A momentary control deselects its segment only after its handler was called, because the
    // handler reads `selectedSegmentIndex` to learn which segment was tapped.
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
