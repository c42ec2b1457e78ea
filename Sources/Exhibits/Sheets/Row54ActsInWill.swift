import UIKit

/// A sheet that says when it has gone, by whatever way.
final class PartingSheet: Screen {
  private let onGone: () -> Void

  init(onGone: @escaping () -> Void) {
    self.onGone = onGone
    super.init("Sheet", .orange)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onGone() }
  }
}

/// Wears a badge while its sheet is up.
class BadgeHome: Screen, UIAdaptivePresentationControllerDelegate {
  let badge = UIView()

  init() { super.init("Home") }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.frame = CGRect(x: 20, y: 60, width: 40, height: 40)
    badge.isHidden = true
    view.addSubview(badge)
  }

  /// Opens the sheet, unless it is open, or on its way in or out.
  func open() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    let sheet = PartingSheet { [badge] in badge.isHidden = true }
    sheet.presentationController?.delegate = self
    present(sheet, animated: true)
    badge.isHidden = false
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
}

/// Takes the badge off when the sheet is about to be dismissed, and thinks that this is that.
///
/// - Symptom: Pull the sheet down a little and let it spring back: the badge is gone, and the sheet
///   is there.
/// - Cause: `presentationControllerWillDismiss` is called when the finger begins to pull; a pull
///   can be cancelled, and nobody says so.
/// - Cure: Act when the sheet has gone: in `presentationControllerDidDismiss`, or when its view has
///   disappeared. See ``PartingSheet``.
final class PrematureBadgeHome: BadgeHome {
  override func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    badge.isHidden = true
  }
}
