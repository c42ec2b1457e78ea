/// A stage in the life of an animation.
@MainActor
public enum AnimationEvent {
  case added(CALayer, key: String)
  case ended(CALayer, key: String, finished: Bool)
}

/// What layers leave to the folders above them.
@preconcurrency @MainActor
protocol AnimationListening {
  /// Tells the listener of an animation; the event is not even built if there is none.
  func announce(_ event: @autoclosure () -> AnimationEvent)
}

extension Simulator {
  /// The world itself, as what is told of animations: calls go through the protocol, so this folder
  /// uses no declaration of UIKit's.
  @inline(__always) var animationListener: any AnimationListening { self }
}
