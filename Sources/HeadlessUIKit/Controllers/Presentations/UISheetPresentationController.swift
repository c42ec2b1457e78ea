/// A presentation of a sheet, which leaves the presenter's view partly visible and can rest at
/// several heights.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
/// }
/// ```
///
/// A finger pulls the sheet from one height to another, or dismisses it; `SheetPull` describes the
/// callbacks. Behind a sheet of full height the presenter's view is drawn smaller. Only its
/// presentation layer is affected: no value of the view or of its layer changes.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// True if the sheet of a pad takes the size of a page. A phone ignores it.
  open var prefersPageSizing = true
  /// The visual effect behind the sheet's content, which is stored and not drawn.
  open var backgroundEffect: UIVisualEffect?

  /// A detent of a sheet: a height at which the sheet may rest, with an identifier.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a sheet's detent, that is, of a height at which the sheet may rest.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the detent's identifier.
      public let rawValue: String
      /// Creates the identifier of a detent from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates the identifier of a detent from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the medium detent, which has half the sheet's largest height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent, which has the sheet's largest height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of this detent.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// Returns the medium detent, at which the sheet has half its largest height.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns the large detent, at which the sheet has its largest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent whose height the app computes in a closure. If the closure returns `nil`,
    /// the detent is inactive: the sheet does not rest at it.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom.\(Simulator.current.makeSerial())"), resolver)
    }

    /// Returns the height of the detent in a container; `nil` if the detent is inactive there, so
    /// that the sheet does not rest at it.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The detents at which the sheet may rest. Their order does not matter.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The identifier of the detent at which the sheet rests; `nil` means the lowest. It changes when
  /// a finger pulls the sheet to another detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The identifier of the highest detent at which the views behind the sheet are not dimmed and
  /// get touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True if an upward drag in a scroll view that is at its top first raises the sheet to its
  /// highest detent, and only then scrolls the content.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True if the sheet shows a grabber at its upper edge. The model stores the value and draws no
  /// grabber.
  open var prefersGrabberVisible = false
  /// A Boolean value without effect: the sheet is always attached to the lower edge.
  ///
  /// In UIKit, false lets a sheet cover the whole screen at a compact height.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { inert("UISheetPresentationController.prefersEdgeAttachedInCompactHeight") }
  }
  /// A Boolean value without effect: the sheet is always as wide as its container.
  ///
  /// In UIKit, true gives a sheet at a compact height the preferred width of the presented
  /// controller.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      inert("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached")
    }
  }
  /// The radius of the sheet's corners. The model stores the radius and does not draw it.
  open var preferredCornerRadius: CGFloat?
  /// The view around which a sheet in a regular width would be centred, without effect in the
  /// model.
  open var sourceView: UIView? { didSet { inert("UISheetPresentationController.sourceView") } }

  private lazy var pull = SheetPull(self)
  /// The height at which a finger holds the sheet during a pull; `nil` if no finger does. Below the
  /// sheet's lowest height, the sheet keeps its size and moves down.
  var heldHeight: CGFloat?
  private var sizeOfContainer: CGSize?

  /// Runs a closure that changes the sheet's detents or selects one, and animates the sheet to its
  /// new height.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(withDuration: 0.3) { [self] in
      presentedView?.frame = frameOfPresentedViewInContainerView
      presentedView?.layoutIfNeeded()
    }
  }

  /// Requests that the heights of the sheet's custom detents are computed again at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  override var placesPresentedViewItself: Bool { true }

  open override var frameOfPresentedViewInContainerView: CGRect {
    container == nil ? .zero : frame(at: height(of: selectedDetentIdentifier))
  }

  // MARK: - Overrides of the presentation controller

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    pull.attach(to: container)
    presentingViewController.viewIfLoaded?.layer.rare.showsOtherwise = self
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // The window may have changed its size during the transition, so the sheet's frame is computed
    // again.
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

  /// True if the views behind the sheet get touches, because the sheet is not higher than its
  /// detent ``largestUndimmedDetentIdentifier``.
  override var letsTouchesThrough: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let limit = heights.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
    return height(of: selectedDetentIdentifier) <= limit ?? -.infinity
  }
}

/// The traits and the largest height from which the height of a sheet's detent is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the view that contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of the sheet, measured from the lower safe area. A detent's height is a
  /// part of it.
  var maximumDetentValue: CGFloat { get }
}

/// A sheet's delegate that is told when the user has pulled the sheet to another detent and the
/// sheet rests there. It is not told of a detent that code selects.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has pulled the sheet to another detent and the sheet rests there.
  /// Optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing when the user has pulled a sheet to another detent, for a delegate that does not
  /// implement this optional method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
