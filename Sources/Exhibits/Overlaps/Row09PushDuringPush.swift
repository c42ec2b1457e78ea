import UIKit

/// A stack that pushes even while a transition is in progress.
///
/// - Symptom: Tap twice, and two pages are pushed; go back, and titles and pages no longer belong
///   together. The console says "nested push animation can result in corrupted navigation bar".
/// - Cause: A push is requested while another transition of the stack is still running.
/// - Cure: Do nothing while there is a `transitionCoordinator`. See ``PageStack/push()``.
final class HastyStack: PageStack {
  override func push() {
    navigation.pushViewController(makePage(), animated: true)
  }
}
