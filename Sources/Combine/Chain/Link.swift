/// The result of one value on its way through a link.
enum Answer<Output, Failure: Error> {
  /// Sends this value on.
  case send(Output)
  /// Drops the value.
  case skip
  /// Sends this value on, and then finishes.
  case last(Output)
  /// Ends without sending a value.
  case end(Subscribers.Completion<Failure>)
}

/// A link in a chain of operators: the subscriber of the publisher above, and the subscription of
/// the subscriber below.
///
/// A link passes each value on as it comes, or drops it. It asks the publisher above for exactly
/// the values that the subscriber below asks for, and for one more for each dropped value.
final class Link<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  private var below: (any Subscriber<Output, Failure>)?
  private var above: (any Subscription)?
  private var answer: ((Input) -> Answer<Output, Failure>)?
  private let ending: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>

  init(
    _ below: any Subscriber<Output, Failure>,
    answer: @escaping (Input) -> Answer<Output, Failure>,
    ending: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
  ) {
    self.below = below
    self.answer = answer
    self.ending = ending
  }

  // MARK: - Above

  func receive(subscription: any Subscription) {
    guard let below, above == nil else { return subscription.cancel() }
    above = subscription
    below.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let answer, let below else { return .none }
    switch answer(input) {
    case .send(let output): return self.below?.receive(output) ?? .none
    case .skip: return .max(1)
    case .last(let output):
      let above = above
      (self.above, self.answer) = (nil, nil)
      above?.cancel()
      _ = below.receive(output)
      receive(completion: .finished)
    case .end(let completion):
      letGo()?.cancel()
      below.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    let below = below
    _ = letGo()
    below?.receive(completion: ending(completion))
  }

  // MARK: - Below

  func request(_ demand: Subscribers.Demand) { above?.request(demand) }

  func cancel() { letGo()?.cancel() }

  private func letGo() -> (any Subscription)? {
    defer { (above, below, answer) = (nil, nil, nil) }
    return above
  }
}
