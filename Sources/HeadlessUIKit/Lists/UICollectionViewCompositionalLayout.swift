/// A length in a compositional layout: a part of what is around, or points.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  fileprivate enum Kind { case width(CGFloat), height(CGFloat), points(CGFloat) }
  fileprivate let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width(fraction))
  }
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height(fraction))
  }
  public static func absolute(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points(dimension))
  }
  /// A length that the contents may change; the model does not ask them, so it is as good as
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

/// A size in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
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

/// Room between things in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// One item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Adds the places of the items in this one, which lies in a rectangle.
  fileprivate func fill(_ rect: CGRect, _ places: inout [CGRect]) {
    places.append(rect.inset(by: contentInsets))
  }
}

/// Items side by side, or one below the other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let subitems: [NSCollectionLayoutItem]
  private let isHorizontal: Bool
  private let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    (self.subitems, self.isHorizontal, self.count) = (subitems, isHorizontal, count)
    super.init(layoutSize: size)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Repeats the items until the group is full, or as often as was said.
  fileprivate override func fill(_ rect: CGRect, _ places: inout [CGRect]) {
    let area = rect.inset(by: contentInsets)
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
      let length = isHorizontal ? size.width : size.height
      guard length > 0, (isHorizontal ? place.x : place.y) + length <= end + 0.01 else { return }
      item.fill(CGRect(origin: place, size: size), &places)
      if isHorizontal { place.x += length + spacing } else { place.y += length + spacing }
      number += 1
    }
  }
}

/// Groups one after the other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  fileprivate let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// What the insets are measured from; it is the edge of the content.
  open var contentInsetsReference: UIContentInsetsReference = .automatic {
    didSet { inert("NSCollectionLayoutSection.contentInsetsReference") }
  }
  open var interGroupSpacing: CGFloat = 0
  /// Whether the groups go on sideways, out of sight, where they are not scrolled.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  {
    didSet { inert("NSCollectionLayoutSection.orthogonalScrollingBehavior") }
  }

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// What the insets of a section are measured from.
@frozen public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls by itself, across the way the collection scrolls.
@frozen public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Arranges sections of groups of items, from top to bottom.
///
/// - Note: Headers, badges and decorations are not modelled; using them does not compile. What lies
///   beside the part of a section that is seen stays there.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: (Int, Surroundings) -> NSCollectionLayoutSection?
  private var places: [[UICollectionViewLayoutAttributes]] = []
  private var size = CGSize.zero

  /// Arranges all sections alike.
  public init(section: NSCollectionLayoutSection) {
    self.section = { _, _ in section }
    super.init()
  }

  /// Arranges each section in a way of its own.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    section = { sectionProvider($0, $1) }
    super.init()
  }

  public required init?(coder: NSCoder) {
    section = { _, _ in nil }
    super.init(coder: coder)
  }

  private struct Surroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    var contentSize: CGSize
    var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  }

  open override func prepare() {
    super.prepare()
    places = []
    guard let view = collectionView else { return size = .zero }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    var y: CGFloat = 0
    for number in 0..<view.numberOfSections {
      guard let section = section(number, Surroundings(contentSize: room)) else { continue }
      let insets = section.contentInsets
      let width = room.width - insets.leading - insets.trailing
      let inner = CGSize(width: width, height: room.height)
      let groupSize = section.group.layoutSize.size(in: inner)
      var found: [CGRect] = []
      let count = view.numberOfItems(inSection: number)
      y += insets.top
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
      y += insets.bottom
      places.append(
        found.prefix(count).enumerated().map { index, frame in
          let place = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: index, section: number))
          place.frame = frame
          return place
        })
    }
    size = CGSize(width: room.width, height: y)
  }

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.flatMap { $0.filter { $0.frame.intersects(rect) } }
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

/// What a section is arranged in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { get }
  /// How much room there is.
  var container: any NSCollectionLayoutContainer { get }
}

/// The room that a section is arranged in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// All of it.
  var contentSize: CGSize { get }
  /// What insets leave of it.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
