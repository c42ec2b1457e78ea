extension Publishers {
  /// A publisher of the elements of a sequence. It sends each element when a subscriber asks for
  /// it.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The sequence whose elements the publisher sends.
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Walk(sequence, subscriber).begin()
    }
  }
}

extension Sequence {
  /// A publisher that sends the elements of this sequence and then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

/// One subscriber's subscription to the elements of a sequence, which it sends as they are asked
/// for.
private final class Walk<Elements: Sequence, Failure: Error>: Subscription {
  private var subscriber: (any Subscriber<Elements.Element, Failure>)?
  private var rest: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isUnderWay = false

  init(_ elements: Elements, _ subscriber: any Subscriber<Elements.Element, Failure>) {
    self.subscriber = subscriber
    rest = elements.makeIterator()
    next = rest.next()
  }

  func begin() {
    subscriber?.receive(subscription: self)
    endIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isUnderWay else { return }
    isUnderWay = true
    while self.demand > 0, let value = next, let subscriber {
      next = rest.next()
      self.demand -= 1
      self.demand += subscriber.receive(value)
    }
    isUnderWay = false
    endIfDone()
  }

  func cancel() { subscriber = nil }

  /// Finishes directly after the last element of the sequence, even if the subscriber has not asked
  /// for more values.
  private func endIfDone() {
    guard next == nil, !isUnderWay, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: .finished)
  }
}
