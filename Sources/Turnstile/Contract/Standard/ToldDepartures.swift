import HeadlessUIKit

/// A look-out for child controllers that their container moves off the screen, as a drawer does
/// with its menu, and tells at the same time that they appear.
///
/// A container may leave a child beside the screen appeared. So a child is judged only if the
/// container tells it something as it goes, and that is the opposite.
@MainActor
struct ToldDepartures {
  /// True once the app has told a controller something, so that there may be a child to judge.
  private var isUsed = false
  /// The serial numbers of the controllers that could be seen at the last rest.
  private var seen: Set<Int> = []
  /// The serial numbers of the controllers that have been told since the last rest that they
  /// appear, and nothing else after it.
  private var appearing: Set<Int> = []
  /// The number of rests of the run at the last look.
  private var restsAtLook = 0

  /// Notes an appearance call that a controller got.
  mutating func note(_ call: AppearanceCall, of controller: UIViewController) {
    if controller.isToldByHand { isUsed = true }
    switch call {
    case .viewWillAppear: appearing.insert(controller.serial)
    case .viewWillDisappear, .viewDidDisappear: appearing.remove(controller.serial)
    default: break
    }
  }

  /// Notes that a controller that has appeared was told once more that it appears, or that a
  /// transition has ended that was not begun.
  mutating func noteUnbalanced(_ controller: UIViewController) {
    isUsed = true
    appearing.insert(controller.serial)
  }

  /// Returns a controller in the window that could be seen at the rest before, cannot be seen now,
  /// and was told in between that it appears; `nil` if there is none. Then begins anew.
  ///
  /// It may be called at any time, and looks only if the app has come to a new rest. A container's
  /// own menu moves with no transition, so that a look at the rests after transitions alone would
  /// miss the rest at which the menu was open.
  mutating func next(in world: World) -> UIViewController? {
    guard isUsed, world.rests.count != restsAtLook else { return nil }
    restsAtLook = world.rests.count
    var children: [UIViewController] = []
    func collect(_ controller: UIViewController) {
      for child in controller.children {
        children.append(child)
        collect(child)
      }
    }
    if let root = world.window.rootViewController { collect(root) }
    let told = children.filter { $0.isToldByHand && $0.viewIfLoaded?.window === world.window }
    let visible = Set(told.filter { Self.isSeen($0, in: world.window) }.map(\.serial))
    let left = seen.intersection(appearing).subtracting(visible)
    let gone = told.first { left.contains($0.serial) }
    seen = visible
    appearing = []
    return gone
  }

  /// Returns true if a part of a controller's view lies in the window.
  private static func isSeen(_ controller: UIViewController, in window: UIWindow) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    let area = view.convert(view.bounds, to: window).intersection(window.bounds)
    return area.width >= 1 && area.height >= 1
  }
}
