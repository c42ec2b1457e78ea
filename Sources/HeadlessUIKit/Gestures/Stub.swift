// Stand-in until the views land: delete this file together with landing the real UIView and UIApplication.
extension UIView {
  var gestureRecognizers: [UIGestureRecognizer]? { nil }
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  var isMultipleTouchEnabled: Bool { false }
  var isAnimatingWithoutInteraction: Bool { false }
  var transform: CGAffineTransform { .identity }
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  func isDescendant(of view: UIView) -> Bool { self === view }
  func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
}
extension UIApplication {
  var isIgnoringInteractionEvents: Bool { false }
  var transitionBlocks: Int { 0 }
}
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
}
struct CGAffineTransform { static var identity: Self { Self() }; var isIdentity: Bool { true } }
