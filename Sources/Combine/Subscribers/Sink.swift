extension Subscribers {
  /// A subscriber that passes each value of a publisher to one block, and the publisher's end to
  /// another.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The block that is called with each value of the publisher.
    public private(set) var receiveValue: (Input) -> Void
    /// The block that is called with the publisher's end: finished, or an error.
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOpen = true

    /// Creates a subscriber from a block for a publisher's end and a block for its values.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard isOpen, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if isOpen { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard isOpen else { return }
      let last = receiveCompletion
      letGo()
      last(completion)
    }

    public func cancel() {
      let subscription = subscription
      letGo()
      subscription?.cancel()
    }

    /// Releases the subscriber's blocks, and with them the objects that the blocks retain.
    private func letGo() {
      isOpen = false
      subscription = nil
      (receiveValue, receiveCompletion) = ({ _ in }, { _ in })
    }
  }
}

extension Publisher {
  /// Calls one block with each value of this publisher and another with its end, until the returned
  /// token is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a block with each value of this publisher, which never fails, until the returned token
  /// is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
