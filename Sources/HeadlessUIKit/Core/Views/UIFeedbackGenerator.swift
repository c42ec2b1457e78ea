/// A generator of haptic feedback, such as a tap or a click.
///
/// The model only publishes the feedback, as ``SimulatorEvent/feedback(_:)``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Prepares the haptic engine. The model has nothing to prepare.
  open func prepare() {}

  fileprivate func play(_ name: String) { Simulator.current.publish(.feedback(name)) }
}

/// Haptic feedback for the impact of two objects.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or the hardness of the objects.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  /// Creates a generator for impacts of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  /// Publishes an impact of the generator's style.
  open func impactOccurred() { play("impact \(style)") }
  /// Publishes an impact of the generator's style. The intensity is dropped.
  open func impactOccurred(intensity: CGFloat) { play("impact \(style)") }
}

/// Haptic feedback for a change of selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Publishes a change of selection.
  open func selectionChanged() { play("selection") }
}

/// Haptic feedback for a success or a failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Publishes the outcome of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play("notification \(notificationType)")
  }
}
