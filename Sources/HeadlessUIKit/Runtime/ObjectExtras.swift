/// What few objects have and any object may have: associated values, and observers of its
/// properties.
///
/// One pointer in every responder, layer and recogniser, `nil` in nearly all of them.
@MainActor
final class ObjectExtras {
  var associations = Associations()
  var observers: [PropertyObserver] = []
  /// Changes of observed properties that have begun and not ended.
  var changes: [ChangeUnderWay] = []
}

/// An object with a place for extras.
@preconcurrency @MainActor
protocol ExtrasCarrier: NSObject {
  var extras: ObjectExtras? { get set }
}

extension ExtrasCarrier {
  /// The extras, made if there are none yet.
  func makeExtras() -> ObjectExtras {
    if let extras { return extras }
    let extras = ObjectExtras()
    self.extras = extras
    return extras
  }
}
