/// A width or height in a compositional layout: a fraction of the container's size, or a number of
/// points.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  fileprivate enum Kind { case width(CGFloat), height(CGFloat), points(CGFloat) }
  fileprivate let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a width or height that is a fraction of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width(fraction))
  }
  /// Creates a width or height that is a fraction of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height(fraction))
  }
  /// Creates a width or height of a compositional layout's item or group in points.
  public static func absolute(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points(dimension))
  }
  /// Creates a width or height that a device measures by the content. The model does not, so it
  /// equals ``absolute(_:)``.
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
  /// The width of an item or group of a compositional layout that has this size.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of an item or group of a compositional layout that has this size.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates the size of an item or group from its width and height.
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

/// The space between two items, two groups or an item and its group in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The width of the space between items or groups, in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Creates a space between items of a fixed width, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// Creates a space between items that may grow on a device. In the model it has the given width,
  /// like ``fixed(_:)``.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// One item of a compositional layout's group: its size and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, or of the group if the item is a group.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the item's cell inside the rectangle that the layout gives to the item.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The space between the item and its neighbours in a compositional layout. The spaces of two
  /// adjacent items are added, not shared.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The badges on the item. The model does not show them.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a compositional layout, without badges.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  /// Creates an item of a compositional layout with badges. The model does not show them.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The space around the item (``edgeSpacing``), as edge insets.
  fileprivate var edges: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: edgeSpacing?.top?.spacing ?? 0, leading: edgeSpacing?.leading?.spacing ?? 0,
      bottom: edgeSpacing?.bottom?.spacing ?? 0, trailing: edgeSpacing?.trailing?.spacing ?? 0)
  }

  /// Appends the frames of the item's cells, given the item's rectangle. An item has one cell; a
  /// group, which overrides the method, has several.
  fileprivate func fill(_ rect: CGRect, _ places: inout [CGRect]) {
    places.append(rect.inset(by: contentInsets))
  }
}

/// A group of a compositional layout: items side by side in a row, or one below the other in a
/// column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let subitems: [NSCollectionLayoutItem]
  private let isHorizontal: Bool
  private let count: Int?
  /// The space between two items of the group; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    (self.subitems, self.isHorizontal, self.count) = (subitems, isHorizontal, count)
    super.init(layoutSize: size)
  }

  /// Creates a group that is a row of items. The items are repeated until the group is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
  /// Creates a group that is a column of items. The items are repeated until the group is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  /// Creates a group that is a row of copies of one item, all equally wide.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// Creates a group that is a column of copies of one item, all equally high.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
  /// Creates a group that is a row of copies of one item, all equally wide.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// Creates a group that is a column of copies of one item, all equally high.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Creates a group whose items a closure places, in the group's own coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true)
    group.itemProvider = itemProvider
    return group
  }
  private var itemProvider: NSCollectionLayoutGroupCustomItemProvider?

  /// Returns a short description of the group for debugging: the number of its different items.
  open func visualDescription() -> String { "\(subitems.count) items" }

  /// Appends the frames of the group's items. The items are repeated until the group is full or
  /// contains the number that the app has set.
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

/// A section of a compositional layout, which repeats a group of items as often as needed.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  fileprivate let group: NSCollectionLayoutGroup
  /// The insets of the layout section's groups inside the section.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The area from which the section's insets are measured. Has no effect: in the model it is
  /// always the content's edge.
  open var contentInsetsReference: UIContentInsetsReference = .automatic {
    didSet { inert("NSCollectionLayoutSection.contentInsetsReference") }
  }
  /// The space between two groups of the layout section.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which the section scrolls sideways. In the model any but `none` places the groups
  /// side by side, but they do not scroll.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  {
    didSet { inert("NSCollectionLayoutSection.orthogonalScrollingBehavior") }
  }

  /// The headers and footers of the layout section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if the section's headers and footers lie within ``contentInsets``, as its groups do.
  open var supplementariesFollowContentInsets = true
  /// The area from which the insets of headers and footers are measured. Has no effect: in the
  /// model it is always the content's edge.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic {
    didSet { inert("NSCollectionLayoutSection.supplementaryContentInsetsReference") }
  }
  /// The background views of the section. Has no effect, because the model does not show them.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { inert("NSCollectionLayoutSection.decorationItems") }
  }
  /// A closure that is called with the section's visible items whenever the collection view scrolls
  /// or is laid out. Apps use it, for example, to scale and fade items.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group until all of the section's items have a place.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// The area from which the insets of a section are measured, such as the safe area.
@frozen public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The way in which a section scrolls sideways, across the direction in which the collection
/// scrolls.
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
  /// The layout attributes of all headers and footers, both of sections and of the whole
  /// collection.
  private var boundaries: [UICollectionViewLayoutAttributes] = []
  /// The sections that have a ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``, each
  /// with its index.
  private var watching: [(number: Int, section: NSCollectionLayoutSection)] = []
  private var size = CGSize.zero

  /// The settings of the layout as a whole, such as the space between sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// Creates a compositional layout in which all sections are arranged alike.
  public init(section: NSCollectionLayoutSection) {
    self.section = { _, _ in section }
    super.init()
  }

  /// Creates a compositional layout in which all sections are arranged alike, with settings for the
  /// whole collection.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.section = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a compositional layout that gets each section from a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    section = sectionProvider
    super.init()
  }

  /// Creates a compositional layout that gets each section from a closure, and has settings for the
  /// whole collection.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    section = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a compositional layout without sections. The coder is ignored, because the model has
  /// no archives.
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

  /// Returns the frames of a section's items, group by group, and moves `y` down to the section's
  /// lower edge.
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

  /// Places a section's headers or footers below the elements that were placed so far, and moves
  /// `y` down by their heights.
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

  /// Calls the ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` of each section that
  /// has one, with the section's visible items.
  private func showVisibleItems() {
    guard !watching.isEmpty, let view = collectionView else { return }
    let seen = CGRect(origin: view.contentOffset, size: view.bounds.size)
    let surroundings = LayoutRoom(
      contentSize: view.bounds.inset(by: view.adjustedContentInset).size)
    for (number, section) in watching where places.indices.contains(number) {
      // An item that only touches the edge of the visible area is not visible. Foundation's
      // `intersects` counts such an item, so the intersection is tested for emptiness instead.
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

/// The space for the sections of a compositional layout, as the app's closure that returns a
/// section receives it.
private struct LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var contentSize: CGSize
  var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The environment in which a section of a compositional layout is arranged: the space for it and
/// the traits of the screen.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The traits of the screen on which the collection view is shown.
  var traitCollection: UITraitCollection { get }
  /// The space that the compositional layout has for the section.
  var container: any NSCollectionLayoutContainer { get }
}

/// The space that a compositional layout has for a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// The size of the whole space for the section, insets included.
  var contentSize: CGSize { get }
  /// The size of the space for the section without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the space for the section. Always zero in the model.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The sum of the insets of the space for the section. Always zero in the model.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
