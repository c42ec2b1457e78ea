/// A description of a collection section that is arranged as a list of rows, as in a table view.
///
/// - Note: Rows are 44 points high whatever they contain. Headers and footers of sections,
///   separators and swipe actions are not modelled; using them does not compile.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of a list in a collection view, such as grouped or sidebar.
  @frozen public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The style of the list. In the model it determines only the insets of the list's sections.
  public let appearance: Appearance
  /// The colour behind the list's rows. Has no effect: the model shows the collection view's own
  /// background colour.
  public var backgroundColor: UIColor?
  /// True if lines separate the list's rows. Has no effect, because the model draws no lines.
  public var showsSeparators = true

  /// Creates a list configuration with a style, such as grouped or sidebar.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The section of a compositional layout that the configuration describes: rows of full width,
  /// one below the other.
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
  /// Creates a compositional layout whose sections are all lists, as a configuration describes
  /// them.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section of a compositional layout that is a list, as a configuration describes it.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

/// A collection view's cell that shows one row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the end of the list row, such as a check mark. Has no effect, because the
  /// model does not draw them.
  open var accessories: [UICellAccessory] = []
  /// The number of steps by which a list row is indented, as the child of another row. Has no
  /// effect in the model.
  open var indentationLevel = 0 { didSet { inert("UICollectionViewListCell.indentationLevel") } }

  /// Returns the content configuration of a list row, with text, secondary text and an image, for
  /// the app to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// An accessory at the end of a list row, such as a check mark. The model does not draw it, and it
/// takes no touches.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Creates a disclosure indicator, the arrow that says that a list row leads to details.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// Creates a check mark, the accessory that says that a list row is chosen.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
}
