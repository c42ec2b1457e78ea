/// A layout that puts items into lines, as many in each as fit.
///
/// A line is as high as its highest item, and items are centred in it. Spare room in a line is
/// spread between its items. In a last line that is not full, items of equal size stand in the
/// columns of a full line.
///
/// - Note: Items are not sized by their contents: ``estimatedItemSize`` is stored and has no
///   effect.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of an item size that says that each item has the size of its contents.
  public static let automaticSize = CGSize(
    width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308)

  public override init() { super.init() }
  /// Creates a flow layout with the standard settings. The coder is ignored, because the model has
  /// no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The space between two lines of the flow layout's items.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest space between two items of a line. Room that is left over in the line makes it
  /// larger.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of all items of the flow layout, unless the delegate supplies sizes.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of cells that are as large as their contents. Has no effect: in the model
  /// cells have the size ``UICollectionViewFlowLayout/itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet { inert("UICollectionViewFlowLayout.estimatedItemSize") }
  }
  /// The direction in which the flow layout's lines follow each other, so that in which the
  /// collection scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  /// The size of section headers, of which only the part along the scroll direction counts. Zero
  /// means that there are none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of section footers, of which only the part along the scroll direction counts. Zero
  /// means that there are none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The insets of the items of each section inside the section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The area from which the flow layout's section insets are measured. Has no effect: in the model
  /// it is always the content's edge.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { inert("UICollectionViewFlowLayout.sectionInsetReference") }
  }
  /// True if a section's header stays in view while its section is visible. The model does so only
  /// if the collection scrolls vertically.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// True if a section's footer stays in view while its section is visible. Has no effect: in the
  /// model it scrolls away.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { inert("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds") }
  }

  /// The area from which the insets of a flow layout's sections are measured, such as the safe
  /// area.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  /// For each section of the flow layout its lines of items, by which the items of a rectangle are
  /// found. An endless carousel may have a million items, most of them out of sight.
  private var lines: [[Extent]] = []
  private var linesAreOrdered = true
  private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var footers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var sectionEnds: [(low: CGFloat, high: CGFloat)] = []
  private var size = CGSize.zero
  /// The value of ``preparations`` (the count of the layout's preparations) when the items' places
  /// were last computed.
  private var computedIn = 0

  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: - Computing

  /// Splits a size into its extent along the direction in which the flow layout scrolls, and its
  /// extent across that direction.
  private func parts(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    isVertical ? (size.height, size.width) : (size.width, size.height)
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  open override func prepare() {
    super.prepare()
    compute()
  }

  /// Computes the places of the items if ``prepare()`` has not done so, because a subclass
  /// overrides it and does not call `super`.
  ///
  /// - Note: Published apps have such subclasses. They work on a device, because UIKit's flow
  ///   layout computes places on request.
  private func computeIfLeftOut() {
    if isPrepared, computedIn != preparations { compute() }
  }

  private func compute() {
    computedIn = preparations
    (items, headers, footers, sectionEnds, lines) = ([], [:], [:], [], [])
    linesAreOrdered = true
    guard let view = collectionView else { return size = .zero }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    let across = parts(room).across
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let start = position
      let inset =
        flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let header =
        flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      position += addBar(header, .header, section, at: position, across: across)
      position += isVertical ? inset.top : inset.left
      var laid = [UICollectionViewLayoutAttributes]()
      lines.append([])
      position = layOut(section, view, flow, inset, from: position, across: across, into: &laid)
      items.append(laid)
      position += isVertical ? inset.bottom : inset.right
      let footer =
        flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      sectionEnds.append((start, position))
      position += addBar(footer, .footer, section, at: position, across: across)
    }
    size =
      isVertical
      ? CGSize(width: across, height: position) : CGSize(width: position, height: across)
  }

  private enum Bar { case header, footer }

  private func addBar(
    _ wanted: CGSize, _ bar: Bar, _ section: Int, at position: CGFloat, across: CGFloat
  ) -> CGFloat {
    let along = parts(wanted).along
    guard along > 0 else { return 0 }
    let kind =
      bar == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = attributes(
      supplementary: kind, IndexPath(item: 0, section: section))
    attributes.frame = rect(
      position, 0,
      isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across))
    if bar == .header { headers[section] = attributes } else { footers[section] = attributes }
    return along
  }

  private func layOut(
    _ section: Int, _ view: UICollectionView, _ flow: (any UICollectionViewDelegateFlowLayout)?,
    _ inset: UIEdgeInsets, from start: CGFloat, across: CGFloat,
    into laid: inout [UICollectionViewLayoutAttributes]
  ) -> CGFloat {
    let lineSpacing =
      flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemSpacing =
      flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = across - first - last
    var position = start
    var line = Line(start: first, room: room, spacing: itemSpacing)
    let count = view.numberOfItems(inSection: section)
    for number in 0..<count {
      let path = IndexPath(item: number, section: section)
      let item = attributes(path)
      item.size = flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let own = parts(item.size)
      if !line.items.isEmpty, line.used + itemSpacing + own.across > room + 1e-6 {
        end(&line, at: &position, isLast: false)
        position += lineSpacing
      }
      line.used += own.across + (line.items.isEmpty ? 0 : itemSpacing)
      line.thickness = max(line.thickness, own.along)
      line.items.append(item)
      laid.append(item)
    }
    end(&line, at: &position, isLast: true)
    return position
  }

  /// A line of a flow layout's items that is being filled: a row if the layout scrolls vertically,
  /// otherwise a column.
  private struct Line {
    /// The coordinate at which the line of items begins, across the scroll direction. `room` is the
    /// length that is available from there.
    let start: CGFloat
    let room: CGFloat
    let spacing: CGFloat
    var items: [UICollectionViewLayoutAttributes] = []
    /// The length that the flow layout's line is filled with: its items and the gaps between them.
    var used: CGFloat = 0
    var thickness: CGFloat = 0
  }

  /// Gives the items of a line their frames, moves `position` past the line, and empties the line
  /// for the next items.
  private func end(_ line: inout Line, at position: inout CGFloat, isLast: Bool) {
    guard let item = line.items.last else { return }
    var columns = line.items.count
    if isLast {
      // If the flow layout's last line of items is not full, its items stand in the columns of the
      // lines before it.
      let width = parts(item.size).across
      let fitting = Int(
        ((line.room + line.spacing + 1e-6) / max(width + line.spacing, 1)).rounded(.down))
      if line.items.allSatisfy({ $0.size == item.size }), fitting > columns {
        line.used += CGFloat(fitting - columns) * (width + line.spacing)
        columns = fitting
      }
    }
    let spare = max(0, line.room - line.used)
    let spread = columns > 1 ? line.spacing + spare / CGFloat(columns - 1) : line.spacing
    var place = line.start + (columns == 1 ? spare / 2 : 0)
    for item in line.items {
      let own = parts(item.size)
      item.frame = rect(position + (line.thickness - own.along) / 2, place, item.size)
      place += own.across + spread
    }
    let extent = Extent(
      low: position, high: position + line.thickness, first: lines.last?.last?.end ?? 0,
      count: line.items.count)
    if let before = lines.last?.last, before.high > extent.low { linesAreOrdered = false }
    lines[lines.count - 1].append(extent)
    position += line.thickness
    (line.items, line.used, line.thickness) = ([], 0, 0)
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass)
    made.indexPath = path
    return made
  }

  private func attributes(
    supplementary kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }

  // MARK: - Attributes

  open override var collectionViewContentSize: CGSize {
    computeIfLeftOut()
    return size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    computeIfLeftOut()
    var found: [UICollectionViewLayoutAttributes] = []
    for section in items.indices {
      if let header = pinned(section), header.frame.appIntersects(rect) { found.append(header) }
      found += candidates(section, rect).filter { $0.frame.appIntersects(rect) }
      if let footer = footers[section], footer.frame.appIntersects(rect) { found.append(footer) }
    }
    return found
  }

  /// The part of the scroll direction that a line of a flow layout's items fills, and the line's
  /// place among the section's items.
  private struct Extent {
    let low: CGFloat
    let high: CGFloat
    let first: Int
    let count: Int
    var end: Int { first + count }
  }

  /// Returns the items of a section whose lines reach into a rectangle.
  private func candidates(
    _ section: Int, _ rect: CGRect
  ) -> ArraySlice<UICollectionViewLayoutAttributes> {
    let lines = lines[section]
    // Lines overlap if the space between them is negative. Then all items are candidates.
    guard linesAreOrdered else { return items[section][...] }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = Self.count(of: lines) { $0.high < low }
    let last = Self.count(of: lines) { $0.low <= high }
    guard first < last else { return [] }
    return items[section][lines[first].first..<lines[last - 1].end]
  }

  /// Returns the number of lines at the beginning of a section of which a condition is true that is
  /// false of all lines behind them.
  private static func count(of lines: [Extent], where isBefore: (Extent) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(lines[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    computeIfLeftOut()
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    computeIfLeftOut()
    return switch elementKind {
    case UICollectionView.elementKindSectionHeader: pinned(indexPath.section)
    case UICollectionView.elementKindSectionFooter: footers[indexPath.section]
    default: nil
    }
  }

  /// Returns the attributes (frame and look) of a section's header, kept in view if headers are
  /// pinned.
  private func pinned(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let header = headers[section], sectionHeadersPinToVisibleBounds, isVertical,
      let view = collectionView
    else { return headers[section] }
    let moved = header.copy() as! UICollectionViewLayoutAttributes
    let top = view.bounds.minY + view.adjustedContentInset.top
    let end = sectionEnds[section]
    moved.frame.origin.y = min(max(top, end.low), end.high - header.size.height)
    moved.zIndex = 10
    return moved
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }
}
