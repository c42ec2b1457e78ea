/// The associated values and the property observers of one object.
///
/// Every responder, layer and recogniser has one reference to such an object, which is `nil` in
/// nearly all of them.
@MainActor
final class ObjectExtras {
  var associations = Associations()
  var observers: [PropertyObserver] = []
  /// The changes of observed properties that were announced and are not finished.
  var changes: [ChangeUnderWay] = []
}

/// An object that has a property for its own ``ObjectExtras``.
@preconcurrency @MainActor
protocol ExtrasCarrier: NSObject {
  var extras: ObjectExtras? { get set }
}

extension ExtrasCarrier {
  /// Returns the object's ``ObjectExtras``, which are created on first use.
  func makeExtras() -> ObjectExtras {
    if let extras { return extras }
    let extras = ObjectExtras()
    self.extras = extras
    return extras
  }
}
