/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it, and lets go of what was held for it.
  func cancel()
}

extension Cancellable {
  /// Cancels it when a collection that holds it goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Cancels it when a set that holds it goes.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Cancels something when it goes itself.
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
/// A set of these is emptied in the same order in every run: where one stands in it depends on when
/// it was made, and not on its address or on the seed that hashes have in a process.
public final class AnyCancellable: Cancellable {
  private var work: (() -> Void)?
  private let serial = Serial.next()

  /// Does a block when it is cancelled.
  public init(_ cancel: @escaping () -> Void) {
    work = cancel
  }

  /// Cancels something else.
  public init<C: Cancellable>(_ canceller: C) {
    work = canceller.cancel
  }

  /// Cancels, the first time.
  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  deinit {
    work?()
  }

  /// Puts this into a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Puts this into a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

// MARK: - In a set

extension AnyCancellable: Hashable {
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

  /// What sets ask for; the seed, another one in each process, is left out of it.
  public func _rawHashValue(seed: Int) -> Int { serial }
}
