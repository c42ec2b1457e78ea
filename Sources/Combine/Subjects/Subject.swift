/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends, for all subscribers and those still to come.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to what feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells all subscribers that something has happened.
  public func send() { send(()) }
}

extension Publisher {
  /// Sends values to a subject, which hands them on to its own subscribers.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// A subject without a memory: who does not listen when a value is sent, or has not asked for one,
/// misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) {
    guard audience.ending == nil else { return }
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.join(subscriber, keeping: .nothing)
  }
}

/// A subject with a present value, which each subscriber is told first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var present: Output

  public init(_ value: Output) { present = value }

  /// The present value; setting it sends it.
  public var value: Output {
    get { present }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.ending == nil else { return }
    present = value
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.join(
      subscriber, keeping: .latest, hearing: audience.ending == nil ? present : nil)
  }
}
