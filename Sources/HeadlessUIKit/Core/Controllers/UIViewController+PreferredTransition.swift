extension UIViewController {
  /// A way to come and to go that is the system's.
  ///
  /// ```swift
  /// detail.preferredTransition = .zoom { context in
  ///   let detail = context.zoomedViewController as! DetailViewController
  ///   return self.thumbnail(for: detail.item)
  /// }
  /// navigationController?.pushViewController(detail, animated: true)
  /// ```
  ///
  /// The view is asked for on the way in and again on the way back, since the page may show another
  /// item by then (R181).
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// A zoom as it was asked for.
    struct Zoom {
      var options: ZoomOptions?
      var sourceView: (ZoomSourceViewProviderContext) -> UIView?
    }

    /// How the page zooms, if it does.
    let zoom: Zoom?
    /// How a presented page comes and goes otherwise.
    let style: UIModalTransitionStyle

    private init(zoom: Zoom? = nil, style: UIModalTransitionStyle = .coverVertical) {
      (self.zoom, self.style) = (zoom, style)
      super.init()
    }

    /// Grows out of a view, and shrinks back into it.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(zoom: Zoom(options: options, sourceView: sourceViewProvider)) }

    /// Grows out of a button in a bar, and shrinks back into it.
    ///
    /// - Note: Buttons of bars have no views of their own here: the page grows out of the middle,
    ///   unless the button has a custom view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        zoom: Zoom(options: options) { sourceBarButtonItemProvider($0)?.customView })
    }

    /// Slides up from below.
    public static var coverVertical: Transition { Transition(style: .coverVertical) }
    /// Turns about the vertical middle.
    public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// Fades in.
    public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// Uncovers what lies behind as a page that is turned.
    public static var partialCurl: Transition { Transition(style: .partialCurl) }
  }
}

extension UIViewController.Transition {
  /// How a zoom is done.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    public var dimmingColor: UIColor?
    public var dimmingVisualEffect: UIBlurEffect?
    /// Asked when a finger is about to pull the page away: whether it may (R185).
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// The part of the page that lies over the source view at the small end of a zoom, in the
    /// page's coordinates; `nil` or null for all of it.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    public override init() { super.init() }

    /// A finger that is about to pull a page away.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// Where the finger is, in the page's coordinates.
      public let location: CGPoint
      /// How fast the finger goes, in points per second.
      public let velocity: CGVector
      /// Whether the pull begins unless somebody objects.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }

    /// The two ends of a zoom.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(sourceView: UIView, zoomedViewController: UIViewController) {
        (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
        super.init()
      }
    }
  }

  /// What the view is chosen for that a zoom comes from.
  @preconcurrency @MainActor
  public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller that the page comes from: the one below it on the stack, or the one that was
    /// asked to present it.
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
      (self.sourceViewController, self.zoomedViewController) =
        (sourceViewController, zoomedViewController)
      super.init()
    }
  }
}
