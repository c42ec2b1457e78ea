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
    /// Creates the name of a share sheet's activity from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
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
    /// The name of the share sheet's activity that sends the items to a device nearby.
    public static let airDrop = ActivityType(
      rawValue: "com.apple.UIKit.activity.AirDrop")
    /// The name of the share sheet's activity that posts the items on Facebook.
    public static let postToFacebook = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// The name of the share sheet's activity that posts the items on Twitter.
    public static let postToTwitter = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// The name of the share sheet's activity that posts the items on Weibo.
    public static let postToWeibo = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// The name of the share sheet's activity that posts a film on Vimeo.
    public static let postToVimeo = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// The name of the share sheet's activity that posts images on Flickr.
    public static let postToFlickr = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// The name of the share sheet's activity that posts the items on Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      rawValue: "com.apple.UIKit.activity.TencentWeibo")
    /// The name of the share sheet's activity that assigns an image to a contact.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// The name of the share sheet's activity that adds a link to the reading list.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// The name of the share sheet's activity that opens a document in Books.
    public static let openInIBooks = ActivityType(
      rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// The name of the share sheet's activity that makes a document of the items, to be written on.
    public static let markupAsPDF = ActivityType(
      rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// The name of the share sheet's activity that shares the items in a call.
    public static let sharePlay = ActivityType(
      rawValue: "com.apple.UIKit.activity.SharePlay")
    /// The name of the share sheet's activity that copies a link to work on together.
    public static let collaborationCopyLink = ActivityType(
      rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
    /// The name of the share sheet's activity that invites by a link to work on together.
    public static let collaborationInviteWithLink = ActivityType(
      rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// The name of the share sheet's activity that puts a page on the home screen.
    public static let addToHomeScreen = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
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
