public import Dispatch

extension DispatchQueue {
  /// Keeps a value with the queue, under a key; `nil` takes it away.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    nonisolated(unsafe) let (key, value) = (key, value)
    onMainThread("DispatchQueue.setSpecific(key:value:)") {
      specifics.removeAll { $0.key === key }
      if let value { specifics.append((key, value)) }
    }
  }

  /// The value that the queue keeps under a key.
  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    nonisolated(unsafe) let key = key
    nonisolated(unsafe) var found: Value?
    onMainThread("DispatchQueue.getSpecific(key:)") {
      found = specifics.first { $0.key === key }?.value as? Value
    }
    return found
  }

  /// The value that the queue keeps whose block is being done, or a queue to which that hands its
  /// blocks.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
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
