extension Subscribers {
  /// Takes all values there are, and hands them to a block.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What is done with a value.
    public private(set) var receiveValue: (Input) -> Void
    /// What is done at the end.
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOpen = true

    /// Makes one of two blocks.
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

    /// Lets go of what the blocks hold.
    private func letGo() {
      isOpen = false
      subscription = nil
      (receiveValue, receiveCompletion) = ({ _ in }, { _ in })
    }
  }
}

extension Publisher {
  /// Hands all values, and the end, to two blocks, until the result is cancelled or goes.
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
  /// Hands all values to a block, until the result is cancelled or goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
