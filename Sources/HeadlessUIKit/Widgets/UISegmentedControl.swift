/// A control for one of several things side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index when nothing is chosen.
  public static let noSegment = -1

  private var segments: [(title: String?, image: UIImage?)] = []

  /// The index of what is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? String, $0 as? UIImage) }
  }

  open var numberOfSegments: Int { segments.count }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment] = (title, nil)
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil), at: min(segment, segments.count))
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
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}
