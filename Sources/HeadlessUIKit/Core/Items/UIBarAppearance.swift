/// The look of a bar, such as its colours and images. The model draws no bars, so it only stores
/// the values.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the bar's background.
  open var backgroundColor: UIColor?
  /// The blur of the bar's background.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the bar's background.
  open var backgroundImage: UIImage?
  /// The colour of the line between the bar and the content below it.
  open var shadowColor: UIColor?
  /// The image of the line between the bar and the content below it.
  open var shadowImage: UIImage?

  public override init() { super.init() }
  /// Creates a copy of a bar appearance: its background colour, image and blur, and its shadow
  /// colour and image.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    (backgroundColor, backgroundEffect) = (
      barAppearance.backgroundColor, barAppearance.backgroundEffect
    )
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    backgroundImage = barAppearance.backgroundImage
  }

  /// Gives the bar appearance the blur of the system's material. The other values stay the same.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemMaterial)
  }
  /// Gives the bar appearance the system's background colour and no blur.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect) = (.systemBackground, nil)
  }
  /// Makes the bar appearance transparent: removes its background colour, blur and shadow colour.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the navigation bar's title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of the navigation bar's large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the navigation bar's title from its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the navigation bar's buttons in the style "plain".
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the navigation bar's back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the navigation bar's buttons in the style "done".
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the navigation bar's back button. Until it is set, it is an empty image.
  open private(set) var backIndicatorImage = UIImage()
  /// Stores an image for the navigation bar's back button. The second image, which masks the title
  /// during a transition, is ignored.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The tint of the image behind the tab bar's selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// The appearance of tab bar items whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tab bar items whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tab bar items whose title is beside the image, in a tab bar of small height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab bar's items in one state, such as selected.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The text attributes of the tab bar item's title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the tab bar item's title from its usual place.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the tab bar item's image.
    open var iconColor: UIColor?
    /// The colour of the tab bar item's badge.
    open var badgeBackgroundColor: UIColor?
    /// The text attributes of the tab bar item's badge.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public override init() { super.init() }
  }
  /// The appearance of a tab bar item in the normal state.
  public let normal = State()
  /// The appearance of a selected tab bar item.
  public let selected = State()
  /// The appearance of a disabled tab bar item.
  public let disabled = State()
  /// The appearance of a tab bar item that has the focus.
  public let focused = State()
  public override init() { super.init() }
}

/// The appearance of the buttons in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of a bar button in one state, such as disabled.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The text attributes of the bar button's title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public override init() { super.init() }
  }
  /// The appearance of a bar button in the normal state.
  public let normal = State()
  /// The appearance of a bar button while it is touched.
  public let highlighted = State()
  /// The appearance of a disabled bar button.
  public let disabled = State()
  /// The appearance of a bar button that has the focus.
  public let focused = State()
  public override init() { super.init() }
}

/// A class with an appearance proxy, whose values UIKit applies to all objects of the class.
///
/// - Note: Values that are set on `appearance()` are stored in the proxy and can be read back. They
///   are not applied to any object, because the model does not draw.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class whose instances contain other objects, such as a view or a controller class.
/// `appearance(whenContainedInInstancesOf:)` takes such classes.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns the appearance proxy of the class: an object on which an app sets the look of all
  /// objects of the class. The model stores the values and applies them to no object.
  public static func appearance() -> Self {
    if let known = Simulator.current.appearances.all.first(where: { type(of: $0) == Self.self }) {
      return known as! Self
    }
    let made = UIView.make(Self.self, as: Self.self)
    Simulator.current.appearances.all.append(made)
    return made
  }
  /// Returns a new appearance proxy for objects of this class inside containers of the given
  /// classes. The model does not keep the proxy, so values that are set on it are lost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { UIView.make(Self.self, as: Self.self) }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// Returns the appearance proxy of bar button items: an item on which an app sets the look of all
  /// bar button items. The model applies it to none.
  public static func appearance() -> UIBarButtonItem {
    if let known = Simulator.current.appearances.all.lazy.compactMap({ $0 as? UIBarButtonItem })
      .first
    {
      return known
    }
    let made = UIBarButtonItem()
    Simulator.current.appearances.all.append(made)
    return made
  }
  /// Returns a new appearance proxy for bar button items inside containers of the given classes.
  /// The model does not keep the proxy, so values that are set on it are lost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}
extension UIAppearance where Self: UITabBarItem {
  /// Returns the appearance proxy of tab bar items: an item on which an app sets the look of all
  /// tab bar items. The model applies it to none.
  public static func appearance() -> UITabBarItem {
    if let known = Simulator.current.appearances.all.lazy.compactMap({ $0 as? UITabBarItem }).first
    {
      return known
    }
    let made = UITabBarItem(title: nil, image: nil, tag: 0)
    Simulator.current.appearances.all.append(made)
    return made
  }
}

/// The appearance proxies of one simulator, that is, the objects that `appearance()` of a view or
/// bar item class returns.
@MainActor
final class AppearanceProxies {
  var all: [NSObject] = []
}

extension Simulator {
  /// The appearance proxies of this simulator, one for each class whose `appearance()` was called.
  var appearances: AppearanceProxies { kept(at: .appearances) { AppearanceProxies() } }
}
