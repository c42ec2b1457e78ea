/// A type that stands for a trait, for example ``UITraitUserInterfaceStyle`` for the light or dark
/// style. Code that registers for changes of a trait passes this type.
///
/// - Note: An app can declare traits of its own, but their values never change, because views
///   inherit only the model's traits.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// The type of the values that the trait can have, such as light and dark.
  associatedtype Value
  /// The value of the trait in a trait collection that does not specify the trait.
  static var defaultValue: Value { get }
  /// Returns true if two trait collections have different values of the trait.
  static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// Returns false, because the traits that an app declares itself never change in the model.
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    false
  }
}

/// A trait whose value is a property of ``UITraitCollection``, such as the light or dark style.
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

/// A trait as an argument, given by its type, for example `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The trait that says whether views have the light or the dark style.
public struct UITraitUserInterfaceStyle: _CollectionTrait {
  /// The light or dark style in a trait collection that does not specify it: unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The key path from a trait collection to its light or dark style.
  public static var _property: _Property { \.userInterfaceStyle }
}

/// The trait that says whether the available width is compact or regular.
public struct UITraitHorizontalSizeClass: _CollectionTrait {
  /// The size class of the width in a trait collection that does not specify it: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The key path from a trait collection to the size class of its width.
  public static var _property: _Property { \.horizontalSizeClass }
}

/// The trait that says whether the available height is compact or regular.
public struct UITraitVerticalSizeClass: _CollectionTrait {
  /// The size class of the height in a trait collection that does not specify it: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The key path from a trait collection to the size class of its height.
  public static var _property: _Property { \.verticalSizeClass }
}

/// The trait for the text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: _CollectionTrait {
  /// The preferred text size in a trait collection that does not specify it: unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The key path from a trait collection to the preferred text size.
  public static var _property: _Property { \.preferredContentSizeCategory }
}

/// The trait for the number of the screen's pixels per point.
public struct UITraitDisplayScale: _CollectionTrait {
  /// The number of pixels per point in a trait collection that does not specify it: 0.
  public static var defaultValue: CGFloat { 0 }
  /// The key path from a trait collection to the number of pixels per point.
  public static var _property: _Property { \.displayScale }
}

/// The trait that says whether text runs from left to right or from right to left.
public struct UITraitLayoutDirection: _CollectionTrait {
  /// The direction of text in a trait collection that does not specify it: unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// The key path from a trait collection to the direction of text.
  public static var _property: _Property { \.layoutDirection }
}

/// The trait for the kind of device, such as a phone.
public struct UITraitUserInterfaceIdiom: _CollectionTrait {
  /// The kind of device in a trait collection that does not specify it: unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The key path from a trait collection to the kind of device.
  public static var _property: _Property { \.userInterfaceIdiom }
}

/// The registration of a handler for changes of traits. An app passes it to
/// `unregisterForTraitChanges` to end the registration.
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
  /// A closure that is called when traits have changed. Its arguments are the object whose traits
  /// changed, and the object's previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> =
    (TraitEnvironment, UITraitCollection) -> Void

  /// Registers a closure that is called when one of the given traits of this object changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    keepForTraits(traits) { handler($0 as! Self, $1) }
  }

  /// Registers a closure that is called when one of the given traits of this object changes. The
  /// closure's first parameter may have another type than this object's static type, for example
  /// `self: Self` in a class that has subclasses.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    keepForTraits(traits) { handler($0 as! Observed, $1) }
  }

  /// Registers a method of another object that is called when one of the given traits of this
  /// object changes. If the method takes an argument, it gets this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return keepForTraits(traits) { asked, _ in
      if let target { action.perform(on: target, with: asked) }
    }
  }

  /// Registers a method of this object that is called when one of the given traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends the registration of a handler for changes of traits.
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

/// The registration of a handler for changes of traits: the handler, and the traits whose changes
/// it is called for.
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

/// An object, such as a view, that stores the registered handlers for changes of its traits.
@MainActor
protocol TraitChangeKeeping: UITraitChangeObservable {
  var traitChanges: [KeptTraitChange] { get set }
}

extension TraitChangeKeeping {
  /// Calls the registered handlers for those traits of this object that differ from the previous
  /// traits.
  func tellOfTraits(from old: UITraitCollection) {
    guard !traitChanges.isEmpty else { return }
    let new = traitCollection
    for kept in traitChanges { kept.tell(self, of: old, new) }
  }
}

extension UITraitCollection {
  /// The traits on which the components of a dynamic colour depend: only the light or dark style.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}
