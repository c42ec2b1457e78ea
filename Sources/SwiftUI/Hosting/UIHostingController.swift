import UIKit

/// A controller whose screen is a view of SwiftUI's.
///
/// What that view shows is not modelled: the controller's own view is opaque, takes the room it is
/// given and has nothing in it to touch. Everything that UIKit does with the controller is as with
/// any other: it is pushed, presented, embedded, and its screen appears and goes. The first time
/// one makes its view, journal and summary name SwiftUI among what is not here.
///
/// ```swift
/// let settings = UIHostingController(rootView: SettingsView(store: store))
/// settings.modalPresentationStyle = .pageSheet
/// present(settings, animated: true)
/// ```
///
/// - Note: Unlike SwiftUI's, the view has no size of its own: ``sizeThatFits(in:)`` takes all that
///   is offered, and nothing where the offer has no limit.
open class UIHostingController<Content: View>: UIViewController {
  /// What the controller shows.
  open var rootView: Content

  /// Where the size of what is shown goes; nothing follows from it, since there is no such size
  /// here.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { notHere("UIHostingController.sizingOptions") }
  }

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows a view in the place of what a storyboard has.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Traps, as SwiftUI's does: a storyboard does not know what to show. A subclass overrides it.
  public required init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
  }

  open override func loadView() {
    notHere("SwiftUI")
    super.loadView()
    view.backgroundColor = .systemBackground
  }

  /// Returns how large the controller's view would be in so much room.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    func fitted(_ length: CGFloat) -> CGFloat {
      length >= UIView.layoutFittingExpandedSize.width ? 0 : max(length, 0)
    }
    return CGSize(width: fitted(size.width), height: fitted(size.height))
  }
}

/// Where the size of what a hosting controller shows goes.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To the controller's preferred size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// To the intrinsic size of its view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
