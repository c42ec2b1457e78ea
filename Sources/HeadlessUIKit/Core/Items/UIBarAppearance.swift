/// How a bar looks, described as a whole. Nothing is drawn here, so its values are kept and asked
/// again.
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

/// How a navigation bar looks.
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

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a tab bar's items look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How an item looks in a state.
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

/// How a bar's buttons look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How a button looks in a state.
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

/// A class whose objects can be dressed all at once.
///
/// - Note: What is set on `appearance()` is kept with it and can be asked again, and no object
///   takes it over: nothing is drawn here that would show it.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// What is set on this stands for all objects of the class.
  public static func appearance() -> Self {
    if let known = Simulator.current.appearances.all.first(where: { type(of: $0) == Self.self }) {
      return known as! Self
    }
    let made = UIView.make(Self.self, as: Self.self)
    Simulator.current.appearances.all.append(made)
    return made
  }
  /// What is set on this stands for all objects of the class inside certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { UIView.make(Self.self, as: Self.self) }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// What is set on this stands for all objects of the class.
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
  /// What is set on this stands for all objects of the class.
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

/// What stands for all objects of a class, in one world.
@MainActor
final class AppearanceProxies {
  var all: [NSObject] = []
}

extension Simulator {
  /// What stands for all objects of a class.
  var appearances: AppearanceProxies { kept(at: .appearances) { AppearanceProxies() } }
}
