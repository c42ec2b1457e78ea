/// An activity, such as a subscription, that continues until it is cancelled.
public protocol Cancellable {
  /// Ends the activity, and releases the objects that the activity retains.
  func cancel()
}

extension Cancellable {
  /// Stores a token in a collection. The activity is cancelled when the collection is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores a token in a set. The activity is cancelled when the set is released.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A token that cancels an activity when the token is released.
///
/// ```swift
/// final class Screen: UIViewController {
///   private var watching: Set<AnyCancellable> = []
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     model.$title.sink { [weak self] in self?.title = $0 }.store(in: &watching)
///   }
/// }
/// ```
///
/// A set of tokens is emptied in the same order in every run, because the hash of a token is the
/// number of its creation, and not its address. The seed that hashes have in a process plays no
/// part.
public final class AnyCancellable: Cancellable {
  private var work: (() -> Void)?
  private let serial = Serial.next()

  /// Creates a token that calls a block when the token is cancelled.
  public init(_ cancel: @escaping () -> Void) {
    work = cancel
  }

  /// Creates a token that cancels another activity.
  public init<C: Cancellable>(_ canceller: C) {
    work = canceller.cancel
  }

  /// Cancels the activity. Only the first call has an effect.
  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  deinit {
    work?()
  }

  /// Stores this token in a collection, which keeps the activity running.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this token in a set, which keeps the activity running.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

// MARK: - In a set

extension AnyCancellable: Hashable {
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

  /// Returns the hash that sets use. It leaves out the seed, because the seed differs from process
  /// to process.
  public func _rawHashValue(seed: Int) -> Int { serial }
}
