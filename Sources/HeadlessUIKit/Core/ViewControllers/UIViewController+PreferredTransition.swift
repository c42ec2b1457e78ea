extension UIViewController {
  /// A system transition for showing and hiding a controller.
  ///
  /// ```swift
  /// detail.preferredTransition = .zoom { context in
  ///   let detail = context.zoomedViewController as! DetailViewController
  ///   return self.thumbnail(for: detail.item)
  /// }
  /// navigationController?.pushViewController(detail, animated: true)
  /// ```
  ///
  /// The source view is asked for when the page is shown and again when it is hidden, because the
  /// page may show another item by then (R181).
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// The parameters of a requested zoom.
    struct Zoom {
      var options: ZoomOptions?
      var sourceView: (ZoomSourceViewProviderContext) -> UIView?
    }

    /// The zoom's parameters; `nil` if the transition is not a zoom.
    let zoom: Zoom?
    /// The style of a transition that is not a zoom.
    let style: UIModalTransitionStyle

    private init(zoom: Zoom? = nil, style: UIModalTransitionStyle = .coverVertical) {
      (self.zoom, self.style) = (zoom, style)
      super.init()
    }

    /// Grows the page out of a view, and shrinks it back into the view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(zoom: Zoom(options: options, sourceView: sourceViewProvider)) }

    /// Grows the page out of a bar button item, and shrinks it back into the item.
    ///
    /// - Note: Bar button items have no views in the model. The page grows out of the middle,
    ///   unless the item has a custom view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        zoom: Zoom(options: options) { sourceBarButtonItemProvider($0)?.customView })
    }

    /// Slides the page up from below.
    public static var coverVertical: Transition { Transition(style: .coverVertical) }
    /// Flips the page about its vertical axis.
    public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// Fades the page in.
    public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// Curls the presenter's page away to uncover the new one.
    public static var partialCurl: Transition { Transition(style: .partialCurl) }
  }
}

extension UIViewController.Transition {
  /// Options of a zoom transition.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    /// The colour over the page below. The model stores it and shows nothing.
    public var dimmingColor: UIColor?
    /// The blur over the page below. The model stores it and shows nothing.
    public var dimmingVisualEffect: UIBlurEffect?
    /// Asked before a gesture dismisses the page; returns whether the gesture may begin (R185).
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Returns the part of the page that lies over the source view when the page is smallest, in
    /// the page's coordinates; `nil` or a null rectangle means the whole page.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    public override init() { super.init() }

    /// The state of a gesture that is about to dismiss a page.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// The gesture's location, in the page's coordinates.
      public let location: CGPoint
      /// The gesture's velocity, in points per second.
      public let velocity: CGVector
      /// True if the gesture begins by default.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }

    /// The source view and the page of a zoom.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      /// The view from which the page zooms.
      public let sourceView: UIView
      /// The controller of the page.
      public let zoomedViewController: UIViewController

      init(sourceView: UIView, zoomedViewController: UIViewController) {
        (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
        super.init()
      }
    }
  }

  /// The two controllers of a zoom, for choosing its source view.
  @preconcurrency @MainActor
  public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller from which the page comes: the one below it on the navigation stack, or the
    /// one on which `present` was called.
    public let sourceViewController: UIViewController
    /// The controller of the page.
    public let zoomedViewController: UIViewController

    init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
      (self.sourceViewController, self.zoomedViewController) =
        (sourceViewController, zoomedViewController)
      super.init()
    }
  }
}
