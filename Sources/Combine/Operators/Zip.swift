extension Publishers {
  /// A publisher of pairs of values of two publishers: the first value of each, then the second
  /// value of each, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      subscriber.receive(subscription: outlet)
      var waiting: (a: [A.Output], b: [B.Output]) = ([], [])
      var isOpen = (a: true, b: true)
      func pair() {
        if !waiting.a.isEmpty, !waiting.b.isEmpty {
          outlet.send((waiting.a.removeFirst(), waiting.b.removeFirst()))
        }
        // One of the two publishers has ended and all its values were sent, so no further pair is
        // possible.
        if !isOpen.a && waiting.a.isEmpty || !isOpen.b && waiting.b.isEmpty {
          outlet.end(.finished)
        }
      }
      outlet.listen(to: a) {
        waiting.a.append($0)
        pair()
      } onEnd: { completion in
        guard completion.isFinished else { return outlet.end(completion) }
        isOpen.a = false
        pair()
      }
      outlet.listen(to: b) {
        waiting.b.append($0)
        pair()
      } onEnd: { completion in
        guard completion.isFinished else { return outlet.end(completion) }
        isOpen.b = false
        pair()
      }
    }
  }

  /// A publisher of triples of values of three publishers: the first value of each, then the second
  /// value of each, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of pairs of values: the first of this publisher and of another, then the
  /// second of both, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure { .init(self, other) }

  /// Returns a publisher that transforms pairs of values: the first of this publisher and of
  /// another, then the second of both, and so on.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Derived<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// Returns a publisher of triples of values: the first of this publisher and of two others, then
  /// the second of all three, and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, publisher1, publisher2)
  }

  /// Returns a publisher that transforms triples of values: the first of this publisher and of two
  /// others, then the second of all three, and so on.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Derived<Publishers.Zip3<Self, P, Q>, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0, $1, $2) }
  }
}
