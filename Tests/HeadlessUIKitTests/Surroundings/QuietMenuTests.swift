import Foundation
import Testing
import UIKit

/// Methods that a controller of a list overrides for menus, editing and moving. The model calls
/// none of them, and each says by itself what UIKit's own says.
@MainActor
@Suite("Methods of lists that are quiet here")
struct QuietMenuTests {
  /// The answer of an animator that UIKit would give to a preview.
  private final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    var previewViewController: UIViewController? { nil }
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { !super.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector,
      forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  }

  private final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { !super.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
  }

  @Test("A subclass of a table's controller overrides them")
  func rows() {
    _ = World()
    let (table, place) = (UITableView(), IndexPath(row: 2, section: 1))
    let (own, plain) = (Rows(), UITableViewController())
    let menu = UIContextMenuConfiguration()

    #expect(own.tableView(table, shouldShowMenuForRowAt: place))
    #expect(
      own.tableView(table, canPerformAction: Selector("copy:"), forRowAt: place, withSender: nil))
    #expect(own.tableView(table, contextMenuConfigurationForRowAt: place, point: .zero) != nil)
    #expect(own.sectionIndexTitles(for: table) == ["A"])
    #expect(
      !plain.tableView(table, canPerformAction: Selector("copy:"), forRowAt: place, withSender: nil)
    )
    #expect(plain.tableView(table, contextMenuConfigurationForRowAt: place, point: .zero) == nil)
    #expect(
      plain.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu) == nil)
    #expect(plain.tableView(table, previewForDismissingContextMenuWithConfiguration: menu) == nil)
    #expect(plain.sectionIndexTitles(for: table) == nil)
    #expect(plain.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 1)
    #expect(plain.tableView(table, titleForDeleteConfirmationButtonForRowAt: place) == nil)
    #expect(plain.tableView(table, editActionsForRowAt: place) == nil)
    #expect(plain.tableView(table, indentationLevelForRowAt: place) == 0)
    let other = IndexPath(row: 0, section: 0)
    #expect(
      plain.tableView(table, targetIndexPathForMoveFromRowAt: place, toProposedIndexPath: other)
        == other)
    #expect(
      plain.tableView(table, estimatedHeightForHeaderInSection: 0)
        == table.estimatedSectionHeaderHeight)
    #expect(
      plain.tableView(table, estimatedHeightForFooterInSection: 0)
        == table.estimatedSectionFooterHeight)
    #expect(plain.tableView(table, canFocusRowAt: place))
    #expect(!plain.tableView(table, shouldBeginMultipleSelectionInteractionAt: place))
    plain.tableView(table, didBeginMultipleSelectionInteractionAt: place)
    plain.tableView(table, willBeginEditingRowAt: place)
    plain.tableView(table, didEndEditingRowAt: place)
    plain.tableView(table, didEndDisplayingHeaderView: UIView(), forSection: 0)
    plain.tableView(table, didEndDisplayingFooterView: UIView(), forSection: 0)
    plain.tableView(table, performAction: Selector("copy:"), forRowAt: place, withSender: nil)
    plain.tableView(table, performPrimaryActionForRowAt: place)
    plain.tableView(table, willPerformPreviewActionForMenuWith: menu, animator: Commit())
  }

  @Test("A subclass of a collection view's controller overrides them")
  func items() {
    _ = World()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let place = IndexPath(item: 2, section: 1)
    let own = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let menu = UIContextMenuConfiguration()

    #expect(own.collectionView(list, shouldShowMenuForItemAt: place))
    #expect(own.indexTitles(for: list) == ["A"])
    #expect(plain.indexTitles(for: list) == nil)
    #expect(
      plain.collectionView(list, indexPathForIndexTitle: "B", at: 1)
        == IndexPath(item: 0, section: 1))
    #expect(
      !plain.collectionView(
        list, canPerformAction: Selector("copy:"), forItemAt: place, withSender: nil))
    #expect(
      plain.collectionView(list, contextMenuConfigurationForItemAt: place, point: .zero) == nil)
    #expect(
      plain.collectionView(list, contextMenuConfigurationForItemsAt: [place], point: .zero) == nil)
    #expect(
      plain.collectionView(list, previewForHighlightingContextMenuWithConfiguration: menu) == nil)
    #expect(
      plain.collectionView(list, previewForDismissingContextMenuWithConfiguration: menu) == nil)
    let other = IndexPath(item: 0, section: 0)
    #expect(
      plain.collectionView(
        list, targetIndexPathForMoveFromItemAt: place, toProposedIndexPath: other) == other)
    #expect(plain.collectionView(list, canFocusItemAt: place))
    #expect(!plain.collectionView(list, shouldBeginMultipleSelectionInteractionAt: place))
    plain.collectionView(list, didBeginMultipleSelectionInteractionAt: place)
    plain.collectionView(list, performAction: Selector("copy:"), forItemAt: place, withSender: nil)
    plain.collectionView(list, performPrimaryActionForItemAt: place)
    plain.collectionView(list, willPerformPreviewActionForMenuWith: menu, animator: Commit())
  }

  private final class Fitting: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }
  }

  @Test("A layout's context moves what the collection view shows by its adjustment")
  func adjustment() {
    _ = World()
    let layout = Fitting()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    #expect(
      !UICollectionViewLayout().shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))

    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    context.contentOffsetAdjustment = CGPoint(x: 5, y: 30)
    context.contentSizeAdjustment = CGSize(width: 0, height: 10)
    list.contentOffset = CGPoint(x: 1, y: 2)
    layout.invalidateLayout(with: context)

    #expect(list.contentOffset == CGPoint(x: 6, y: 32))
    #expect(context.contentSizeAdjustment.height == 10)
  }

  @Test("The place of a row is the identifier of its menu, and the same place when it is copied")
  func identifier() {
    let place = IndexPath(row: 2, section: 1)
    let menu = UIContextMenuConfiguration(
      identifier: place, previewProvider: nil, actionProvider: nil)
    #expect(menu.identifier as? IndexPath == place)
    #expect(place.copy(with: nil) as? IndexPath == place)
  }

  @Test("A navigation bar keeps the points by which its title is moved, for each height")
  func titleAdjustment() {
    _ = World()
    let bar = UINavigationBar()
    bar.setTitleVerticalPositionAdjustment(-3, for: .default)
    bar.setTitleVerticalPositionAdjustment(-2, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == -2)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
  }

  @Test("A toolbar keeps its pictures, and a screen the items of its toolbar")
  func toolbar() {
    _ = World()
    let (bar, picture) = (UIToolbar(), UIImage())
    bar.setShadowImage(picture, forToolbarPosition: .bottom)
    bar.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) === picture)
    #expect(bar.shadowImage(forToolbarPosition: .top) == nil)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === picture)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .compact) == nil)

    let screen = UIViewController()
    let stack = UINavigationController(rootViewController: screen)
    stack.isToolbarHidden = false
    screen.setToolbarItems([UIBarButtonItem(systemItem: .done)], animated: true)
    #expect(screen.toolbarItems?.count == 1)
  }

  @Test("A pointer and a font's features are described, and nobody sees them")
  func described() {
    _ = World()
    let button = UIButton()
    button.pointerStyleProvider = { button, effect, shape in
      UIPointerStyle(effect: .lift(effect.preview), shape: shape)
    }
    let preview = UITargetedPreview(view: UIView())
    let shapes: [UIPointerShape] = [
      .path(UIBezierPath()), .roundedRect(.zero), .verticalBeam(length: 3),
      .horizontalBeam(length: 3),
    ]
    let effects: [UIPointerEffect] = [
      .automatic(preview), .highlight(preview), .hover(preview, preferredTintMode: .none),
      .hover(preview), .hover(preview, preferredTintMode: .underlay),
    ]
    for (shape, effect) in zip(shapes, effects) {
      #expect(effect.preview === preview)
      #expect(button.pointerStyleProvider?(button, effect, shape) != nil)
    }
    let styles = [
      UIPointerStyle.hidden(), .system(), UIPointerStyle(shape: shapes[0], constrainedAxes: .both),
    ]
    #expect(styles.count == 3)
    #expect(UICollectionLayoutListConfiguration.HeaderMode.firstItemInSection.rawValue == 2)
    #expect(UIAxis.both == [.horizontal, .vertical])
    let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: 5)
    #expect(region.rect.width == 3 && region.identifier == AnyHashable(5))

    let features: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector],
      [.type: kNumberSpacingType, .selector: kProportionalNumbersSelector],
      [.type: kLigaturesType, .selector: kCommonLigaturesOnSelector],
      [.type: kLigaturesType, .selector: kCommonLigaturesOffSelector],
      [.type: kVerticalPositionType, .selector: kNormalPositionSelector],
      [.type: kVerticalPositionType, .selector: kSuperiorsSelector],
      [.type: kVerticalPositionType, .selector: kInferiorsSelector],
      [.type: kFractionsType, .selector: kNoFractionsSelector],
      [.type: kFractionsType, .selector: kDiagonalFractionsSelector],
      [.type: kNumberCaseType, .selector: kLowerCaseNumbersSelector],
      [.type: kNumberCaseType, .selector: kUpperCaseNumbersSelector],
      [.type: kStylisticAlternativesType, .selector: kStylisticAltOneOnSelector],
      [.type: kStylisticAlternativesType, .selector: kStylisticAltTwoOnSelector],
      [.type: kStylisticAlternativesType, .selector: kStylisticAltThreeOnSelector],
      [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector],
      [.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector],
    ]
    #expect(features[0][.type] == 6 && features[0][.selector] == 0)
    #expect(Set(features).count == features.count)
  }
}
