import HeadlessUIKit

extension Clause {
  /// The clause that the controllers that are shown are those whose views are in the window.
  ///
  /// A controller that is presented, on top of its stack or selected has its view in the window;
  /// another controller of the stack or of the tabs does not.
  public static let treeAgrees = Clause(
    .treeAgrees, promises: "controllers and views tell one story"
  ) { TreeAgrees() }
}

extension ClauseName {
  /// The name of the clause that promises: the controllers shown and the views in the window agree.
  public static let treeAgrees = ClauseName(rawValue: "tree-agrees")
}

extension Finding {
  /// The finding that a controller that is shown has no view in the window, or that a controller
  /// that is not shown has a view there.
  public static let treeAgrees = Finding(.treeAgrees)
}

extension Cause {
  /// The cause of a finding: a controller is no child of its container any more, although its view
  /// is still on the screen in the container's view.
  public static let orphan = Cause(rawValue: "orphan")
}

private final class TreeAgrees: Judge {
  let hears: Occurrence.Kinds = []
  private var orphaned = OrphanedChild()
  /// The serial numbers of the tabs that were judged at a rest of this trace.
  private var judgedTabs: Set<Int> = []

  func rested(in world: World) {
    guard let root = world.window.rootViewController else { return }
    judgeOrphan(in: world)
    if world.transitions.newlyEnded.last != nil { world.exercise(.treeAgrees) }
    visit(root, shown: true, in: world)
  }

  private func visit(_ controller: UIViewController, shown: Bool, in world: World) {
    let window = world.window
    let presented = controller.ownPresented
    let isRemoved = presented.map { removesPresenter($0) } ?? false
    let isShown = shown && !isRemoved
    let isInWindow = controller.viewIfLoaded?.window === window
    if isShown, !isInWindow {
      world.report(
        .treeAgrees,
        "\(ControllerName(of: controller)) should be on the screen, and its view is not in the window.",
        evidence: [
          "controllers  \(ControllerName(of: controller)) is shown",
          "views        its view is in no window",
        ],
        fix: advice(on: controller, in: world))
    }
    switch controller {
    case let navigation as UINavigationController:
      for child in navigation.pages {
        let isTop = child === navigation.pages.last
        if !isTop { mustBeAway(child, because: "it is not on top of its stack", in: world) }
      }
    case let tabs as UITabBarController:
      for child in tabs.viewControllers ?? []
      where child !== tabs.selectedViewController && !isLaidOver(child, tabs, in: world) {
        judgedTabs.insert(child.serial)
        mustBeAway(child, because: "another tab is selected", in: world)
      }
    default: break
    }
    if let child = controller.shownChild { visit(child, shown: isShown, in: world) }
    if let presented { visit(presented, shown: true, in: world) }
  }

  /// Returns true if the app has laid a new screen over a tab bar controller: it has added the
  /// screen as a child, which makes a tab of it (rule R180 of UIKit's behaviour), and its view to
  /// the tab bar controller's own view. Some half-high sheets are shown like this, and are meant to
  /// be seen. What was a tab before has no place there.
  private func isLaidOver(
    _ child: UIViewController, _ container: UITabBarController, in world: World
  ) -> Bool {
    guard let view = child.viewIfLoaded, view.superview === container.viewIfLoaded else {
      return false
    }
    return !judgedTabs.contains(child.serial)
      && world.rests.start?.controllers.holds(child.serial) != true
  }

  private func judgeOrphan(in world: World) {
    guard let (child, parent) = orphaned.next(in: world) else { return }
    let (name, container) = (ControllerName(of: child), ControllerName(of: parent))
    let isCancelled = world.transitions.newlyEnded.last?.completion?.finished == false
    world.report(
      Finding(.treeAgrees, cause: .orphan),
      "\(name) is on the screen, and is no child of \(container) any more.",
      evidence: [
        "controllers  \(name) has no parent, and nothing presents it",
        "views        its view is in the view of \(container), as before",
      ],
      fix: isCancelled
        ? "take a child out when its screen has disappeared, not when it is about to" : nil)
  }

  /// Returns advice on a presenter whose view has left the window, if its last modal transition had
  /// a style under which the animator gets no view of the presenter; else `nil`.
  private func advice(on controller: UIViewController, in world: World) -> String? {
    let touched = world.transitions.last { record in
      (record.kind == .present && record.controllers.fromSerial == controller.serial)
        || (record.kind == .dismiss && record.controllers.toSerial == controller.serial)
    }
    guard let touched, touched.setup.hasCustomAnimator, touched.setup.leavesPresenter else {
      return nil
    }
    return "leave the presenter's view where it is: view(forKey:) is nil when it is not yours"
  }

  private func removesPresenter(_ presented: UIViewController) -> Bool {
    presented.presentationController?.shouldRemovePresentersView ?? false
  }

  private func mustBeAway(_ controller: UIViewController, because reason: String, in world: World) {
    guard controller.viewIfLoaded?.window != nil else { return }
    world.report(
      .treeAgrees, "\(ControllerName(of: controller)) is on the screen although \(reason).",
      evidence: ["views        its view is in the window", "controllers  \(reason)"],
      // There is advice only if a transition was cancelled: without one it is unknown which code
      // added the controller's view to the window.
      fix: world.transitions.contains { $0.completion?.finished == false }
        ? "remove what was added when the transition is cancelled" : nil)
  }
}
