/// Covers the whole screen, or the whole context, and takes the presenter's view off it (R13).
final class CoveringPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext }
}

/// Covers the context and leaves the presenter's view where it is.
final class OverContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
