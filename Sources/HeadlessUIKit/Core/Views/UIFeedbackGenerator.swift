/// A generator of haptic feedback, such as a tap that the user feels.
///
/// The model only publishes the feedback, as ``SimulatorEvent/feedback(_:)``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Prepares the device for haptic feedback that is soon to follow. The call has no effect,
  /// because the model has nothing to prepare.
  open func prepare() {}

  fileprivate func play(_ name: String) { Simulator.current.publish(.feedback(name)) }
}

/// A generator of haptic feedback for a collision of two objects.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact: the weight or the hardness of the objects that collide.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  /// Creates a feedback generator for collisions of a style, such as heavy.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  /// Publishes the haptic feedback for a collision of the generator's style.
  open func impactOccurred() { play("impact \(style)") }
  /// Publishes the haptic feedback for a collision of the generator's style. The model ignores the
  /// intensity.
  open func impactOccurred(intensity: CGFloat) { play("impact \(style)") }
}

/// A generator of haptic feedback for a change of selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Publishes the haptic feedback for a change of selection.
  open func selectionChanged() { play("selection") }
}

/// A generator of haptic feedback for the success or failure of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task for which there is haptic feedback.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Publishes the haptic feedback for a task's result, such as success.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play("notification \(notificationType)")
  }
}
