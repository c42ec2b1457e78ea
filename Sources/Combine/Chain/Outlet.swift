/// The subscription of one subscriber to a publisher, which counts the demand and ends only once.
///
/// An outlet is used by operators that do more than answer values one by one. It listens to other
/// publishers and sends values, which wait until the subscriber asks for them. A sink asks for all
/// values, so no value ever waits for a sink.
///
/// An outlet retains the feeds by which it listens, and releases them as soon as it is cancelled or
/// ends. After that no call has any effect, so no caller need check if the outlet is open.
final class Outlet<Output, Failure: Error>: Subscription {
  /// The choice of the values that wait until the subscriber asks for them.
  enum Backlog {
    /// All values wait, in their order.
    case everything
    /// Only the newest value waits.
    case latest
    /// No value waits. A value that the subscriber has not asked for is lost.
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

  /// True until the outlet is cancelled or has been told of its end.
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

  /// Sends a value. If the subscriber has not asked for it, the value waits or is lost.
  func send(_ value: Output) {
    guard isOpen else { return }
    guard waiting.isEmpty || backlog == .latest, demand > 0 else { return keep(value) }
    deliver(value)
  }

  private func keep(_ value: Output) {
    if backlog == .latest { waiting = [] }
    if backlog != .nothing { waiting.append(value) }
  }

  /// Ends the outlet as soon as the subscriber has received all waiting values.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    ending = completion
    letGo()
    endIfDone()
  }

  /// Retains an activity until the outlet is cancelled or ends, and then cancels the activity.
  func hold(_ one: any Cancellable & AnyObject) {
    if isOpen { held.append(one) } else { one.cancel() }
  }

  /// Cancels an activity that the outlet retains, and releases it.
  func drop(_ one: any Cancellable & AnyObject) {
    forget(one)
    one.cancel()
  }

  /// Releases a retained activity that has already ended.
  func forget(_ one: AnyObject) { held.removeAll { $0 === one } }

  /// Listens to a publisher through a given feed, until the outlet is cancelled or ends.
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

  /// Listens to a publisher until the outlet is cancelled or ends.
  @discardableResult
  func listen<P: Publisher>(
    to publisher: P, onValue: @escaping (P.Output) -> Void,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Feed<P.Output, P.Failure> {
    let feed = Feed<P.Output, P.Failure>(onValue: onValue)
    listen(to: publisher, with: feed, onEnd: onEnd)
    return feed
  }

  /// Listens to a publisher. When the publisher ends, the outlet ends.
  func listen<P: Publisher>(to publisher: P, onValue: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    listen(to: publisher, onValue: onValue, onEnd: end)
  }
}
