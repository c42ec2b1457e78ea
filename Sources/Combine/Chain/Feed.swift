/// A subscriber that calls a block for each value and one for the end. An ``Outlet``, an operator's
/// subscription, uses it to listen to a publisher.
final class Feed<Input, Failure: Error>: Subscriber, Cancellable {
  private let demand: Subscribers.Demand
  private var onValue: ((Input) -> Void)?
  var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(asking demand: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Void) {
    self.demand = demand
    self.onValue = onValue
  }

  /// True until the publisher has ended or this subscriber has cancelled its subscription.
  var isOpen: Bool { onValue != nil }

  func receive(subscription: any Subscription) {
    guard isOpen, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let onEnd = onEnd
    letGo()
    onEnd?(completion)
  }

  /// Asks the publisher for further values, in addition to those that this subscriber has asked for
  /// before.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() {
    let subscription = subscription
    letGo()
    subscription?.cancel()
  }

  private func letGo() {
    subscription = nil
    onValue = nil
    onEnd = nil
  }
}
