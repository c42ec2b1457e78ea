/// Presents a sheet that leaves a strip of the presenter's view in sight, or rests at one of several heights.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
/// }
/// ```
///
/// - Note: Unlike UIKit's, the sheet is not pulled by a finger, neither to another height nor away, and the presenter's view does not
///   shrink behind it. Heights change by ``animateChanges(_:)``.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// How much of the presenter's view is left in sight below the system's part of the edge.
  private static let strip: CGFloat = 10

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
  /// The height at which it rests; the lowest unless said.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?

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

  private struct Room: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection
    var maximumDetentValue: CGFloat
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let whole = container.bounds
    let top = min(whole.height, Simulator.current.screen.shape.safeArea.top + Self.strip)
    let bottom = container.safeAreaInsets.bottom
    let room = Room(
      containerTraitCollection: container.traitCollection,
      maximumDetentValue: whole.height - top - bottom)
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let height = min(
      (detent?.resolvedValue(in: room) ?? room.maximumDetentValue) + bottom, whole.height - top)
    return CGRect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard !(presentedViewController.transition is ModalTransition) else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // The window may have another size since the sheet was given its place.
    containerView?.setNeedsLayout()
  }
}

/// What a height is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// As high as the sheet can be.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of another height chosen by the user, which never happens in the model.
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
