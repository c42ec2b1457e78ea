/// A description of a collection section that is arranged as a list of rows, as in a table view.
///
/// - Note: Rows are 44 points high whatever they contain. Headers and footers of sections,
///   separators and swipe actions are not modelled; using them does not compile.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  @frozen public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The style of the list, which determines the insets of its sections.
  public let appearance: Appearance
  /// The colour behind the rows. Has no effect: the collection's own background colour is shown.
  public var backgroundColor: UIColor?
  /// True if lines separate the rows. Has no effect, because nothing is drawn here.
  public var showsSeparators = true

  /// Creates a configuration with a style.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The layout section for the list: full-width rows, one below the other.
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
  /// Creates a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

/// A cell for a row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the end of the row.
  open var accessories: [UICellAccessory] = []
  /// The number of steps by which a child row is indented. Has no effect.
  open var indentationLevel = 0 { didSet { inert("UICollectionViewListCell.indentationLevel") } }

  /// Returns a content configuration for a row with text, secondary text and an image, for the app
  /// to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// An accessory at the end of a list row. It is not drawn and takes no touches.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Creates an accessory that leads to more details.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// Creates an accessory that marks a chosen row.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
}
