/// A publisher that sends nothing until its method `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Makes the publisher begin to send values. It stops when the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects this publisher when the first subscriber comes, so that it
  /// sends values, and disconnects it when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher that subscribes to another publisher once, and passes the values on to many
  /// subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher to which there is only one subscription, however many subscribers there are.
    public let upstream: Upstream
    private let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Creates a publisher that shares one subscription to another publisher among its subscribers,
    /// through a subject. The block makes the subject when it is first needed.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that connects another one when the first subscriber comes, so that it sends
  /// values, and disconnects it when the last one has gone.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected for the first subscriber and disconnected after the last.
    public let upstream: Upstream
    private let connection = Connection()

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      subscriber.receive(subscription: outlet)
      outlet.hold(connection.enter())
      outlet.listen(to: upstream, onValue: outlet.send)
      connection.begin(upstream.connect)
    }
  }

  public typealias Share<Upstream: Publisher> =
    Autoconnect<
      Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >
  public typealias MakeConnectable<Upstream: Publisher> =
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
}

/// A connection of a publisher that several subscribers share. It counts them, and ends with the
/// last.
private final class Connection {
  private var users = 0
  private var underWay: (any Cancellable)?

  /// Counts one more subscriber of the connection. The subscriber counts until the result is
  /// cancelled.
  func enter() -> AnyCancellable {
    users += 1
    return AnyCancellable { [self] in
      users -= 1
      guard users == 0 else { return }
      let underWay = underWay
      self.underWay = nil
      underWay?.cancel()
    }
  }

  /// Connects the publisher, so that it sends values, unless it is connected already or no
  /// subscriber is left.
  func begin(_ connect: () -> any Cancellable) {
    guard users > 0, underWay == nil else { return }
    // A placeholder marks the connection as made, because values and further subscribers may come
    // while it is being made.
    underWay = AnyCancellable {}
    let made = connect()
    if users > 0 { underWay = made } else { made.cancel() }
  }
}

extension Publisher {
  /// Returns a publisher that passes the values of one subscription to this publisher on to many
  /// subscribers, through a subject that a block makes.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Returns a publisher that passes the values of one subscription to this publisher on to many
  /// subscribers, through a given subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Returns a publisher that passes the values of one subscription to this publisher on to many
  /// subscribers. The subscription begins with the first subscriber and ends with the last.
  public func share() -> Publishers.Share<Self> {
    multicast { PassthroughSubject() }.autoconnect()
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of this publisher's values that sends nothing until its method `connect()`
  /// is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}
