import Foundation

/// The members that code asks of a value of the type `AnyObject`, which Objective-C looks up when
/// the code runs.
///
/// ```swift
/// let height = (heights.object(at: 0) as AnyObject).doubleValue
/// let height = turnstileMembers(of: heights.object(at: 0)).doubleValue  // as it is adopted
/// ```
///
/// As on a device each member is an implicitly unwrapped optional, which is `nil` if the object has
/// no such member.
@preconcurrency @MainActor
public struct AnyObjectMembers {
  let object: Any?

  private var number: NSNumber? {
    switch object {
    case let number as NSNumber: number
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let text as String: Double(text).map { NSNumber(value: $0) }
    default: nil
    }
  }

  /// The object's number, as a `Double`.
  public var doubleValue: Double! { number?.doubleValue }
  /// The object's number, as a `Float`.
  public var floatValue: Float! { number?.floatValue }
  /// The object's number, as an `Int`.
  public var intValue: Int! { number?.intValue }
  /// The object's number, as an `Int`.
  public var integerValue: Int! { number?.intValue }
  /// The object's number, as a `Bool`.
  public var boolValue: Bool! { number?.boolValue }
  /// The object's number as text.
  public var stringValue: String! { number?.stringValue }
  /// The number of a collection's elements.
  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let values as any Collection: values.count
    default: nil
    }
  }
  /// The frame of a view, a layer, or the attributes of a collection view's item.
  public var frame: CGRect! {
    switch object {
    case let view as UIView: view.frame
    case let layer as CALayer: layer.frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame
    default: nil
    }
  }
  /// The bounds of a view, a layer, or the attributes of a collection view's item.
  public var bounds: CGRect! {
    switch object {
    case let view as UIView: view.bounds
    case let layer as CALayer: layer.bounds
    case let attributes as UICollectionViewLayoutAttributes: attributes.bounds
    default: nil
    }
  }
  /// The tag of a view or of an item of a bar.
  public var tag: Int! {
    switch object {
    case let view as UIView: view.tag
    case let item as UIBarItem: item.tag
    default: nil
    }
  }

  /// The anchor of the top edge of a view or a layout guide.
  public var topAnchor: NSLayoutYAxisAnchor! { anchor(\.topAnchor, \.topAnchor) }
  /// The anchor of the bottom edge of a view or a layout guide.
  public var bottomAnchor: NSLayoutYAxisAnchor! { anchor(\.bottomAnchor, \.bottomAnchor) }
  /// The anchor of the left edge of a view or a layout guide.
  public var leftAnchor: NSLayoutXAxisAnchor! { anchor(\.leftAnchor, \.leftAnchor) }
  /// The anchor of the right edge of a view or a layout guide.
  public var rightAnchor: NSLayoutXAxisAnchor! { anchor(\.rightAnchor, \.rightAnchor) }
  /// The anchor of the leading edge of a view or a layout guide.
  public var leadingAnchor: NSLayoutXAxisAnchor! { anchor(\.leadingAnchor, \.leadingAnchor) }
  /// The anchor of the trailing edge of a view or a layout guide.
  public var trailingAnchor: NSLayoutXAxisAnchor! { anchor(\.trailingAnchor, \.trailingAnchor) }
  /// The anchor of the horizontal centre of a view or a layout guide.
  public var centerXAnchor: NSLayoutXAxisAnchor! { anchor(\.centerXAnchor, \.centerXAnchor) }
  /// The anchor of the vertical centre of a view or a layout guide.
  public var centerYAnchor: NSLayoutYAxisAnchor! { anchor(\.centerYAnchor, \.centerYAnchor) }
  /// The anchor of the width of a view or a layout guide.
  public var widthAnchor: NSLayoutDimension! { anchor(\.widthAnchor, \.widthAnchor) }
  /// The anchor of the height of a view or a layout guide.
  public var heightAnchor: NSLayoutDimension! { anchor(\.heightAnchor, \.heightAnchor) }

  private func anchor<Anchor>(
    _ ofView: KeyPath<UIView, Anchor>, _ ofGuide: KeyPath<UILayoutGuide, Anchor>
  ) -> Anchor? {
    switch object {
    case let view as UIView: view[keyPath: ofView]
    case let area as UILayoutGuide: area[keyPath: ofGuide]
    default: nil
    }
  }
}

/// Returns the members that code asks of a value of the type `AnyObject`.
@preconcurrency @MainActor
public func turnstileMembers(of object: Any?) -> AnyObjectMembers {
  AnyObjectMembers(object: object)
}
