/// Lets the device be felt: a tap, a click, a warning.
///
/// It is not felt, but published (``SimulatorEvent/feedback(_:)``).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Wakes the engine up; feeling anything takes no time here, so there is nothing to prepare.
  open func prepare() {}

  fileprivate func play(_ name: String) { Simulator.current.publish(.feedback(name)) }
}

/// A thing hits another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the thing is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  open func impactOccurred() { play("impact \(style)") }
  open func impactOccurred(intensity: CGFloat) { play("impact \(style)") }
}

/// Something else is selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { play("selection") }
}

/// Something has gone well or not.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has gone.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    play("notification \(notificationType)")
  }
}
