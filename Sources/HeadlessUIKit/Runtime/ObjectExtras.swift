/// Associated values and property observers of one object.
///
/// Every responder, layer and recogniser has one pointer to such an object, and nearly all are
/// `nil`.
@MainActor
final class ObjectExtras {
  var associations = Associations()
  var observers: [PropertyObserver] = []
  /// The changes of observed properties that have begun but not ended.
  var changes: [ChangeUnderWay] = []
}

/// An object with a property for its own ``ObjectExtras``.
@preconcurrency @MainActor
protocol ExtrasCarrier: NSObject {
  var extras: ObjectExtras? { get set }
}

extension ExtrasCarrier {
  /// Returns the object's extras, created on first use.
  func makeExtras() -> ObjectExtras {
    if let extras { return extras }
    let extras = ObjectExtras()
    self.extras = extras
    return extras
  }
}
