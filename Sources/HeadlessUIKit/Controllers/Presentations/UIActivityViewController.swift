/// A share sheet. In the model it offers no activities, and is only presented and dismissed like
/// other controllers.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
  }

  /// The shared items.
  public let activityItems: [Any]
  /// Activities that are not offered, without effect because the model offers none.
  open var excludedActivityTypes: [ActivityType]? {
    didSet { inert("UIActivityViewController.excludedActivityTypes") }
  }
  /// A closure that is called after the dismissal, and always reports that no activity was chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}
