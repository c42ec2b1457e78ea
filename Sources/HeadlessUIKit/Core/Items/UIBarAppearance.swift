/// The appearance of a bar. The model draws no bars, so the values are only stored.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() { super.init() }
  public init(barAppearance: UIBarAppearance) {
    super.init()
    (backgroundColor, backgroundEffect) = (
      barAppearance.backgroundColor, barAppearance.backgroundEffect
    )
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    backgroundImage = barAppearance.backgroundImage
  }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemMaterial)
  }
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect) = (.systemBackground, nil)
  }
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
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
  open var selectionIndicatorTintColor: UIColor?
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance of an item in one state.
  @preconcurrency @MainActor
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public override init() { super.init() }
  }
  public let normal = State()
  public let selected = State()
  public let disabled = State()
  public let focused = State()
  public override init() { super.init() }
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of a button in one state.
  @preconcurrency @MainActor
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public override init() { super.init() }
  }
  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()
  public override init() { super.init() }
}

/// A class with an appearance proxy, which in UIKit styles all its objects at once.
///
/// - Note: Values that are set on `appearance()` are stored in the proxy and can be read back. No
///   object takes them over, because the model does not draw them.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns the appearance proxy of the class.
  public static func appearance() -> Self {
    if let known = Simulator.current.appearances.all.first(where: { type(of: $0) == Self.self }) {
      return known as! Self
    }
    let made = UIView.make(Self.self, as: Self.self)
    Simulator.current.appearances.all.append(made)
    return made
  }
  /// Returns a new proxy for objects inside certain containers. The model does not keep it.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { UIView.make(Self.self, as: Self.self) }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// Returns the appearance proxy of the class.
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
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}
extension UIAppearance where Self: UITabBarItem {
  /// Returns the appearance proxy of the class.
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

/// The appearance proxies of one simulator.
@MainActor
final class AppearanceProxies {
  var all: [NSObject] = []
}

extension Simulator {
  /// The appearance proxies of all classes.
  var appearances: AppearanceProxies { kept(at: .appearances) { AppearanceProxies() } }
}
