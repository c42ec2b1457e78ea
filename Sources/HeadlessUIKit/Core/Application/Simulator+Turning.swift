extension Simulator {
  /// Turns the device, as far as the app allows, to one of some ways to hold it.
  ///
  /// An app that asks for one of them by code has its way on a phone, whatever way the hand holds
  /// it.
  func turn(to ways: UIInterfaceOrientationMask) {
    let shape = screen.shape.size
    let isLandscape = shape.width > shape.height
    let stays = isLandscape ? ways.allowsLandscape : ways.allowsPortrait
    guard !stays, ways.allowsLandscape || ways.allowsPortrait else { return }
    resize(to: CGSize(width: shape.height, height: shape.width))
  }
}

extension UIInterfaceOrientationMask {
  fileprivate var allowsLandscape: Bool { !isDisjoint(with: .landscape) }
  fileprivate var allowsPortrait: Bool { !isDisjoint(with: [.portrait, .portraitUpsideDown]) }
}
