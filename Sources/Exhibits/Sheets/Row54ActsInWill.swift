import UIKit

/// A sheet that calls a closure after every kind of dismissal, by a finger or by code.
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

/// A home screen that shows a badge while its sheet is up.
class BadgeHome: Screen, UIAdaptivePresentationControllerDelegate {
  let badge = UIView()

  init() { super.init("Home") }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.frame = CGRect(x: 20, y: 60, width: 40, height: 40)
    badge.isHidden = true
    view.addSubview(badge)
  }

  /// Presents the sheet, unless it is presented already or a transition is in progress.
  func open() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    let sheet = PartingSheet { [badge] in badge.isHidden = true }
    sheet.presentationController?.delegate = self
    present(sheet, animated: true)
    badge.isHidden = false
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
}

/// A home screen that hides the badge when the sheet is only about to be dismissed.
///
/// - Symptom: Pull the sheet down a little and let it spring back: the badge is gone, and the sheet
///   is there.
/// - Cause: `presentationControllerWillDismiss` is called when the finger begins to pull. A pull
///   can be cancelled, and no call reports that.
/// - Cure: Act when the sheet has gone: in `presentationControllerDidDismiss`, or when its view has
///   disappeared. See ``PartingSheet``.
final class PrematureBadgeHome: BadgeHome {
  override func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    badge.isHidden = true
  }
}
