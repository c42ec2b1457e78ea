/// A publisher that sends the values which its owner passes to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the subject, for all present and future subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription to a publisher that feeds the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells all subscribers that an event has happened.
  public func send() { send(()) }
}

extension Publisher {
  /// Sends values to a subject, which hands them on to its own subscribers.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// A subject without memory: a subscriber that is not there when a value is sent, or has not asked
/// for one, misses the value.
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

/// A subject with a present value, which each new subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var present: Output

  public init(_ value: Output) { present = value }

  /// The present value. Setting it sends it to all subscribers.
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
