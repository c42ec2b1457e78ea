import UIKit

/// A view controller whose screen is a view of SwiftUI.
///
/// The content of that view is not modelled: the controller's own view is opaque, fills the room it
/// is given and has nothing in it to touch. UIKit treats the controller like any other: it is
/// pushed, presented and embedded, and its screen appears and disappears. When the first such
/// controller loads its view, journal and summary list SwiftUI as not modelled.
///
/// ```swift
/// let settings = UIHostingController(rootView: SettingsView(store: store))
/// settings.modalPresentationStyle = .pageSheet
/// present(settings, animated: true)
/// ```
///
/// - Note: Unlike in SwiftUI, the view has no size of its own: ``sizeThatFits(in:)`` returns the
///   offered size, and zero where the offer has no limit.
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view that the controller shows.
  open var rootView: Content

  /// The choice of the controller's sizes that follow the size of its SwiftUI view. It has no
  /// effect in the model, because the SwiftUI view has no size there.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { notHere("UIHostingController.sizingOptions") }
  }

  /// Creates a controller that shows a SwiftUI view. In the model the controller's own view stays
  /// empty.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard, which shows a SwiftUI view in place of the
  /// storyboard's content.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Traps, as in SwiftUI, because a storyboard does not know which SwiftUI view to show. A
  /// subclass overrides this initializer, and calls `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
  }

  open override func loadView() {
    notHere("SwiftUI")
    super.loadView()
    view.backgroundColor = .systemBackground
  }

  /// Returns the size that the controller's view takes if this size is proposed to it: the proposed
  /// size itself, and zero where the proposal has no limit.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    func fitted(_ length: CGFloat) -> CGFloat {
      length >= UIView.layoutFittingExpandedSize.width ? 0 : max(length, 0)
    }
    return CGSize(width: fitted(size.width), height: fitted(size.height))
  }
}

/// A set of options: the sizes of a hosting controller that follow the size of its SwiftUI view.
/// The options have no effect in the model.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option that the controller's preferred content size follows its SwiftUI view. It has no
  /// effect in the model.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The option that the intrinsic content size of the controller's view follows its SwiftUI view.
  /// It has no effect in the model.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
