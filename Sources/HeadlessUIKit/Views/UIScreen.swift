/// The one screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  let shape: ScreenShape
  init(shape: ScreenShape) { self.shape = shape }
  public static var main: UIScreen { Simulator.current.screen }
  public var bounds: CGRect { CGRect(origin: .zero, size: shape.size) }
}
