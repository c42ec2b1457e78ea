/// The end of a publisher that one subscriber holds: it keeps count of what was asked for, and ends
/// once.
///
/// Whatever does more than hand values through one by one is written against an outlet: it listens
/// to other publishers, and says what is sent. Values wait until they are asked for; a sink asks
/// for all there are, so nothing ever waits for one.
///
/// An outlet holds what it listens to, and lets go of it as soon as it is cancelled or has ended.
/// After that nothing it is told has any effect, so a caller need not ask whether it is still
/// listened to.
final class Outlet<Output, Failure: Error>: Subscription {
  /// Which values wait to be asked for.
  enum Backlog {
    /// All of them, in their order.
    case everything
    /// The newest.
    case latest
    /// None: they are lost.
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

  /// Whether there is still somebody who may be told something.
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

  /// Sends a value.
  func send(_ value: Output) {
    guard isOpen else { return }
    guard waiting.isEmpty || backlog == .latest, demand > 0 else { return keep(value) }
    deliver(value)
  }

  private func keep(_ value: Output) {
    if backlog == .latest { waiting = [] }
    if backlog != .nothing { waiting.append(value) }
  }

  /// Ends, as soon as all values that wait have been asked for.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    ending = completion
    letGo()
    endIfDone()
  }

  /// Holds something until the outlet is cancelled or has ended; then that is cancelled.
  func hold(_ one: any Cancellable & AnyObject) {
    if isOpen { held.append(one) } else { one.cancel() }
  }

  /// Holds something no longer, and cancels it.
  func drop(_ one: any Cancellable & AnyObject) {
    forget(one)
    one.cancel()
  }

  /// Holds something no longer that is over by itself.
  func forget(_ one: AnyObject) { held.removeAll { $0 === one } }

  /// Listens to a publisher, by a feed made before, for as long as the outlet is open.
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

  /// Listens to a publisher for as long as the outlet is open.
  @discardableResult
  func listen<P: Publisher>(
    to publisher: P, onValue: @escaping (P.Output) -> Void,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Feed<P.Output, P.Failure> {
    let feed = Feed<P.Output, P.Failure>(onValue: onValue)
    listen(to: publisher, with: feed, onEnd: onEnd)
    return feed
  }

  /// Listens to a publisher and ends as it ends.
  func listen<P: Publisher>(to publisher: P, onValue: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    listen(to: publisher, onValue: onValue, onEnd: end)
  }
}
