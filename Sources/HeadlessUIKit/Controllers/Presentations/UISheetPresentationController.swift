/// Presents a sheet that leaves a strip of the presenter's view in sight, or rests at one of
/// several heights.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
/// }
/// ```
///
/// A finger pulls it from height to height, and away: see `SheetPull` for what that asks and tells.
/// Behind a sheet of full height the presenter's view recedes; that is only shown, and no value of
/// the view or its layer is another one for it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Its name.
    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    /// About half the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// As high as sheets get.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the app's own; `nil` makes it inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom.\(Simulator.current.makeSerial())"), resolver)
    }

    /// How high that is.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The heights at which the sheet may rest, lowest first.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height at which it rests; the lowest unless said. A finger that chooses another one sets
  /// it.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The highest height at which what lies behind stays bright and takes touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether content at its top that is pushed up raises the sheet before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false
  /// Whether it keeps to the lower edge where height is short; it always does.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { inert("UISheetPresentationController.prefersEdgeAttachedInCompactHeight") }
  }
  /// Whether it is only as wide as it likes; it is as wide as its container.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      inert("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached")
    }
  }
  open var preferredCornerRadius: CGFloat?
  /// What a sheet of regular width would stand around.
  open var sourceView: UIView? { didSet { inert("UISheetPresentationController.sourceView") } }

  private lazy var pull = SheetPull(self)
  /// The height at which a finger holds it; a height under the lowest is one to which it has been
  /// pushed down whole.
  var heldHeight: CGFloat?
  private var sizeOfContainer: CGSize?

  /// Changes heights with an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(withDuration: 0.3) { [self] in
      presentedView?.frame = frameOfPresentedViewInContainerView
      presentedView?.layoutIfNeeded()
    }
  }

  /// Has custom heights computed anew.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  override var placesPresentedViewItself: Bool { true }

  open override var frameOfPresentedViewInContainerView: CGRect {
    container == nil ? .zero : frame(at: height(of: selectedDetentIdentifier))
  }

  // MARK: - The course

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    pull.attach(to: container)
    presentingViewController.viewIfLoaded?.layer.rare.showsOtherwise = self
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // The window may have another size since the sheet was given its place.
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

  /// Whether what lies behind takes touches: the sheet is no higher than the highest height that
  /// leaves it bright.
  override var letsTouchesThrough: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let limit = heights.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
    return height(of: selectedDetentIdentifier) <= limit ?? -.infinity
  }
}

/// What a height is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// As high as the sheet can be.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of another height chosen by the user, when the sheet has come to rest there. One that code
/// chooses is not told.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
