/// The one application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  @frozen public enum State: Int, Sendable { case active, inactive, background }
  public static var shared: UIApplication { Simulator.current.application }
  public internal(set) var windows: [UIWindow] = []
  public internal(set) var applicationState: State = .active
}
