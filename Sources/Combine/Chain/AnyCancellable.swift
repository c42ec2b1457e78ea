/// An activity, such as a subscription, that continues until it is cancelled.
public protocol Cancellable {
  /// Ends the activity, such as a subscription, and releases the objects that the activity retains.
  func cancel()
}

extension Cancellable {
  /// Stores a token for this activity in a collection. When the collection is released, the
  /// activity is cancelled.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores a token for this activity in a set. When the set is released, the activity is
  /// cancelled.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A token that cancels an activity when the token is released.
///
/// The tokens of a set are released in the same order in every run, because a token's hash is a
/// serial number, and neither its address nor the process's seed for hashes plays a part.
///
/// A set of tokens is emptied in the same order in every run, because the hash of a token is the
/// number of its creation, and not its address. The seed that hashes have in a process plays no
/// part.
public final class AnyCancellable: Cancellable {
  private var work: (() -> Void)?
  private let serial = Serial.next()

  /// Creates a token that calls a block when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    work = cancel
  }

  /// Creates a token that cancels another activity, such as a subscription, when it is cancelled or
  /// released.
  public init<C: Cancellable>(_ canceller: C) {
    work = canceller.cancel
  }

  /// Cancels the token's activity. Only the first call has an effect.
  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  deinit {
    work?()
  }

  /// Stores this token in a collection. The token's activity continues as long as the collection
  /// exists.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this token in a set. The token's activity continues as long as the set exists.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

// MARK: - In a set

extension AnyCancellable: Hashable {
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

  /// Returns the token's hash for sets. It does not depend on the seed, which differs from process
  /// to process, so that sets have the same order in every run.
  public func _rawHashValue(seed: Int) -> Int { serial }
}
