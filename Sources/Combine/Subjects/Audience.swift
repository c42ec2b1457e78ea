/// The subscribers of one source, in the order in which they came.
///
/// A value that is being sent does not reach a subscriber that comes meanwhile, nor one that has
/// cancelled.
final class Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var ending: Subscribers.Completion<Failure>?

  /// Adds a subscriber, and sends it the first value and the end if there are any.
  func join(
    _ subscriber: any Subscriber<Output, Failure>,
    keeping backlog: Outlet<Output, Failure>.Backlog, hearing first: Output? = nil
  ) {
    let outlet = Outlet(subscriber, keeping: backlog)
    if ending == nil {
      outlets.append(outlet)
      outlet.hold(
        AnyCancellable { [weak self, unowned outlet] in
          self?.outlets.removeAll { $0 === outlet }
        })
    }
    if let first { outlet.send(first) }
    subscriber.receive(subscription: outlet)
    if let ending { outlet.end(ending) }
  }

  func send(_ value: Output) {
    for outlet in outlets { outlet.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard ending == nil else { return }
    ending = completion
    for outlet in outlets { outlet.end(completion) }
  }
}
