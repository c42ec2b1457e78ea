/// A length in a compositional layout: a fraction of the container, or a number of points.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  fileprivate enum Kind { case width(CGFloat), height(CGFloat), points(CGFloat) }
  fileprivate let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a length that is a fraction of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width(fraction))
  }
  /// Creates a length that is a fraction of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height(fraction))
  }
  /// Creates a length in points.
  public static func absolute(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points(dimension))
  }
  /// Creates an estimated length. The model does not measure contents, so it equals
  /// ``absolute(_:)``.
  public static func estimated(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points(dimension))
  }

  fileprivate func length(in room: CGSize) -> CGFloat {
    switch kind {
    case .width(let fraction): room.width * fraction
    case .height(let fraction): room.height * fraction
    case .points(let points): points
    }
  }
}

/// The width and height of an item or group in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The width of the items or groups with this size.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of the items or groups with this size.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size from its width and height.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }
  fileprivate func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }
}

/// A space between elements of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The size of the space in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Creates a space of a fixed size.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// Creates a space that may grow. In the model it has the given size, like ``fixed(_:)``.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// One item of a compositional layout's group: its size and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, or of a group of items.
  public let layoutSize: NSCollectionLayoutSize
  /// The space between the edges of the room that the layout gives to the item and the item's cell.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The space between the item and its neighbours. Adjacent items add their spaces instead of
  /// sharing one.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The badges of the item. They are not shown.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item without badges.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  /// Creates an item with badges, which are not shown.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The space around the item (``edgeSpacing``), converted to edge insets.
  fileprivate var edges: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: edgeSpacing?.top?.spacing ?? 0, leading: edgeSpacing?.leading?.spacing ?? 0,
      bottom: edgeSpacing?.bottom?.spacing ?? 0, trailing: edgeSpacing?.trailing?.spacing ?? 0)
  }

  /// Appends the frames of the cells inside this layout item, given the item's rectangle. An item
  /// has one cell; a group overrides the method and has several.
  fileprivate func fill(_ rect: CGRect, _ places: inout [CGRect]) {
    places.append(rect.inset(by: contentInsets))
  }
}

/// A group of items in a row or in a column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let subitems: [NSCollectionLayoutItem]
  private let isHorizontal: Bool
  private let count: Int?
  /// The space between two items of the group; none if `nil`.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    (self.subitems, self.isHorizontal, self.count) = (subitems, isHorizontal, count)
    super.init(layoutSize: size)
  }

  /// Creates a row of items, which are repeated until the group is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
  /// Creates a column of items, which are repeated until the group is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  /// Creates a row of copies of one item, all equally wide.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// Creates a column of copies of one item, all equally high.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
  /// Creates a row of copies of one item, all equally wide.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// Creates a column of copies of one item, all equally high.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Creates a group whose items are placed by a closure, in the group's own coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true)
    group.itemProvider = itemProvider
    return group
  }
  private var itemProvider: NSCollectionLayoutGroupCustomItemProvider?

  /// Returns a short description of the group for debugging.
  open func visualDescription() -> String { "\(subitems.count) items" }

  /// Appends the frames of the group's items, repeating the items until the group is full or
  /// contains the given number of them.
  fileprivate override func fill(_ rect: CGRect, _ places: inout [CGRect]) {
    let area = rect.inset(by: contentInsets)
    if let itemProvider {
      for item in itemProvider(LayoutRoom(contentSize: area.size)) {
        places.append(item.frame.offsetBy(dx: area.minX, dy: area.minY))
      }
      return
    }
    let spacing = interItemSpacing?.spacing ?? 0
    let end = isHorizontal ? area.maxX : area.maxY
    var place = area.origin
    var number = 0
    while !subitems.isEmpty {
      let item = subitems[number % subitems.count]
      var size = item.layoutSize.size(in: area.size)
      if let count {
        let gaps = CGFloat(count - 1) * spacing
        if isHorizontal {
          size.width = (area.width - gaps) / CGFloat(count)
        } else {
          size.height = (area.height - gaps) / CGFloat(count)
        }
        if number == count { return }
      }
      let edges = item.edges
      let before = isHorizontal ? edges.leading : edges.top
      let length = isHorizontal ? size.width : size.height
      let whole = before + length + (isHorizontal ? edges.trailing : edges.bottom)
      guard length > 0, (isHorizontal ? place.x : place.y) + whole <= end + 0.01 else { return }
      let origin = CGPoint(x: place.x + edges.leading, y: place.y + edges.top)
      item.fill(CGRect(origin: origin, size: size), &places)
      if isHorizontal { place.x += whole + spacing } else { place.y += whole + spacing }
      number += 1
    }
  }
}

