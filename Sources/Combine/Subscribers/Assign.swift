extension Subscribers {
  /// A subscriber that sets a property of an object to each value of a publisher.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The object whose property is set. The subscriber retains the object until the publisher's
    /// end.
    public private(set) var object: Root?
    /// The property of the object that is set to each value of the publisher.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Creates a subscriber that sets a property of an object to each value of a publisher.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard object != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { letGo() }

    public func cancel() {
      let subscription = subscription
      letGo()
      subscription?.cancel()
    }

    private func letGo() { (object, subscription) = (nil, nil) }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value of this publisher, until the returned token is
  /// cancelled or released.
  ///
  /// The token retains the object. So an object that assigns to itself and stores the token is
  /// never released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
