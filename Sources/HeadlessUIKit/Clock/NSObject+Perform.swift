import VirtualTime

/// A pending call that `perform(_:with:afterDelay:)` scheduled.
struct DelayedPerform {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  /// A serial number that distinguishes delayed calls with the same target, method and argument.
  let serial: Int
  let token: TurnLoop<Simulator.Work>.Token
}

extension NSObjectProtocol {
  /// Calls the method of this object that a selector names.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Calls the method of this object that a selector names, with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls the method of this object that a selector names, with two arguments.
  ///
  /// - Returns: The method's result, if that is an object. The simulator keeps the object alive at
  ///   least until the end of its present run.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    // Unchecked: the captured values do not leave this thread, because the closure that uses them
    // runs before the call returns.
    nonisolated(unsafe) let (target, first, second) = (self, object1, object2)
    nonisolated(unsafe) var answer: AnyObject?
    onMainThread("NSObject.perform(_:with:)") {
      let given = aSelector.perform(on: target, with: first, event: second)
      guard let given = (given as? any OptionalValue)?.content ?? given, !(given is Void),
        !(given is any OptionalValue)
      else { return }
      let object = given as AnyObject
      answer = Simulator.current.autoreleased(object)
    }
    return answer.map(Unmanaged.passUnretained)
  }
}

extension NSObject {

  /// Calls a method of this object after a delay, in the default mode of the run loop.
  ///
  /// A delay of zero means the next turn of the run loop, not now. This object is kept alive until
  /// the call.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method of this object after a delay, while the run loop is in one of the given modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    // Unchecked: the target and the argument do not leave this thread, because the run loop calls
    // the method on it.
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) let argument = anArgument
    onMainThread("NSObject.perform(_:with:afterDelay:)") {
      let simulator = Simulator.current
      let deferrals = simulator.deferrals
      let serial = simulator.makeSerial()
      let due =
        simulator.now + Duration.nanoseconds(VirtualInstant(seconds: max(delay, 0)).nanoseconds)
      let token = simulator.loop.schedule(
        { [unowned deferrals] in
          deferrals.runLoop.run(in: modes) {
            guard let index = deferrals.delayedPerforms.firstIndex(where: { $0.serial == serial })
            else { return }
            deferrals.delayedPerforms.remove(at: index)
            deferrals.deferred.blocks -= 1
            aSelector.perform(on: target, with: argument)
          }
        }, at: due)
      deferrals.deferred.blocks += 1
      deferrals.delayedPerforms.append(
        DelayedPerform(
          target: target, selector: aSelector, argument: argument, serial: serial, token: token))
    }
  }

  /// Cancels all pending delayed calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelPerforms { $0.target === aTarget as AnyObject }
  }

  /// Cancels those pending delayed calls of an object that have the given method and an equal
  /// argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancelPerforms { perform in
      perform.target === aTarget as AnyObject
        && Selector.index(meantBy: aSelector, in: [perform.selector]) != nil
        && perform.takes(anArgument)
    }
  }

  private class func cancelPerforms(where isMeant: (DelayedPerform) -> Bool) {
    // Unchecked: the captured values do not leave this thread, because the closure that uses them
    // runs before the call returns.
    nonisolated(unsafe) let isMeant = isMeant
    onMainThread("NSObject.cancelPreviousPerformRequests") {
      let simulator = Simulator.current
      for perform in simulator.deferrals.delayedPerforms.filter(isMeant) {
        simulator.loop.cancel(perform.token)
        simulator.deferrals.delayedPerforms.removeAll { $0.serial == perform.serial }
        simulator.deferrals.deferred.blocks -= 1
      }
    }
  }
}

extension DelayedPerform {
  /// Returns true if the argument of the pending delayed call equals another argument. Objects are
  /// compared by `isEqual(_:)`.
  fileprivate func takes(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let mine as NSObject, let other as NSObject): mine.isEqual(other)
    case (let mine as any Equatable, let other?): mine.equals(other)
    case (let mine?, let other?): (mine as AnyObject) === (other as AnyObject)
    default: false
    }
  }
}

extension Equatable {
  /// Returns true if this value equals another value, whose type is not known.
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
