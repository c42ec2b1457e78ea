/// The start or the end of an animation on a layer, as reported to listeners.
@MainActor
public enum AnimationEvent {
  /// An animation was added to a layer, under a key.
  case added(CALayer, key: String)
  /// An animation of a layer ended by itself (`finished` is true) or was removed.
  case ended(CALayer, key: String, finished: Bool)
}

/// A listener that is told of the start and end of animations. It is a protocol because its
/// implementation uses UIKit's classes, and this folder must not.
@preconcurrency @MainActor
protocol AnimationListening {
  /// Tells the listener of an animation event. The event is an autoclosure, so that it costs
  /// nothing if no one listens.
  func announce(_ event: @autoclosure () -> AnimationEvent)
}

extension Simulator {
  /// The simulator, which is told of animation events. Callers see it only as the protocol, so that
  /// this folder uses no declaration of UIKit.
  @inline(__always) var animationListener: any AnimationListening { self }
}
