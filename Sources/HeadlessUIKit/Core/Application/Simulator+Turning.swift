extension Simulator {
  /// Turns the device to one of the given orientations, if the app allows it.
  ///
  /// The call has no effect if the present orientation is among them. On a phone an app can request
  /// a turn in code, however the user holds the device.
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
