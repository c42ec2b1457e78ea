/// The associated values (`objc_setAssociatedObject`) and the key-value observers of one object.
///
/// Every responder, layer and gesture recogniser has one reference to such an object. It is `nil`
/// for nearly all of them, which have neither.
@MainActor
final class ObjectExtras {
  var associations = Associations()
  var observers: [PropertyObserver] = []
  /// The changes of observed properties that were announced before they happen, and have not been
  /// reported as done.
  var changes: [ChangeUnderWay] = []
}

/// An object with a property of its own for its ``ObjectExtras`` (associated values and observers),
/// so that no table of objects is needed.
@preconcurrency @MainActor
protocol ExtrasCarrier: NSObject {
  var extras: ObjectExtras? { get set }
}

extension ExtrasCarrier {
  /// Returns the object's ``ObjectExtras`` (associated values and observers), which are created on
  /// first use.
  func makeExtras() -> ObjectExtras {
    if let extras { return extras }
    let extras = ObjectExtras()
    self.extras = extras
    return extras
  }
}
