/// Those who have subscribed to one source, in the order in which they came.
///
/// A subscriber that comes while a value goes round hears of the next; one that cancels then hears
/// of none any more.
final class Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var ending: Subscribers.Completion<Failure>?

  /// Takes on a subscriber, and tells it what it has to know at once.
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
