// Stand-in until the controllers land: delete this file together with landing the real UIViewController.
extension UIViewController {
  var isViewLoaded: Bool { true }
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func viewSafeAreaInsetsDidChange() {}
  func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  func beginRootAppearance(in window: UIWindow, insert: () -> Void) { insert() }
  func endRootAppearance(in window: UIWindow, remove: () -> Void) { remove() }
  func windowWillTransition(to size: CGSize, _ change: () -> Void) { change() }
}
extension Simulator {
  func afterTransitions(_ work: @escaping Work) { work() }
}
