/// A change of the window's size, alongside which controllers may animate (R121).
///
/// The object serves only as a coordinator. No animator is asked, and the change does not count
/// among the transitions in flight.
final class SizeTransition: UIKitTransition {
  /// The duration in which iOS rotates the interface, in seconds.
  private static let duration: TimeInterval = 0.3

  private let controllers: [UIViewController]

  init(_ controllers: [UIViewController], in window: UIView) {
    self.controllers = controllers
    super.init(.resize, from: nil, to: nil, in: window, animated: true)
  }

  /// Calls `viewWillTransition(to:with:)` of the controllers, and then changes the size together
  /// with the animations that they run alongside.
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

  /// Calls `willTransition(to:with:)` of the controllers, for new traits. They learn of the traits
  /// before the size (R121).
  private func tell(of traits: UITraitCollection) {
    controllers.first?.willTransition(to: traits, with: self)
    for controller in controllers.dropFirst() {
      controller.storedPresentationController?.willTransition(to: traits, with: self)
    }
  }
}

extension UIViewController {
  /// Calls `viewWillTransition(to:with:)` of the controllers in a window, and runs the closure that
  /// changes the window's size.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection?, _ change: @escaping () -> Void
  ) {
    let controllers = [self] + presentedChain
    // A presentation that covers the root controller may have taken its view out of the window, so
    // the window of any presented view will do.
    guard let window = controllers.lazy.compactMap(\.viewIfLoaded?.window).first else {
      return change()
    }
    SizeTransition(controllers, in: window).run(to: size, traits: traits, change)
  }
}
