extension UIViewController {
  /// A transition of UIKit itself by which a controller is shown and hidden.
  ///
  /// ```swift
  /// detail.preferredTransition = .zoom { context in
  ///   let detail = context.zoomedViewController as! DetailViewController
  ///   return self.thumbnail(for: detail.item)
  /// }
  /// navigationController?.pushViewController(detail, animated: true)
  /// ```
  ///
  /// UIKit asks for the zoom's source view when the controller is shown and again when it is
  /// hidden, because the controller may show another item by then (rule R181 of UIKit's behaviour).
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// The options of a zoom transition, and the closure that returns its source view.
    struct Zoom {
      var options: ZoomOptions?
      var sourceView: (ZoomSourceViewProviderContext) -> UIView?
    }

    /// The options and the source view of a zoom; `nil` if the transition is not a zoom.
    let zoom: Zoom?
    /// The style of the transition if it is not a zoom, such as a cross-dissolve.
    let style: UIModalTransitionStyle

    private init(zoom: Zoom? = nil, style: UIModalTransitionStyle = .coverVertical) {
      (self.zoom, self.style) = (zoom, style)
      super.init()
    }

    /// Returns a transition in which the controller's view grows out of a source view and shrinks
    /// back into it.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(zoom: Zoom(options: options, sourceView: sourceViewProvider)) }

    /// Returns a transition in which the controller's view grows out of a bar button item and
    /// shrinks back into it.
    ///
    /// - Note: Bar button items have no views in the model. The controller's view grows out of the
    ///   middle, unless the item has a custom view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        zoom: Zoom(options: options) { sourceBarButtonItemProvider($0)?.customView })
    }

    /// A transition in which the controller's view slides up from below.
    public static var coverVertical: Transition { Transition(style: .coverVertical) }
    /// A transition in which the screen flips about its vertical axis.
    public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// A transition in which the controller's view fades in.
    public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// A transition in which the presenter's view curls away and uncovers the new view.
    public static var partialCurl: Transition { Transition(style: .partialCurl) }
  }
}

extension UIViewController.Transition {
  /// The options of a zoom transition, such as the blur below the zoomed view.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject {
    /// The colour that dims the view below the zoomed one. The model stores the colour and shows
    /// nothing.
    public var dimmingColor: UIColor?
    /// The blur over the view below the zoomed one. The model stores the blur and shows nothing.
    public var dimmingVisualEffect: UIBlurEffect?
    /// A closure that decides whether a gesture may begin to dismiss the zoomed controller
    /// (rule R185 of UIKit's behaviour).
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// A closure that returns the part of the zoomed view that is to lie over the source view when
    /// the zoomed view is smallest. The rectangle is in the zoomed view's coordinates; `nil` or a
    /// null rectangle means the whole view.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    public override init() { super.init() }

    /// The state of a gesture that is about to dismiss a zoomed controller.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// The location of the gesture's finger, in the zoomed view's coordinates.
      public let location: CGPoint
      /// The velocity of the gesture's finger, in points per second.
      public let velocity: CGVector
      /// True if UIKit by itself would let the dismissing gesture begin.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }

    /// The source view and the zoomed controller of a zoom transition, for the closure that chooses
    /// a part of the view.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      /// The view out of which the zoomed view grows.
      public let sourceView: UIView
      /// The controller that the zoom shows.
      public let zoomedViewController: UIViewController

      init(sourceView: UIView, zoomedViewController: UIViewController) {
        (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
        super.init()
      }
    }
  }

  /// The two controllers of a zoom transition, for choosing the source view.
  @preconcurrency @MainActor
  public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller that shows the zoomed one: the controller below it on the navigation stack,
    /// or the one on which `present` was called.
    public let sourceViewController: UIViewController
    /// The controller that the zoom shows.
    public let zoomedViewController: UIViewController

    init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
      (self.sourceViewController, self.zoomedViewController) =
        (sourceViewController, zoomedViewController)
      super.init()
    }
  }
}
