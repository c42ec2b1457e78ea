/// Something that an app offers to do with what is shared. It is never chosen here.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// Where it stands among the others.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  /// Whether it can do anything with what is shared.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(false) }
  open func activityDidFinish(_ completed: Bool) {}
}
