/// A trait, as a type. Code that registers for changes of a trait names it by this type, for
/// example ``UITraitUserInterfaceStyle``.
///
/// - Note: An app can declare traits of its own, but their values never change, because views
///   inherit only the model's traits.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The trait's value in a collection that does not specify it.
  static var defaultValue: Value { get }
  /// Returns true if two trait collections have different values of the trait.
  static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// Returns false, because a trait of an app's own never changes in the model.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    false
  }
}

/// A trait that is a property of ``UITraitCollection``.
@preconcurrency @MainActor
public protocol _CollectionTrait: UITraitDefinition where Value: Equatable {
  /// The key path from a trait collection to the trait's value.
  static var _property: KeyPath<UITraitCollection, Value> { get }
}

extension _CollectionTrait {
  /// The key path from a trait collection to the trait's value.
  public typealias _Property = KeyPath<UITraitCollection, Value>

  /// Returns true if two trait collections have different values of the trait.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one[keyPath: _property] != other[keyPath: _property]
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for light or dark style.
public struct UITraitUserInterfaceStyle: _CollectionTrait {
  /// The style of a collection that does not specify one.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The key path to the light or dark style.
  public static var _property: _Property { \.userInterfaceStyle }
}

/// The trait for the available width: compact or regular.
public struct UITraitHorizontalSizeClass: _CollectionTrait {
  /// The size class of a collection that does not specify one for its width.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The key path to the size class of the width.
  public static var _property: _Property { \.horizontalSizeClass }
}

/// The trait for the available height: compact or regular.
public struct UITraitVerticalSizeClass: _CollectionTrait {
  /// The size class of a collection that does not specify one for its height.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The key path to the size class of the height.
  public static var _property: _Property { \.verticalSizeClass }
}

/// The trait for the text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: _CollectionTrait {
  /// The text size of a collection that does not specify one.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The key path to the preferred text size.
  public static var _property: _Property { \.preferredContentSizeCategory }
}

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: _CollectionTrait {
  /// The number of pixels per point of a collection that does not specify it.
  public static var defaultValue: CGFloat { 0 }
  /// The key path to the number of pixels per point.
  public static var _property: _Property { \.displayScale }
}

/// The trait for the direction of text.
public struct UITraitLayoutDirection: _CollectionTrait {
  /// The direction of text of a collection that does not specify one.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// The key path to the direction of text.
  public static var _property: _Property { \.layoutDirection }
}

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: _CollectionTrait {
  /// The kind of device of a collection that does not specify one.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The key path to the kind of device.
  public static var _property: _Property { \.userInterfaceIdiom }
}

/// A registration for changes of traits. It is passed to `unregisterForTraitChanges` to end the
/// registration.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object, such as a view or controller, that reports changes of its traits to registered
/// handlers.
///
/// Handlers are called after `traitCollectionDidChange(_:)`, in the order of their registration.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: CardView, _) in
///   card.tone()
/// }
/// ```
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// A handler of changes of traits. It is given the object whose traits changed, and the object's
  /// previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> =
    (TraitEnvironment, UITraitCollection) -> Void

  /// Registers a closure to call when one of the given traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    keepForTraits(traits) { handler($0 as! Self, $1) }
  }

  /// Registers a closure whose first parameter is declared with another type than this object's,
  /// for example `self: Self` in a class that has subclasses.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    keepForTraits(traits) { handler($0 as! Observed, $1) }
  }

  /// Registers a method of another object to call when one of the given traits changes. If the
  /// method takes an argument, it gets this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return keepForTraits(traits) { asked, _ in
      if let target { action.perform(on: target, with: asked) }
    }
  }

  /// Registers a method of this object to call when one of the given traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration for changes of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeKeeping)?.traitChanges.removeAll { $0 === registration }
  }

  private func keepForTraits(
    _ traits: [UITrait], _ tell: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let kept = KeptTraitChange(traits, tell: tell)
    (self as? any TraitChangeKeeping)?.traitChanges.append(kept)
    return kept
  }
}

// MARK: - Registrations

/// One registration: a handler, and the traits about whose changes it is told.
final class KeptTraitChange: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let tell: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], tell: @escaping (AnyObject, UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
    super.init()
  }

  @MainActor
  func tell(_ asked: AnyObject, of old: UITraitCollection, _ new: UITraitCollection) {
    if traits.contains(where: { $0._differs(old, new) }) { tell(asked, old) }
  }
}

/// An object that stores the registrations for changes of its traits.
@MainActor
protocol TraitChangeKeeping: UITraitChangeObservable {
  var traitChanges: [KeptTraitChange] { get set }
}

extension TraitChangeKeeping {
  /// Calls the handlers of every registration with a trait that differs from the previous traits.
  func tellOfTraits(from old: UITraitCollection) {
    guard !traitChanges.isEmpty else { return }
    let new = traitCollection
    for kept in traitChanges { kept.tell(self, of: old, new) }
  }
}

extension UITraitCollection {
  /// The traits on which the look of a dynamic colour depends.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}
