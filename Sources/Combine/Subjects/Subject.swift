/// A publisher that sends the values which an app passes to its method `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the subject for all present and later subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Receives the subscription to another publisher, whose values the subject then sends.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value to all subscribers.
  public func send() { send(()) }
}

extension Publisher {
  /// Passes the values of this publisher on to a subject, which sends them to its own subscribers.
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

  /// The latest value. Setting it sends the new value to all subscribers.
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
