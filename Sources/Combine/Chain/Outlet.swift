/// The subscription of one subscriber to an operator. It counts the demand, and sends the end only
/// once.
///
/// Outlets are used by operators that do more than handle values one by one. An outlet listens to
/// other publishers and sends values, which wait until the subscriber asks for them. A sink asks
/// for all values, so no value ever waits for a sink.
///
/// An outlet retains the feeds (subscribers) by which it listens, and releases them as soon as it
/// is cancelled or ends. After that no call has any effect, so no caller need check if the outlet
/// is open.
final class Outlet<Output, Failure: Error>: Subscription {
  /// The values that an outlet keeps when the subscriber has not asked for them yet: all, the
  /// newest, or none.
  enum Backlog {
    /// The outlet keeps all values, in their order, until the subscriber asks for them.
    case everything
    /// The outlet keeps only the newest value until the subscriber asks for it.
    case latest
    /// The outlet keeps no value. A value that the subscriber has not asked for is lost.
    case nothing
  }

  private var subscriber: (any Subscriber<Output, Failure>)?
  private let backlog: Backlog
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var ending: Subscribers.Completion<Failure>?
  private var held: [any Cancellable & AnyObject] = []

  init(_ subscriber: any Subscriber<Output, Failure>, keeping backlog: Backlog = .everything) {
    self.subscriber = subscriber
    self.backlog = backlog
  }

  /// True until the outlet was cancelled or told to end.
  var isOpen: Bool { subscriber != nil && ending == nil }

  // MARK: - Below

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while self.demand > 0, !waiting.isEmpty, subscriber != nil { deliver(waiting.removeFirst()) }
    endIfDone()
  }

  func cancel() {
    subscriber = nil
    waiting = []
    letGo()
  }

  private func deliver(_ value: Output) {
    guard let subscriber else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }

  private func endIfDone() {
    guard let ending, waiting.isEmpty, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: ending)
  }

  private func letGo() {
    let held = held
    self.held = []
    for one in held { one.cancel() }
  }

  // MARK: - Above

  /// Sends a value to the subscriber. If the subscriber has not asked for it, the value is kept
  /// until it does, or is lost.
  func send(_ value: Output) {
    guard isOpen else { return }
    guard waiting.isEmpty || backlog == .latest, demand > 0 else { return keep(value) }
    deliver(value)
  }

  private func keep(_ value: Output) {
    if backlog == .latest { waiting = [] }
    if backlog != .nothing { waiting.append(value) }
  }

  /// Sends the end to the subscriber, as soon as it has received all values that the outlet keeps.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    ending = completion
    letGo()
    endIfDone()
  }

  /// Retains an activity, such as a timer, until the outlet is cancelled or ends, and then cancels
  /// the activity.
  func hold(_ one: any Cancellable & AnyObject) {
    if isOpen { held.append(one) } else { one.cancel() }
  }

  /// Cancels an activity, such as a timer, that the outlet retains, and releases it.
  func drop(_ one: any Cancellable & AnyObject) {
    forget(one)
    one.cancel()
  }

  /// Releases an activity, such as a timer, that the outlet retains although it has already ended.
  func forget(_ one: AnyObject) { held.removeAll { $0 === one } }

  /// Subscribes to a publisher by a given feed (a subscriber), which is cancelled when the outlet
  /// is cancelled or ends.
  func listen<P: Publisher>(
    to publisher: P, with feed: Feed<P.Output, P.Failure>,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    guard isOpen else { return feed.cancel() }
    feed.onEnd = { [weak self, unowned feed] completion in
      self?.forget(feed)
      onEnd(completion)
    }
    hold(feed)
    publisher.subscribe(feed)
  }

  /// Subscribes to a publisher with blocks for its values and its end, until the outlet is
  /// cancelled or ends.
  @discardableResult
  func listen<P: Publisher>(
    to publisher: P, onValue: @escaping (P.Output) -> Void,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Feed<P.Output, P.Failure> {
    let feed = Feed<P.Output, P.Failure>(onValue: onValue)
    listen(to: publisher, with: feed, onEnd: onEnd)
    return feed
  }

  /// Subscribes to a publisher with a block for its values. When the publisher ends, the outlet
  /// ends in the same way.
  func listen<P: Publisher>(to publisher: P, onValue: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    listen(to: publisher, onValue: onValue, onEnd: end)
  }
}
