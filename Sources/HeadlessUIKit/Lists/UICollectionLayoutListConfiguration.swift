/// Says how a collection looks that is a list.
///
/// - Note: Rows are 44 points high: what is in them is not asked. Headers and footers of sections,
///   separators and swipe actions are not modelled; using them does not compile.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// What a list looks like.
  @frozen public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public let appearance: Appearance
  public var backgroundColor: UIColor?
  /// Whether lines separate the rows. Nothing is drawn here, so nothing comes of it.
  public var showsSeparators = true

  public init(appearance: Appearance) { self.appearance = appearance }

  /// Rows of the whole width, one below the other.
  var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [row]))
    let side: CGFloat = appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
    let above: CGFloat = appearance == .grouped || appearance == .insetGrouped ? 35 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: above, leading: side, bottom: 0, trailing: side)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Arranges a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What a row has at its end.
  open var accessories: [UICellAccessory] = []
  /// How far a row that lies below another is moved in.
  open var indentationLevel = 0 { didSet { inert("UICollectionViewListCell.indentationLevel") } }

  /// Text, a lesser text and a picture, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What a row of a list has at its end. Nothing is drawn here, and nothing takes touches.
@preconcurrency @MainActor
public struct UICellAccessory {
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
}
