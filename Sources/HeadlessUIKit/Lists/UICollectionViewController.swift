/// A controller for a collection view. It is the collection view's data source and delegate.
///
/// All methods of both protocols are declared in this class, so that a subclass overrides them as
/// on Apple's platforms.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  /// The layout with which the controller creates its collection view.
  open private(set) var collectionViewLayout: UICollectionViewLayout
  /// A Boolean value that says whether the controller deselects all items when it appears.
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that says whether a push from one collection view controller to another
  /// animates from layout to layout. Has no such effect in the model, where the push is an ordinary
  /// one.
  ///
  /// On a device both controllers share one collection view. In the model each has its own, and
  /// that of the upper one gets the cell classes and the data source of the lower.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet { inert("UICollectionViewController.useLayoutToLayoutNavigationTransitions") }
  }

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard. The controller has a flow layout until its view is
  /// loaded, then the layout that the storyboard gives the collection view.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var collection: UICollectionView?

  /// The collection view, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection = newValue
      if let newValue, viewIfLoaded == nil { view = newValue }
    }
  }

  /// The collection view of the collection view controller directly below this one on the
  /// navigation stack; `nil` if there is no such controller.
  private var collectionBelow: UICollectionView? {
    let stack = parentController?.childControllers ?? []
    guard let place = stack.firstIndex(of: self), place > 0 else { return nil }
    return (stack[place - 1] as? UICollectionViewController)?.collectionView
  }

  open override func loadView() {
    if loadInterface() {
      collection = view as? UICollectionView
      guard let collection else { return }
      collectionViewLayout = collection.collectionViewLayout
      // If the storyboard or nib gives the collection view no data source or delegate, the
      // controller takes that role, as Apple's documentation of `UICollectionViewController` says.
      if collection.dataSource == nil { collection.dataSource = self }
      if collection.delegate == nil { collection.delegate = self }
      return
    }
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    made.dataSource = self
    made.delegate = self
    if useLayoutToLayoutNavigationTransitions, let below = collectionBelow {
      made.shareContents(of: below)
    }
    collection = made
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let wrapper = UIView(frame: UIScreen.main.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(made)
    view = wrapper
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection?.indexPathsForSelectedItems ?? [] {
      collection?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: - Data source

  /// Returns the number of the collection view's sections: 1, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section of the collection view: 0, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns the cell of an item. A subclass with items must override the method, or it traps.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure(
      "\(type(of: self)) says that there are items, so it must override collectionView(_:cellForItemAt:)."
    )
  }
  /// Returns a header, footer or other supplementary view. Where a subclass does not override the
  /// method, the collection view shows none (rule R234 of UIKit's behaviour).
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.noteLeftOut()
    return UICollectionReusableView()
  }
  /// Returns true if an item may be moved; false by default. The model never calls the method,
  /// because items are not reordered by finger.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Moves an item in the app's data; does nothing by default. The model never calls the method,
  /// because items are not reordered by finger.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Delegate

  /// Returns true if a touch may highlight and select an item: true, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when an item's cell has been highlighted, because a finger presses it. Does nothing
  /// unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called when an item's cell is no longer highlighted. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns true if a tap selects an item: true, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns true if a tap on a selected item deselects it: true, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a tap has selected an item of the collection view. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called when a tap has deselected an item of the collection view. Does nothing unless
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Called when an item's cell is about to be shown. Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when an item's cell has been removed from the collection view. Does nothing unless
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a header, footer or other supplementary view is about to be shown. Does nothing
  /// unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called when a header, footer or other supplementary view has been removed from the collection.
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns the content offset that the collection view is to have after a change of layout: the
  /// proposed one, unless overridden. The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - Items that are moved and pressed long

  /// Returns the place to which an item that is dragged moves: the proposed one, unless overridden.
  /// The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns the titles of the index at the collection view's edge; `nil` unless overridden. The
  /// model never calls the method.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the item to which a title of the index leads: the first of the section of the same
  /// number, unless overridden. The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// Returns true if a long press on an item opens a menu of editing commands: false, unless
  /// overridden. The model never calls the method, because it opens no menus.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns true if an item's menu has a command: false, unless overridden. The model never calls
  /// the method.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// Called when a command of an item's menu was chosen. The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Returns the context menu of an item that is pressed long; `nil` unless overridden. The model
  /// never calls the method, because it opens no menus.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the context menu of several items; `nil` unless overridden. The model never calls the
  /// method, because it opens no menus.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the picture from which an item's context menu opens; `nil`, for the item, unless
  /// overridden. The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the picture to which an item's context menu closes; `nil`, for the item, unless
  /// overridden. The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the preview of an item's context menu was tapped. The model never calls the
  /// method.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called when an item's primary action is chosen. The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns true if an item can have the focus of a keyboard: true, unless overridden. The model
  /// never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns true if two fingers may begin to select several items: false, unless overridden. The
  /// model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when two fingers have begun to select several items. The model never calls the method.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  // MARK: - Scrolling

  /// Called when the collection view has scrolled, by a finger or by code. Does nothing unless
  /// overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger has begun to drag the collection view's content. Does nothing unless
  /// overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger that drags the collection view's content is about to be lifted. Does
  /// nothing unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger that dragged the collection view's content was lifted. Does nothing
  /// unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called when the collection view's content moves on by its momentum. Does nothing unless
  /// overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the collection view has come to rest after a scroll by a finger. Does nothing
  /// unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated scroll of the collection view by code has ended. Does nothing unless
  /// overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Called when the collection view's adjusted content insets have changed. Does nothing unless
  /// overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns the view that is scaled when the collection view is zoomed: `nil`, unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when zooming of the collection view begins. Does nothing unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the collection view's zoom scale has changed. Does nothing unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when zooming of the collection view has ended. Does nothing unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns true if a tap on the status bar scrolls the collection view to its top: true, unless
  /// overridden. The model never calls the method.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled the collection view to its top. The model
  /// never calls the method.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
