/// The subscribers of a subject, a future or another source of values, in the order in which they
/// subscribed.
///
/// A value that is being sent reaches neither a subscriber that subscribes meanwhile nor one that
/// cancels meanwhile.
final class Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var ending: Subscribers.Completion<Failure>?

  /// Adds a subscriber, and sends it the latest value if one is given, and the end if the source
  /// has ended.
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
