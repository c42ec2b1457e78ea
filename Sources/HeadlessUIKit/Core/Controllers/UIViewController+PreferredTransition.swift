extension UIViewController {
  /// A way to come and to go that is the system's.
  ///
  /// - Note: Which one was chosen is kept; the model pushes and presents as it does without.
  @preconcurrency @MainActor
  public struct Transition {
    /// How a zoom is done.
    @preconcurrency @MainActor
    public struct ZoomOptions {
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
      public var interactiveDismissShouldBegin: ((Any) -> Bool)?
      public var alignmentRectProvider: ((Any) -> CGRect?)?
      public init() {}
    }

    /// What the view is chosen for that a zoom comes from.
    @preconcurrency @MainActor
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    /// Grows out of a view, and shrinks back into it.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var crossDissolve: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }
  }
}
