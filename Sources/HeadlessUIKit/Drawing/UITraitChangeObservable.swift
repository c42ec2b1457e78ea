/// A trait that changes of can be asked for by type: ``UITraitUserInterfaceStyle``,
/// ``UITraitHorizontalSizeClass``.
///
/// - Note: A trait of an app's own can be declared and is never another: what views inherit is the
///   model's own traits.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  associatedtype Value
  /// What holds where nothing else was said.
  static var defaultValue: Value { get }
  /// Whether two collections say different things of it.
  static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    false
  }
}

/// A trait that is a property of every collection.
@preconcurrency @MainActor
public protocol _CollectionTrait: UITraitDefinition where Value: Equatable {
  static var _property: KeyPath<UITraitCollection, Value> { get }
}

extension _CollectionTrait {
  public typealias _Property = KeyPath<UITraitCollection, Value>

  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one[keyPath: _property] != other[keyPath: _property]
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: _CollectionTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var _property: _Property { \.userInterfaceStyle }
}

/// How much room there is from left to right.
public struct UITraitHorizontalSizeClass: _CollectionTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static var _property: _Property { \.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: _CollectionTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static var _property: _Property { \.verticalSizeClass }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: _CollectionTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  public static var _property: _Property { \.preferredContentSizeCategory }
}

/// How many pixels there are to a point.
public struct UITraitDisplayScale: _CollectionTrait {
  public static var defaultValue: CGFloat { 0 }
  public static var _property: _Property { \.displayScale }
}

/// Which way text runs.
public struct UITraitLayoutDirection: _CollectionTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  public static var _property: _Property { \.layoutDirection }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: _CollectionTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var _property: _Property { \.userInterfaceIdiom }
}

/// What asking for changes of traits gives: a way to ask for no more.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that can be asked to tell of other traits.
///
/// What is asked for is told after `traitCollectionDidChange(_:)`, in the order in which it was
/// asked for.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: CardView, _) in
///   card.tone()
/// }
/// ```
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// What is called: the object that was asked, and the traits before.
  public typealias TraitChangeHandler<TraitEnvironment> =
    (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a block when one of these traits is another.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    keepForTraits(traits) { handler($0 as! Self, $1) }
  }

  /// The same for a block that says `self: Self`, which in a class that has subclasses is another
  /// type.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    keepForTraits(traits) { handler($0 as! Observed, $1) }
  }

  /// Calls a method of another object, with this one if it takes something.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return keepForTraits(traits) { asked, _ in
      if let target { action.perform(on: target, with: asked) }
    }
  }

  /// Calls a method of this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends what was asked for.
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

// MARK: - What is kept

/// What is called when traits are others, and which.
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

/// An object that keeps what it was asked to tell of.
@MainActor
protocol TraitChangeKeeping: UITraitChangeObservable {
  var traitChanges: [KeptTraitChange] { get set }
}

extension TraitChangeKeeping {
  /// Calls everybody who asked for a trait that is another now.
  func tellOfTraits(from old: UITraitCollection) {
    guard !traitChanges.isEmpty else { return }
    let new = traitCollection
    for kept in traitChanges { kept.tell(self, of: old, new) }
  }
}

extension UITraitCollection {
  /// The traits on which it depends what colour a colour is.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}
