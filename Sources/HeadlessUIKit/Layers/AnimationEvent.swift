/// The start or the end of an animation on a layer, as reported to listeners.
@MainActor
public enum AnimationEvent {
  /// An animation was added to a layer, under a key.
  case added(CALayer, key: String)
  /// An animation of a layer ended by itself (`finished` is true) or was removed.
  case ended(CALayer, key: String, finished: Bool)
}

/// A listener for the start and end of animations, implemented by a folder above this one.
@preconcurrency @MainActor
protocol AnimationListening {
  /// Reports an animation event to the listener. The event is not built if no one listens.
  func announce(_ event: @autoclosure () -> AnimationEvent)
}

extension Simulator {
  /// The simulator itself as the listener for animation events. Calls go through the protocol, so
  /// that this folder uses no declaration of UIKit.
  @inline(__always) var animationListener: any AnimationListening { self }
}
