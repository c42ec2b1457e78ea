public import HeadlessUIKit

/// The world of one run: a window on a fresh model of UIKit, a virtual clock, and a journal.
@MainActor
public final class Stage {
  /// The window the app is shown in.
  public let window: UIWindow
  /// The model of UIKit this run lives in.
  public let simulator: Simulator

  /// What code can do in the app, in the order it was declared.
  public private(set) var actions: [Action] = []

  /// Something code can do in the app, by name.
  public struct Action {
    /// What traces call it.
    public var name: String
    /// Does it.
    public var perform: @MainActor () throws -> Void
  }

  init(simulator: Simulator) {
    self.simulator = simulator
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Declares something code can do in the app: open, close, select a tab.
  ///
  /// Traces call it by name, at any moment and as often as they like, so it must cope with being called twice.
  public func action(_ name: String, _ perform: @escaping @MainActor () throws -> Void) {
    actions.append(Action(name: name, perform: perform))
  }

  /// Puts a milestone of the app's own into the journal, where clauses can count it.
  public func note(_ text: String) {
  }
}
