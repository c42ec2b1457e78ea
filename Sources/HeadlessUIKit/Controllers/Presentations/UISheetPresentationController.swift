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
  /// A height, with a name, at which a sheet may rest.
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

    /// Returns a detent at half the largest height.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns a detent at the largest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent whose height the app computes. If the app's closure returns `nil`, the
    /// detent is inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom.\(Simulator.current.makeSerial())"), resolver)
    }

    /// Returns the height of the detent in a container; `nil` if the detent is inactive there.
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
  /// True if pushing up a scroll view that is at its top raises the sheet first, before the content
  /// scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True if the sheet shows a grabber. The model stores the value and draws no grabber.
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
  /// The radius of the sheet's corners. The model stores the radius and does not draw it.
  open var preferredCornerRadius: CGFloat?
  /// The view around which a sheet in a regular width would be centred, without effect in the
  /// model.
  open var sourceView: UIView? { didSet { inert("UISheetPresentationController.sourceView") } }

  private lazy var pull = SheetPull(self)
  /// The height at which a finger holds the sheet; `nil` if none does. Below its lowest height, the
  /// sheet keeps its size and moves down.
  var heldHeight: CGFloat?
  private var sizeOfContainer: CGSize?

  /// Runs a closure that changes the detents, and animates the sheet to its new frame.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(withDuration: 0.3) { [self] in
      presentedView?.frame = frameOfPresentedViewInContainerView
      presentedView?.layoutIfNeeded()
    }
  }

  /// Requests that the heights of custom detents are computed again.
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

  /// True if the views behind the sheet get touches, because the sheet is not higher than its
  /// largest undimmed detent.
  override var letsTouchesThrough: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let limit = heights.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
    return height(of: selectedDetentIdentifier) <= limit ?? -.infinity
  }
}

/// The context from which the height of a detent is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of the sheet, without the lower safe area.
  var maximumDetentValue: CGFloat { get }
}

/// A delegate that is told when the user has pulled the sheet to another detent and the sheet rests
/// there. A detent that code selects is not reported.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has pulled the sheet to another detent. Optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing, for a delegate without this method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
