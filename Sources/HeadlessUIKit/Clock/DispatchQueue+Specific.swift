public import Dispatch

extension DispatchQueue {
  /// Stores a value of the app's with the dispatch queue under a key; `nil` removes the value.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    // Unchecked: the captured values do not leave this thread, because the closure that uses them
    // runs before the call returns.
    nonisolated(unsafe) let (key, value) = (key, value)
    onMainThread("DispatchQueue.setSpecific(key:value:)") {
      specifics.removeAll { $0.key === key }
      if let value { specifics.append((key, value)) }
    }
  }

  /// Returns the value that the app stored with the dispatch queue under a key; `nil` if there is
  /// none.
  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    // Unchecked: the captured values do not leave this thread, because the closure that uses them
    // runs before the call returns.
    nonisolated(unsafe) let key = key
    nonisolated(unsafe) var found: Value?
    onMainThread("DispatchQueue.getSpecific(key:)") {
      found = specifics.first { $0.key === key }?.value as? Value
    }
    return found
  }

  /// Returns the value stored under a key by the queue whose block is running, or by the nearest of
  /// its target queues.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    // Unchecked: the captured values do not leave this thread, because the closure that uses them
    // runs before the call returns.
    nonisolated(unsafe) let key = key
    nonisolated(unsafe) var found: Value?
    onMainThread("DispatchQueue.getSpecific(key:)") {
      var queue = Simulator.current.deferrals.underWay.last
      while let next = queue, found == nil {
        found = next.getSpecific(key: key)
        queue = next.target
      }
    }
    return found
  }
}
