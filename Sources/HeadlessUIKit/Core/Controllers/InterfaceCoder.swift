/// What an object of a storyboard or a nib is decoded from.
///
/// An archive holds values under keys. Here there is none: the Swift that `turnstile adopt` makes
/// of a document hands over a block that sets the values, and it runs where UIKit would decode
/// them, in the initialiser of the class that UIKit has. So what an app sets in its own
/// `init(coder:)`, after `super`, holds against the document, as on a device.
public final class InterfaceCoder: NSCoder, @unchecked Sendable {
  let frame: CGRect?
  /// What an object is told as it is made and cannot be told later: how a table, a cell, a button
  /// or a pager looks.
  let style: Int
  /// Which way a pager goes.
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

  /// Sets the values, once.
  @MainActor
  func decode(_ object: NSObject) {
    guard let values else { return }
    self.values = nil
    values(object)
  }

  /// Sets the values, if a class is the one of UIKit's that the document says.
  @MainActor
  func decode(_ object: NSObject, as type: AnyClass) {
    if type == base { decode(object) }
  }
}

extension NSCoder {
  /// Sets the values of an object whose class is in the middle of its `init(coder:)`, if there are
  /// any.
  @MainActor
  func decodeInterface(of object: NSObject, as type: AnyClass) {
    interface?.decode(object, as: type)
  }

  /// What there is to decode a view from: a document's values, or those of a view that was
  /// archived.
  @MainActor
  var interface: InterfaceCoder? {
    self as? InterfaceCoder ?? Simulator.current.archives.read(self)
  }
}
