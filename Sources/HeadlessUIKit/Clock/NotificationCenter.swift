/// A centre that sends notifications to its observers.
///
/// The type shadows Foundation's own, so that the `default` centre belongs to the current simulator
/// and its observers disappear with the simulator. A notification is delivered before `post`
/// returns, to the observers in the order in which they were added. An observer that is removed
/// during a post is not called any more; an observer that is added during a post is called from the
/// next post on.
///
/// ```swift
/// NotificationCenter.default.addObserver(
///   self, selector: Selector(Player.pause),
///   name: UIApplication.didEnterBackgroundNotification, object: nil)
/// ```
///
/// An observer with a selector is held weakly. An observer with a block lives until it is removed,
/// and so does everything that the block captures.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so no other thread uses a value
/// of this type.
public final class NotificationCenter: NSObject, @unchecked Sendable {
  /// One registration with the notification centre: an observer, and the name and sender of the
  /// notifications that it receives.
  private final class Observation: NSObject {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let listensToAllObjects: Bool
    /// The closure that handles a notification; `nil` once the registration is removed, so that the
    /// objects that an app's block holds are released then.
    private(set) var action: (@MainActor (AnyObject, Notification) -> Void)?
    var isRemoved: Bool { action == nil }

    init(
      _ observer: AnyObject?, _ name: NSNotification.Name?, _ object: Any?,
      action: @escaping @MainActor (AnyObject, Notification) -> Void
    ) {
      self.observer = observer
      self.name = name
      self.object = object.map { $0 as AnyObject }
      self.listensToAllObjects = object == nil
      self.action = action
    }

    func remove() { action = nil }

    func concerns(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      guard !listensToAllObjects else { return true }
      return object != nil && object === notification.object.map { $0 as AnyObject }
    }
  }

  private var observations: [Observation] = []

  /// The default notification centre, which the app and the model's UIKit share.
  public static var `default`: NotificationCenter {
    onMainThread("NotificationCenter.default") { Simulator.current.deferrals.notifications }
  }
}

// MARK: - Observers

extension NotificationCenter {
  /// Adds an observer whose method is called for notifications of a name from an object. `nil`
  /// means any name, or any object.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    observations.append(
      Observation(observer as AnyObject, aName, anObject) { observer, notification in
        aSelector.perform(on: observer, with: notification)
      })
  }

  /// Adds a block that is called for notifications of a name from an object, until the returned
  /// observer is removed.
  ///
  /// - Note: The block is called before `post` returns, whatever its queue, as it would be on the
  ///   main thread.
  @preconcurrency
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(nil, name, object) { _, notification in block(notification) }
    observation.observer = observation
    observations.append(observation)
    return observation
  }

  /// Removes an observer from the notification centre, with all its registrations.
  public func removeObserver(_ observer: Any) {
    remove { $0.observer === observer as AnyObject }
  }

  /// Removes an observer's registrations for a notification name and a sender; `nil` means any.
  public func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    remove { observation in
      observation.observer === observer as AnyObject
        && (aName == nil || observation.name == aName)
        && (anObject == nil || observation.object === anObject.map { $0 as AnyObject })
    }
  }

  private func remove(where isMeant: (Observation) -> Bool) {
    for observation in observations where isMeant(observation) { observation.remove() }
    observations.removeAll { $0.isRemoved || $0.observer == nil }
  }
}

// MARK: - Posting

extension NotificationCenter {
  /// Posts a notification: calls the observers that are registered for it.
  public func post(_ notification: Notification) {
    // Unchecked: the captured values do not leave this thread, because the closure that uses them
    // runs before the call returns.
    nonisolated(unsafe) let notification = notification
    onMainThread("NotificationCenter.post(_:)") {
      for observation in observations where observation.concerns(notification) {
        guard let action = observation.action, let observer = observation.observer else { continue }
        action(observer, notification)
      }
    }
  }

  /// Posts a notification with a name, an object and user info: calls the observers that are
  /// registered for it.
  public func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }
}
