/// The window gets another size: nothing changes hands, but controllers may animate along (R121).
///
/// It is a coordinator and nothing else: no animator is asked, and it is not among the transitions
/// in flight.
final class SizeTransition: UIKitTransition {
  /// How long the system takes to turn the screen, in seconds.
  private static let duration: TimeInterval = 0.3

  private let controllers: [UIViewController]

  init(_ controllers: [UIViewController], in window: UIView) {
    self.controllers = controllers
    super.init(.resize, from: nil, to: nil, in: window, animated: true)
  }

  /// Tells the controllers and carries the change out, with what they have asked to be run along.
  func run(to size: CGSize, traits: UITraitCollection?, _ change: @escaping () -> Void) {
    phase = .running
    transitionDuration = Self.duration
    let bound = controllers.filter { $0.transition == nil }
    for controller in bound { controller.transition = self }
    if let traits { tell(of: traits) }
    controllers.first?.viewWillTransition(to: size, with: self)
    for controller in controllers.dropFirst() {
      controller.storedPresentationController?.viewWillTransition(to: size, with: self)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        change()
        self.runAlongside()
      },
      completion: { _ in
        self.phase = .ended(true)
        self.runCompletions()
        for controller in bound where controller.transition === self {
          controller.transition = nil
        }
      })
  }

  /// Tells the controllers of other traits, before they hear of the size (R121).
  private func tell(of traits: UITraitCollection) {
    controllers.first?.willTransition(to: traits, with: self)
    for controller in controllers.dropFirst() {
      controller.storedPresentationController?.willTransition(to: traits, with: self)
    }
  }
}

extension UIViewController {
  /// Carries out a change of the window's size; called on the window's root controller.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection?, _ change: @escaping () -> Void
  ) {
    let controllers = [self] + presentedChain
    // The root's own view may be away, covered by what it presents.
    guard let window = controllers.lazy.compactMap(\.viewIfLoaded?.window).first else {
      return change()
    }
    SizeTransition(controllers, in: window).run(to: size, traits: traits, change)
  }
}
