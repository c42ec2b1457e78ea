/// A description of a collection section that is arranged as a list of rows, as in a table view.
///
/// - Note: Rows, headers and footers are 44 points high whatever they contain. Separators and swipe
///   actions are not modelled; the closures that describe swipe actions are never called.
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

  /// The header of each section of the list: none, a supplementary view, or the first item.
  @frozen public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The footer of each section of the list: none, or a supplementary view.
  @frozen public enum FooterMode: Int, Sendable { case none, supplementary }
  /// A closure that returns the actions of a swipe over a row.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The header of each section of the list.
  public var headerMode: HeaderMode = .none
  /// The footer of each section of the list.
  public var footerMode: FooterMode = .none
  /// The space above a section's header; `nil` for UIKit's own. Has no effect in the model.
  public var headerTopPadding: CGFloat?
  /// The closure that returns the actions of a swipe from a row's leading edge. Never called,
  /// because the model's rows are not swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions of a swipe from a row's trailing edge. Never called,
  /// because the model's rows are not swiped.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

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
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
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

  /// The guide along which the line below the row runs: the row's content, because the model draws
  /// no line.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    // An app binds the guide to something else by constraints of its own, which win.
    let sides = [
      guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ]
    for side in sides { side.priority = .defaultLow }
    NSLayoutConstraint.activate(
      sides + [
        guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        guide.heightAnchor.constraint(equalToConstant: 1),
      ])
    return guide
  }()

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

  /// A choice of the moments at which an accessory is shown: always, or only while the list is
  /// edited or is not.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The place of an accessory in a list row, with the moments at which it is shown.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  /// The width that is kept free for an accessory.
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }
  /// The description of an accessory that is a view of the app's own.
  @MainActor public struct CustomViewConfiguration {
    /// The view of the accessory, which the model does not put into the row.
    public let customView: UIView
    /// The place of the accessory.
    public var placement: Placement
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the accessory.
    public var tintColor: UIColor?

    /// Creates the description of an accessory from its view and its place.
    public init(
      customView: UIView, placement: Placement, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// The tint, the place and the visibility of an accessory that UIKit draws.
  @MainActor public struct Options {
    /// The tint of the accessory.
    public var tintColor: UIColor?
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// True if the accessory is hidden.
    public var isHidden: Bool?

    /// Creates the description of an accessory's looks.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }

  /// Creates an accessory that is a view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory()
  }
  /// Creates an accessory with a text, at the end of a list row.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// Creates a disclosure indicator that is shown at certain moments.
  public static func disclosureIndicator(
    displayed: DisplayedState, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// Creates a check mark that is shown at certain moments.
  public static func checkmark(
    displayed: DisplayedState, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// Creates the round button by which a user deletes a list row. The model offers no such button.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// Creates the handle by which a user moves a list row. The model offers no such handle.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// Creates the circle that shows if one of several rows is chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// Creates the arrow that unfolds the rows below a list row. A tap on it does nothing in the
  /// model.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
}
