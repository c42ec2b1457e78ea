/// Settings for the whole of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other. Has no effect: it is always from top to
  /// bottom.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { inert("UICollectionViewCompositionalLayoutConfiguration.scrollDirection") }
  }
  /// The space between two sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole collection.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edge from which the insets of sections are measured. Has no effect: it is always the
  /// content's edge.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea {
    didSet { inert("UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference") }
  }
  public override init() { super.init() }
}

/// A closure that returns the arrangement of a section, given its index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A closure that is given the visible items of a section and may change their look, for example
/// their opacity.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A closure that returns the frames of all items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// The frame and depth of one item in a group whose items a closure places.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item, in the group's coordinates.
  public let frame: CGRect
  /// The depth of the item. Has no effect: only the frame is used.
  public let zIndex: Int
  /// Creates the placement of an item from its frame in the group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// The space between the edges of an item and its neighbours or its group.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space at the leading edge; none if `nil`.
  public let leading: NSCollectionLayoutSpacing?
  /// The space at the top; none if `nil`.
  public let top: NSCollectionLayoutSpacing?
  /// The space at the trailing edge; none if `nil`.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space at the bottom; none if `nil`.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the space at an item's edges; `nil` for none at an edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// An edge or a corner of a rectangle, or `none`.
@frozen public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The position of a badge on its item.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges of the item at which the badge is placed. Has no effect, because badges are not
  /// shown.
  public let edges: NSDirectionalRectEdge
  /// The distance of the badge from its edges. Has no effect, because badges are not shown.
  public let offset: CGPoint

  /// Creates the position of a badge at the given edges of its item.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset) = (edges, .zero)
    super.init()
  }
  /// Creates the position of a badge at a distance in points from edges of its item.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset) = (edges, absoluteOffset)
    super.init()
  }
  /// Creates an anchor at a distance from the edges that is a fraction of a size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset) = (edges, fractionalOffset)
    super.init()
  }
}

/// A view that accompanies items, such as a badge or a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of supplementary view. The data source uses it to choose the view to make.
  public let elementKind: String
  /// The depth of the view; higher values lie in front.
  open var zIndex = 0
  /// The position of a badge on its item; `nil` for a header or a footer.
  public let containerAnchor: NSCollectionLayoutAnchor?

  /// Creates a badge, given its position on the item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  fileprivate init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    (self.elementKind, containerAnchor) = (elementKind, nil)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or a footer of a section or of the whole collection.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the view is placed. An alignment at the bottom
  /// makes the view a footer, any other a header.
  public let alignment: NSRectAlignment
  /// The distance by which the view is displaced from its aligned position.
  public let offset: CGPoint
  /// True if the section grows by the size of the header or footer.
  open var extendsBoundary = true
  /// True if the header or footer stays visible with its section. Has no effect: it scrolls.
  open var pinToVisibleBounds = false {
    didSet { inert("NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds") }
  }

  /// Creates a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }

  var isAtTop: Bool { ![.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
  var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(alignment) }
  var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(alignment) }
}

/// A background view of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of decoration. The layout uses it to find the registered class of the view.
  public let elementKind: String
  /// The depth of the view. Has no effect, because decorations are not shown.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }
  /// Creates a background for the whole of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// A visible item of a section, passed to the section's handler, which may change the item's look.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity of the item.
  var alpha: CGFloat { get set }
  /// The depth of the item; higher values lie in front.
  var zIndex: Int { get set }
  /// True if the item is hidden.
  var isHidden: Bool { get set }
  /// The centre of the item, in the collection's coordinates.
  var center: CGPoint { get set }
  /// The affine transform of the item about its centre.
  var transform: CGAffineTransform { get set }
  /// The transform of the item about its centre.
  var transform3D: CATransform3D { get set }
  /// The name of the item, made from its index path.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame of the item without its transform.
  var frame: CGRect { get }
  /// The item's own rectangle: its size, with the origin at zero.
  var bounds: CGRect { get }
  /// The kind of the element; always a cell.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of supplementary view; always `nil`, because only cells are given.
  var representedElementKind: String? { get }
}

/// The model's implementation of a visible item, which reads and writes the item's layout
/// attributes.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { "\(attributes.indexPath)" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { CGRect(origin: .zero, size: attributes.size) }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
