/// The settings of a compositional layout as a whole, such as the space between its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which a compositional layout's sections follow each other. Has no effect: in
  /// the model it is always from top to bottom.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { inert("UICollectionViewCompositionalLayoutConfiguration.scrollDirection") }
  }
  /// The space between two sections of a compositional layout.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole collection, above the first section and below the last.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area from which the insets of a compositional layout's sections are measured. Has no
  /// effect: in the model it is always the content's edge.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea {
    didSet { inert("UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference") }
  }
  public override init() { super.init() }
}

/// A closure that returns a section of a compositional layout, given the section's index and the
/// space for it.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A closure that receives the visible items of a layout section and may change their look, for
/// example their opacity.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A closure that returns the frames of all items in a group of a compositional layout.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of one item in a compositional layout's group, as the app's closure for the group
/// places it.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item, in the coordinates of its group.
  public let frame: CGRect
  /// The position of the item in front of or behind others. Has no effect: the model uses only the
  /// item's frame.
  public let zIndex: Int
  /// Creates the placement of an item, given the item's frame in its group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// The space around an item of a compositional layout, between its edges and its neighbours or its
/// group.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space at the leading edge of an item in a compositional layout; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above an item in a compositional layout; `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space at the trailing edge of an item in a compositional layout; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below an item in a compositional layout; `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the space around an item of a compositional layout; `nil` for none at an edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// The edge or corner of a section at which a header or footer is placed; `none` for no alignment.
@frozen public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The position of a badge on an item of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges of an item at which its badge is placed. Has no effect, because the model does not
  /// show badges.
  public let edges: NSDirectionalRectEdge
  /// The distance of a badge from the item's edges at which it is placed. Has no effect, because
  /// the model does not show badges.
  public let offset: CGPoint

  /// Creates the position of a badge at the given edges of its item.
  public init(edges: NSDirectionalRectEdge) {
    (self.edges, offset) = (edges, .zero)
    super.init()
  }
  /// Creates the position of a badge at a distance from edges of its item, given in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset) = (edges, absoluteOffset)
    super.init()
  }
  /// Creates the position of a badge at a distance from edges of its item, given as fractions of
  /// the badge's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset) = (edges, fractionalOffset)
    super.init()
  }
}

/// A supplementary view of a compositional layout: a badge on an item, or a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view, by which the data source knows which view to make.
  public let elementKind: String
  /// The depth of the supplementary view; views with higher values lie in front.
  open var zIndex = 0
  /// The position of the badge on its item; `nil` for a header or a footer.
  public let containerAnchor: NSCollectionLayoutAnchor?

  /// Creates a badge of a compositional layout, given its position on the item.
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

/// A header or a footer of a section, or of the whole of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the header or footer is placed. An alignment at the
  /// bottom makes a footer, any other a header.
  public let alignment: NSRectAlignment
  /// The distance by which the header or footer is displaced from the place that its alignment
  /// gives it.
  public let offset: CGPoint
  /// True if the header or footer has a place of its own, so that the section grows by its size;
  /// false if it lies over the items.
  open var extendsBoundary = true
  /// True if the header or footer stays in view while its section is visible. Has no effect: in the
  /// model it scrolls away.
  open var pinToVisibleBounds = false {
    didSet { inert("NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds") }
  }

  /// Creates a header or a footer of a compositional layout.
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

/// A decoration of a compositional layout: a view behind a whole section. The model does not show
/// it.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration, for which the app registers the class of the decoration view.
  public let elementKind: String
  /// The depth of the decoration view. Has no effect, because the model does not show decorations.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }
  /// Creates a decoration behind the whole of a section. The model does not show it.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// A visible item of a compositional layout's section. The section's handler receives it while the
/// collection scrolls, and may change the item's look.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity of the visible item's cell.
  var alpha: CGFloat { get set }
  /// The depth of the visible item; items with higher values lie in front.
  var zIndex: Int { get set }
  /// True if the visible item's cell is hidden.
  var isHidden: Bool { get set }
  /// The centre of the visible item, in the collection view's content coordinates.
  var center: CGPoint { get set }
  /// The affine transform of the visible item's cell about its centre.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform of the visible item's cell about its centre.
  var transform3D: CATransform3D { get set }
  /// The name of the visible item. In the model it is made from the item's index path.
  var name: String { get }
  /// The index path of the visible item.
  var indexPath: IndexPath { get }
  /// The frame of the visible item as it would be without the item's transform.
  var frame: CGRect { get }
  /// The bounds of the visible item: its size, with the origin at zero.
  var bounds: CGRect { get }
  /// The category of the visible item. In the model it is always a cell, never a header or a
  /// decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of supplementary view that the visible item is. Always `nil`, because the model
  /// passes only cells to the handler.
  var representedElementKind: String? { get }
}

/// A visible item of a compositional layout's section; changes of it are written to the item's
/// layout attributes.
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
