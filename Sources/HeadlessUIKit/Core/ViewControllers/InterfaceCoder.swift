/// The coder from which an object of a storyboard or a nib is decoded.
///
/// UIKit's archive holds values under keys. This coder holds a block instead, which comes from the
/// Swift that `turnstile adopt` makes of a document. The block sets the values where UIKit would
/// decode them: in the initialiser of the object's UIKit class. So values that an app sets in its
/// own `init(coder:)`, after `super`, override the document, as on a device.
///
/// Unchecked: only main-actor methods use `values`, and the other properties are constants.
public final class InterfaceCoder: NSCoder, @unchecked Sendable {
  let frame: CGRect?
  /// The raw value of a style that an object can only get in its initialiser: the style of a table,
  /// a cell, a button or a page view controller.
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

  /// Sets an object's values from the document. Only the first call has an effect.
  @MainActor
  func decode(_ object: NSObject) {
    guard let values else { return }
    self.values = nil
    values(object)
  }

  /// Sets an object's values if `type` is the UIKit class that the document names for it.
  @MainActor
  func decode(_ object: NSObject, as type: AnyClass) {
    if type == base { decode(object) }
  }
}

extension NSCoder {
  /// Sets the values of an object from its running `init(coder:)`, if this coder has any.
  @MainActor
  func decodeInterface(of object: NSObject, as type: AnyClass) {
    interface?.decode(object, as: type)
  }

  /// The source of a view's values: this coder if it is that of a document, else that of an
  /// archived view, if there is one.
  @MainActor
  var interface: InterfaceCoder? {
    self as? InterfaceCoder ?? Simulator.current.archives.read(self)
  }
}
