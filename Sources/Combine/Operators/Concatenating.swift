extension Publishers {
  /// A publisher that sends the values of one publisher, and when that has finished those of
  /// another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The first publisher, whose values are sent before those of the other.
    public let prefix: Prefix
    /// The publisher whose values are sent when the first one has finished.
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      (self.prefix, self.suffix) = (prefix, suffix)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      subscriber.receive(subscription: outlet)
      outlet.listen(to: prefix, onValue: outlet.send) { completion in
        guard completion.isFinished else { return outlet.end(completion) }
        outlet.listen(to: suffix, onValue: outlet.send)
      }
    }
  }

  public typealias PrependSequence<Upstream: Publisher, Elements: Swift.Sequence> =
    Concatenate<
      SetFailureType<Sequence<Elements, Never>, Upstream.Failure>, Upstream
    > where Elements.Element == Upstream.Output
  public typealias AppendSequence<Upstream: Publisher, Elements: Swift.Sequence> =
    Concatenate<
      Upstream, SetFailureType<Sequence<Elements, Never>, Upstream.Failure>
    > where Elements.Element == Upstream.Output
}

extension Publisher {
  /// Returns a publisher that sends the given values before those of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.PrependSequence<Self, [Output]> {
    prepend(elements)
  }

  /// Returns a publisher that sends the elements of a sequence before the values of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.PrependSequence<Self, S>
  where S.Element == Output {
    prepend(elements.publisher.setFailureType(to: Failure.self))
  }

  /// Returns a publisher that sends another publisher's values before those of this publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure { .init(prefix: publisher, suffix: self) }

  /// Returns a publisher that sends the given values after those of this publisher.
  public func append(_ elements: Output...) -> Publishers.AppendSequence<Self, [Output]> {
    append(elements)
  }

  /// Returns a publisher that sends the elements of a sequence after the values of this publisher.
  public func append<S: Sequence>(_ elements: S) -> Publishers.AppendSequence<Self, S>
  where S.Element == Output {
    append(elements.publisher.setFailureType(to: Failure.self))
  }

  /// Returns a publisher that sends another publisher's values after those of this publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure { .init(prefix: self, suffix: publisher) }
}
