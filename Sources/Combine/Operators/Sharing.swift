/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects the publisher, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher that shares one subscription among many subscribers, by a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose subscription is shared.
    public let upstream: Upstream
    private let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Shares a publisher by a subject that is made on first use.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that connects when the first subscriber comes, and disconnects when the last one
  /// has gone.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected and disconnected.
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

/// A shared connection, with the number of its users.
private final class Connection {
  private var users = 0
  private var underWay: (any Cancellable)?

  /// Counts one user in, until the result is cancelled.
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

  /// Connects, unless there is a connection already or no user is left.
  func begin(_ connect: () -> any Cancellable) {
    guard users > 0, underWay == nil else { return }
    // A placeholder while the connection is made, because values and further subscribers may come
    // meanwhile.
    underWay = AnyCancellable {}
    let made = connect()
    if users > 0 { underWay = made } else { made.cancel() }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher among many, by a subject.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription to this publisher among many, by an existing subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Shares one subscription among many subscribers, from the first one until the last one has
  /// gone.
  public func share() -> Publishers.Share<Self> {
    multicast { PassthroughSubject() }.autoconnect()
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that sends nothing before it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}
