/// The start or the end of one animation on a layer, as reported to those who watch a run.
@MainActor
public enum AnimationEvent {
  /// An animation was added to the layer, which keeps it under the key.
  case added(CALayer, key: String)
  /// An animation of the layer, kept under the key, has ended by itself (`finished` is true) or was
  /// removed.
  case ended(CALayer, key: String, finished: Bool)
}

/// A receiver of reports that an animation on a layer has started or ended. It is a protocol,
/// because the class that implements it uses UIKit's classes, and the code for layers must not.
@preconcurrency @MainActor
protocol AnimationListening {
  /// Reports the start or end of an animation. The event is an autoclosure, so that it is not even
  /// created if nobody watches animations.
  func announce(_ event: @autoclosure () -> AnimationEvent)
}

extension Simulator {
  /// The simulator, seen as the receiver of animation reports. The protocol hides its class, so
  /// that the code for layers uses no declaration of UIKit.
  @inline(__always) var animationListener: any AnimationListening { self }
}
