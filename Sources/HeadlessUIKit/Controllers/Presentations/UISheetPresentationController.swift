/// A presentation of a sheet, which leaves a strip of the presenter's view visible or rests at one
/// of several heights.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
/// }
/// ```
///
/// A finger pulls the sheet between heights and dismisses it; `SheetPull` describes the callbacks.
/// Behind a sheet of full height the presenter's view recedes. Only its presentation layer shows
/// this: no value of the view or its layer changes.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A named height at which a sheet may rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String
      /// Creates a name from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The name of the detent at half the largest height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the detent at the largest height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// Returns the detent at half the largest height.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns the detent at the largest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent with a height that the app computes; `nil` makes it inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom.\(Simulator.current.makeSerial())"), resolver)
    }

    /// Returns the detent's height in a container, or nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The detents at which the sheet may rest, in any order.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The detent at which the sheet rests; `nil` means the lowest. A finger that pulls the sheet to
  /// another detent sets it.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The highest detent at which the views behind the sheet are not dimmed and receive touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that is true if pushing up content that is at its top raises the sheet before
  /// the content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that the model stores and never reads: no grabber is drawn.
  open var prefersGrabberVisible = false
  /// A Boolean value without effect: the sheet is always attached to the lower edge.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { inert("UISheetPresentationController.prefersEdgeAttachedInCompactHeight") }
  }
  /// A Boolean value without effect: the sheet is always as wide as its container.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      inert("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached")
    }
  }
  /// The radius of the sheet's corners, which is stored and not drawn.
  open var preferredCornerRadius: CGFloat?
  /// The view around which a sheet in a regular width would be centred, without effect in the
  /// model.
  open var sourceView: UIView? { didSet { inert("UISheetPresentationController.sourceView") } }

  private lazy var pull = SheetPull(self)
  /// The height at which a finger holds the sheet, or nil. Below the lowest height the sheet is
  /// moved down at that height's size.
  var heldHeight: CGFloat?
  private var sizeOfContainer: CGSize?

  /// Applies changes of the detents, and animates the sheet to its new frame.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(withDuration: 0.3) { [self] in
      presentedView?.frame = frameOfPresentedViewInContainerView
      presentedView?.layoutIfNeeded()
    }
  }

  /// Requests that custom heights be computed anew.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  override var placesPresentedViewItself: Bool { true }

  open override var frameOfPresentedViewInContainerView: CGRect {
    container == nil ? .zero : frame(at: height(of: selectedDetentIdentifier))
  }

  // MARK: - Callbacks of the presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    pull.attach(to: container)
    presentingViewController.viewIfLoaded?.layer.rare.showsOtherwise = self
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // The window's size may have changed since the sheet's frame was set.
    containerView?.setNeedsLayout()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let sizeOfContainer, sizeOfContainer != container?.bounds.size { pull.letGoForNewSize() }
    sizeOfContainer = container?.bounds.size
    guard !(presentedViewController.transition is ModalTransition) else { return }
    presentedView?.frame =
      heldHeight.map { frame(at: $0) } ?? frameOfPresentedViewInContainerView
  }

  /// True if the views behind the sheet receive touches, because the sheet is no higher than its
  /// largest undimmed detent.
  override var letsTouchesThrough: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let limit = heights.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
    return height(of: selectedDetentIdentifier) <= limit ?? -.infinity
  }
}

/// The values from which a detent's height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The sheet's largest height, not counting the lower safe area.
  var maximumDetentValue: CGFloat { get }
}

/// An object that is told when the user has chosen another detent, once the sheet rests there. A
/// detent chosen by code is not reported.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user has pulled the sheet to another detent. Optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing, for a delegate without this method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