/// A section of a compositional layout: one group after another.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  fileprivate let group: NSCollectionLayoutGroup
  /// The space around the groups of the section.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The edge from which the insets are measured. Has no effect: it is always the content's edge.
  open var contentInsetsReference: UIContentInsetsReference = .automatic {
    didSet { inert("NSCollectionLayoutSection.contentInsetsReference") }
  }
  /// The space between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// The scrolling of the section sideways. Groups are then placed side by side, but do not scroll.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  {
    didSet { inert("NSCollectionLayoutSection.orthogonalScrollingBehavior") }
  }

  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if headers and footers keep within ``contentInsets``.
  open var supplementariesFollowContentInsets = true
  /// The edge from which headers and footers are measured. Has no effect: it is always the
  /// content's edge.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic {
    didSet { inert("NSCollectionLayoutSection.supplementaryContentInsetsReference") }
  }
  /// The background views of the section. They are not shown.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { inert("NSCollectionLayoutSection.decorationItems") }
  }
  /// A closure that is called with the section's visible items whenever the collection view scrolls
  /// or is laid out. Apps use it, for example, to scale and fade items.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group until all its items have a place.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// The edge from which the insets of a section are measured.
@frozen public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The manner in which a section scrolls across the collection's scroll direction.
@frozen public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A layout of sections that consist of groups of items, from top to bottom.
///
/// - Note: Badges and decorations are not shown, and headers scroll with their sections. A section
///   that scrolls sideways on a device stays still, so groups beside its visible part are never
///   seen. Sections follow from top to bottom whatever direction the configuration gives.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: UICollectionViewCompositionalLayoutSectionProvider
  private var places: [[UICollectionViewLayoutAttributes]] = []
  /// The layout attributes of all headers and footers, of sections and of the whole collection.
  private var boundaries: [UICollectionViewLayoutAttributes] = []
  /// The sections with a ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``, and their
  /// numbers.
  private var watching: [(number: Int, section: NSCollectionLayoutSection)] = []
  private var size = CGSize.zero

  /// The settings for the whole layout.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// Creates a layout with the same arrangement for all sections.
  public init(section: NSCollectionLayoutSection) {
    self.section = { _, _ in section }
    super.init()
  }

  /// Creates a layout with the same arrangement for all sections, and with settings for the whole
  /// collection.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.section = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that asks a closure for the arrangement of each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    section = sectionProvider
    super.init()
  }

  /// Creates a layout that asks a closure for the arrangement of each section, with settings for
  /// the whole collection.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    section = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that shows no sections, because the model has no archives to decode.
  public required init?(coder: NSCoder) {
    section = { _, _ in nil }
    super.init(coder: coder)
  }

  open override func prepare() {
    super.prepare()
    (places, boundaries, watching) = ([], [], [])
    guard let view = collectionView else { return size = .zero }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    var y: CGFloat = 0
    place(configuration.boundarySupplementaryItems, at: .top, 0, 0..<room.width, room, &y)
    for number in 0..<view.numberOfSections {
      guard let section = section(number, LayoutRoom(contentSize: room)) else { continue }
      if number > 0 { y += configuration.interSectionSpacing }
      if section.visibleItemsInvalidationHandler != nil { watching.append((number, section)) }
      let insets = section.contentInsets
      let sides =
        section.supplementariesFollowContentInsets
        ? insets.leading..<max(insets.leading, room.width - insets.trailing) : 0..<room.width
      place(section.boundarySupplementaryItems, at: .top, number, sides, room, &y)
      y += insets.top
      let count = view.numberOfItems(inSection: number)
      let frames = frames(ofItems: count, in: section, room, &y)
      y += insets.bottom
      place(section.boundarySupplementaryItems, at: .bottom, number, sides, room, &y)
      places.append(
        frames.enumerated().map { index, frame in
          let place = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: index, section: number))
          place.frame = frame
          return place
        })
    }
    place(configuration.boundarySupplementaryItems, at: .bottom, 0, 0..<room.width, room, &y)
    size = CGSize(width: room.width, height: y)
    showVisibleItems()
  }

  /// Returns the frames of a section's items, group by group. Advances `y` to the section's lower
  /// edge.
  private func frames(
    ofItems count: Int, in section: NSCollectionLayoutSection, _ room: CGSize, _ y: inout CGFloat
  ) -> ArraySlice<CGRect> {
    let insets = section.contentInsets
    let width = room.width - insets.leading - insets.trailing
    let inner = CGSize(width: width, height: room.height)
    let groupSize = section.group.layoutSize.size(in: inner)
    var found: [CGRect] = []
    var isFirst = true
    let goesSideways = section.orthogonalScrollingBehavior != .none
    var x = insets.leading
    while found.count < count {
      let known = found.count
      if !isFirst, !goesSideways { y += section.interGroupSpacing }
      section.group.fill(CGRect(origin: CGPoint(x: x, y: y), size: groupSize), &found)
      precondition(
        found.count > known, "A group must have room for an item (its size was \(groupSize)).")
      if goesSideways {
        x += groupSize.width + section.interGroupSpacing
      } else {
        y += groupSize.height
      }
      isFirst = false
    }
    if goesSideways, count > 0 { y += groupSize.height }
    return found.prefix(count)
  }

  /// Places a section's headers or footers below the elements that were placed so far, and advances
  /// `y` by their heights.
  private func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], at edge: NSRectAlignment,
    _ section: Int, _ sides: Range<CGFloat>, _ room: CGSize, _ y: inout CGFloat
  ) {
    let inner = CGSize(width: sides.upperBound - sides.lowerBound, height: room.height)
    for item in items where item.isAtTop == (edge == .top) {
      let size = item.layoutSize.size(in: inner)
      let free = inner.width - size.width
      let x = sides.lowerBound + (item.isTrailing ? free : item.isLeading ? 0 : free / 2)
      let place = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      let extent = item.extendsBoundary ? size.height : 0
      let top = item.extendsBoundary || edge == .top ? y : y - size.height
      place.frame = CGRect(origin: CGPoint(x: x, y: top), size: size)
        .offsetBy(dx: item.offset.x, dy: item.offset.y).inset(by: item.contentInsets)
      place.zIndex = item.zIndex
      boundaries.append(place)
      y += extent
    }
  }

  /// Calls the handler of each section that has one with the section's visible items.
  private func showVisibleItems() {
    guard !watching.isEmpty, let view = collectionView else { return }
    let seen = CGRect(origin: view.contentOffset, size: view.bounds.size)
    let surroundings = LayoutRoom(
      contentSize: view.bounds.inset(by: view.adjustedContentInset).size)
    for (number, section) in watching where places.indices.contains(number) {
      // Foundation's `intersects` also counts an item that only touches the edge of the visible
      // area. Such an item is not visible, so the intersection must not be empty.
      let items = places[number].filter { !$0.frame.intersection(seen).isEmpty }
      section.visibleItemsInvalidationHandler?(
        items.map(VisibleItem.init), view.contentOffset, surroundings)
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !watching.isEmpty || newBounds.size != collectionView?.bounds.size
  }

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (places.joined() + boundaries).filter { $0.frame.appIntersects(rect) }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    boundaries.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section),
      places[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return places[indexPath.section][indexPath.item]
  }
}

/// The model's implementation of the environment that a section provider receives: the size of the
/// space for the layout's sections.
private struct LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var contentSize: CGSize
  var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The environment in which a section is arranged: the space for it and the traits of the screen.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
  /// The space that the layout has for the section.
  var container: any NSCollectionLayoutContainer { get }
}

/// The space in which a section is arranged.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// The size of the whole space for the section.
  var contentSize: CGSize { get }
  /// The size of the space for the section inside the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets at the container's edges. Always zero in the model.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The sum of all insets at the container's edges. Always zero in the model.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
