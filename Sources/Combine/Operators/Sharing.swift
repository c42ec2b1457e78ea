/// A publisher that sends nothing before it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins when somebody subscribes, and stops when nobody is left.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// One subscription to a publisher, which many share by way of a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is shared.
    public let upstream: Upstream
    private let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Shares a publisher by a subject that is made when somebody subscribes.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that begins when somebody subscribes, and stops when nobody is left.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What begins and stops.
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

/// Whether something has begun, and how many want it to go on.
private final class Connection {
  private var users = 0
  private var underWay: (any Cancellable)?

  /// Counts one in, until the result is cancelled.
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

  /// Begins, unless it has begun or nobody is left.
  func begin(_ connect: () -> any Cancellable) {
    guard users > 0, underWay == nil else { return }
    // Stands for the connection while it is made: values may come, and subscribers with them.
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

  /// Shares one subscription to this publisher among many, by a subject that is there.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Shares one subscription among many; it begins with the first of them and ends with the last.
  public func share() -> Publishers.Share<Self> {
    multicast { PassthroughSubject() }.autoconnect()
  }
}

extension Publisher where Failure == Never {
  /// Sends nothing before it is told to begin.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}
