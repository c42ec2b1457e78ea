/// The decision of an operator about one value of the publisher above it: send something, send
/// nothing, or end.
enum Answer<Output, Failure: Error> {
  /// The operator sends a value to the subscriber below.
  case send(Output)
  /// The operator drops the value and sends nothing to the subscriber below.
  case skip
  /// The operator sends a value to the subscriber below, and then finishes.
  case last(Output)
  /// The operator sends no value to the subscriber below, but the end: finished, or an error.
  case end(Subscribers.Completion<Failure>)
}

/// A link in a chain of operators: a subscriber of the publisher above, and at the same time the
/// subscription of the subscriber below.
///
/// A link handles each value at once, and stores none. It asks the publisher above for as many
/// values as the subscriber below asks for, and for one more for each value that it drops.
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
