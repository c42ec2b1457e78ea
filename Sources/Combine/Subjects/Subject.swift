/// A publisher that sends the values which an app passes to its method `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all of the subject's subscribers.
  func send(_ value: Output)
  /// Ends the subject: sends the end to all of its subscribers, and to those that subscribe later.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription to another publisher, whose values it then sends.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value to all of the subject's subscribers.
  public func send() { send(()) }
}

extension Publisher {
  /// Subscribes a subject to this publisher, so that it sends this publisher's values to its own
  /// subscribers.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// A subject that stores no value. A subscriber that comes later, or that has not asked for a
/// value, misses the value.
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

/// A subject that stores its latest value, and sends it first to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var present: Output

  public init(_ value: Output) { present = value }

  /// The subject's latest value. Setting it sends the new value to all subscribers.
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
