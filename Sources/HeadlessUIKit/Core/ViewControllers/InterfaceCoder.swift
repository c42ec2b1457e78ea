/// The coder from which an object of a storyboard or a nib is decoded.
///
/// UIKit's archives hold values under keys. This coder holds a closure instead, which comes from
/// the Swift code that `turnstile adopt` makes of a storyboard or a nib file. The closure sets the
/// object's properties at the time when UIKit would decode them, namely in the initialiser of the
/// object's UIKit class. So properties that an app sets in its own `init(coder:)`, after `super`,
/// override the file's, as on a device.
///
/// Unchecked: only main-actor methods use `values`, and the other properties are constants.
public final class InterfaceCoder: NSCoder, @unchecked Sendable {
  let frame: CGRect?
  /// The raw value of a style that can be set only in an object's initialiser: the style of a
  /// table, a cell, a button or a page view controller.
  let style: Int
  /// The raw value of a page view controller's navigation orientation.
  let orientation: Int
  let reuseIdentifier: String?
  private let base: AnyClass
  private var values: (@MainActor (NSObject) -> Void)?

  init(
    base: AnyClass, frame: CGRect? = nil, style: Int = 0, orientation: Int = 0,
    reuseIdentifier: String? = nil, values: @escaping @MainActor (NSObject) -> Void
  ) {
    self.base = base
    self.frame = frame
    self.style = style
    self.orientation = orientation
    self.reuseIdentifier = reuseIdentifier
    self.values = values
    super.init()
  }

  public override var allowsKeyedCoding: Bool { true }

  // The coder of a storyboard or a nib has no value under a key of the app's own: an app that asks
  // for one in its `init(coder:)` gets `nil`, false or 0, as on a device.

  /// Returns false, because the coder holds no values under keys.
  public override func containsValue(forKey key: String) -> Bool { false }
  /// Returns `nil`, because the coder holds no values under keys.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// Returns `nil`, because the coder holds no values under keys.
  public override func decodeObject<Decoded: NSObject & NSCoding>(
    of cls: Decoded.Type, forKey key: String
  ) -> Decoded? { nil }
  /// Returns `nil`, because the coder holds no values under keys.
  public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  /// Returns false, because the coder holds no values under keys.
  public override func decodeBool(forKey key: String) -> Bool { false }
  /// Returns 0, because the coder holds no values under keys.
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  /// Returns 0, because the coder holds no values under keys.
  public override func decodeCInt(forKey key: String) -> Int32 { 0 }
  /// Returns 0, because the coder holds no values under keys.
  public override func decodeInt32(forKey key: String) -> Int32 { 0 }
  /// Returns 0, because the coder holds no values under keys.
  public override func decodeInt64(forKey key: String) -> Int64 { 0 }
  /// Returns 0, because the coder holds no values under keys.
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  /// Returns 0, because the coder holds no values under keys.
  public override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Sets an object's properties to the values that the storyboard or nib file gives them. Only the
  /// first call has an effect.
  @MainActor
  func decode(_ object: NSObject) {
    guard let values else { return }
    self.values = nil
    values(object)
  }

  /// Sets an object's properties to the values in the storyboard or nib file, if `type` is the
  /// UIKit class that the file names for the object.
  @MainActor
  func decode(_ object: NSObject, as type: AnyClass) {
    if type == base { decode(object) }
  }
}

extension NSCoder {
  /// Sets an object's properties during its `init(coder:)`, if this coder decodes a storyboard, a
  /// nib or an archived view; does nothing otherwise.
  @MainActor
  func decodeInterface(of object: NSObject, as type: AnyClass) {
    interface?.decode(object, as: type)
  }

  /// The coder from which a view's properties are decoded: this coder, if it belongs to a
  /// storyboard or a nib, else the coder of an archived view; `nil` if there is neither.
  @MainActor
  var interface: InterfaceCoder? {
    self as? InterfaceCoder ?? Simulator.current.archives.read(self)
  }
}
