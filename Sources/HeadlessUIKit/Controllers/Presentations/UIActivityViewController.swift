/// A share sheet. The model's share sheet offers no activities: it can only be presented and
/// dismissed.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when a share sheet is dismissed. Its arguments are the chosen
  /// activity, whether the activity completed, the items that it returned, and an error.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The name that identifies a kind of activity in a share sheet.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text of the name of a share sheet's activity.
    public let rawValue: String
    /// Creates the name of a share sheet's activity from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the share sheet's activity that copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// The name of the share sheet's activity that saves images to the photo library.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// The name of the share sheet's activity that prints the items.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// The name of the share sheet's activity that sends the items by e-mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// The name of the share sheet's activity that sends the items as a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
  }

  /// The items that the share sheet lets the user share, such as a text or an image.
  public let activityItems: [Any]
  /// Activities that are not offered, without effect because the model offers none.
  ///
  /// In UIKit, the share sheet leaves out these activities, such as printing.
  open var excludedActivityTypes: [ActivityType]? {
    didSet { inert("UIActivityViewController.excludedActivityTypes") }
  }
  /// A closure that is called when the share sheet was dismissed. It always reports that no
  /// activity was chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a share sheet for items. The model ignores the app's own activities, because its share
  /// sheet offers none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a share sheet from a storyboard. It has no items.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}
