extension Publishers {
  public typealias HandleEvents<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Print<Upstream: Publisher> =
    Derived<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Returns a publisher that calls blocks for the events between this publisher and its
  /// subscriber: the subscription, values, the end, requests and the cancel.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.Derived(upstream: self) { upstream, subscriber in
      upstream.subscribe(
        Onlooker(
          subscriber,
          Onlooker.Blocks(
            receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
            receiveRequest: receiveRequest)))
    }
  }

  /// Returns a publisher that prints the events between this publisher and its subscriber, each
  /// with a prefix.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    var stream = stream
    func say(_ text: String) {
      let line = prefix.isEmpty ? text : "\(prefix): \(text)"
      if stream == nil { Swift.print(line) } else { stream?.write("\(line)\n") }
    }
    return handleEvents(
      receiveSubscription: { _ in say("receive subscription") },
      receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: say("receive finished")
        case .failure(let error): say("receive error: (\(error))")
        }
      },
      receiveCancel: { say("receive cancel") },
      receiveRequest: { say("request \($0)") })
  }
}

/// A subscriber and subscription in one, between a publisher and its subscriber. It calls blocks
/// for all events in both directions, and passes the events on unchanged.
private final class Onlooker<Input, Failure: Error>: Subscriber, Subscription {
  struct Blocks {
    var receiveSubscription: ((any Subscription) -> Void)?
    var receiveOutput: ((Input) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var receiveCancel: (() -> Void)?
    var receiveRequest: ((Subscribers.Demand) -> Void)?
  }

  private var below: (any Subscriber<Input, Failure>)?
  private var above: (any Subscription)?
  private var blocks: Blocks

  init(_ below: any Subscriber<Input, Failure>, _ blocks: Blocks) {
    self.below = below
    self.blocks = blocks
  }

  func receive(subscription: any Subscription) {
    guard let below, above == nil else { return subscription.cancel() }
    above = subscription
    blocks.receiveSubscription?(subscription)
    below.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard below != nil else { return .none }
    blocks.receiveOutput?(input)
    guard let more = below?.receive(input) else { return .none }
    if more > 0 { blocks.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let below else { return }
    let block = blocks.receiveCompletion
    letGo()
    block?(completion)
    below.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let above else { return }
    blocks.receiveRequest?(demand)
    above.request(demand)
  }

  func cancel() {
    guard let above else { return }
    let block = blocks.receiveCancel
    letGo()
    block?()
    above.cancel()
  }

  private func letGo() { (above, below, blocks) = (nil, nil, Blocks()) }
}
