public import HeadlessUIKit

/// The world of one run: a window on a fresh model of UIKit, a virtual clock, and a journal.
///
/// A subject's builder is given a stage to put its app on. Everything global that UIKit has,
/// `UIScreen.main` or `DispatchQueue.main`, belongs to this stage until the next one is set, so
/// there is one stage at a time.
@MainActor
public final class Stage {
  /// The window the app is shown in; it becomes visible once the subject is built.
  ///
  /// An app that is launched (``launch(_:)``) brings its own.
  public private(set) var window: UIWindow
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

  /// Is told what happens on this stage.
  var listener: (@MainActor (Occurrence) -> Void)?

  /// What a builder or an action did that a subject must not do.
  var problem: SubjectProblem?

  /// Sets a stage: a fresh model of UIKit with one window, and nothing in it.
  init(screen: ScreenShape, behavior: UIKitBehavior) {
    simulator = Simulator.boot(screen: screen, behavior: behavior)
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Declares something code can do in the app: open, close, select a tab.
  ///
  /// Traces call it by name, at any moment and as often as they like, so it must cope with being
  /// called twice.
  public func action(_ name: String, _ perform: @escaping @MainActor () throws -> Void) {
    if actions.contains(where: { $0.name == name }) {
      problem = problem ?? .duplicateAction(name)
    } else if !Self.isOneLine(name) {
      problem = problem ?? .unusableActionName(name)
    }
    actions.append(Action(name: name, perform: perform))
  }

  /// Whether a line of a trace can end with a name.
  private static func isOneLine(_ name: String) -> Bool {
    let blank = UInt8(ascii: " ")
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    // Every run asks, and nearly every name is of such letters.
    if name.utf8.allSatisfy({ (blank...126).contains($0) }) {
      return first != blank && last != blank
    }
    return !name.contains(where: \.isNewline)
      && ![name.first, name.last].contains { $0?.isWhitespace == true }
  }

  /// Launches an app as a phone does, and looks at the window it shows from here on.
  ///
  /// ```swift
  /// let app = Subject("app") { stage in
  ///   try stage.launch(AppLaunch(delegate: { AppDelegate() }, scene: { SceneDelegate() }))
  /// }
  /// ```
  public func launch(_ launch: AppLaunch) throws {
    guard let shown = simulator.launch(launch) else { throw SubjectProblem.nothingLaunched }
    window = shown
  }

  /// Puts a milestone of the app's own into the journal, where clauses can count it.
  ///
  /// ```swift
  /// card.onDismissed = { stage.note("didDismiss") }
  /// ```
  public func note(_ text: String) {
    listener?(.note(text))
  }

  /// Keeps an object alive for as long as another lives, as an app's coordinator or screen would.
  ///
  /// UIKit holds delegates weakly. A subject whose delegate is kept nowhere else can hand it to the
  /// controller it serves. As with a stored property, an object that holds on to its owner in turn
  /// keeps both alive, to the end of the run.
  public func keep(_ object: AnyObject, with owner: NSObject) {
    let kept = objc_getAssociatedObject(owner, &Self.keptKey) as? [AnyObject] ?? []
    objc_setAssociatedObject(
      owner, &Self.keptKey, kept + [object], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    if kept.isEmpty { keepers.append(Keeper(owner: owner)) }
  }

  private nonisolated(unsafe) static var keptKey: UInt8 = 0

  /// Those that something is kept with, so that no cycle outlives the run.
  private var keepers: [Keeper] = []

  private struct Keeper {
    weak var owner: NSObject?
  }

  /// The run is over: events are not heard any more, and the app goes with its window.
  func close() {
    simulator.listener = nil
    listener = nil
    actions = []
    for keeper in keepers {
      guard let owner = keeper.owner else { continue }
      objc_setAssociatedObject(owner, &Self.keptKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    keepers = []
    simulator.takeApart()
    window.isHidden = true
    window.rootViewController = nil
    simulator.endTasks()
  }
}

/// Why a subject cannot be checked as it is.
public enum SubjectProblem: Error, Hashable, Sendable, Codable {
  /// The builder threw.
  case builderThrew(String)
  /// The builder left the window without a root view controller.
  case nothingOnStage
  /// The app was launched and showed no window.
  case nothingLaunched
  /// The screen has no area.
  case emptyScreen(width: String, height: String)
  /// Two actions have one name.
  case duplicateAction(String)
  /// An action's name cannot stand in a trace.
  case unusableActionName(String)
  /// The app does not come to rest after it is built.
  case neverReady
  /// The subject's name cannot be stored and read back.
  case unusableName(String)
  /// The app comes to a cut for which there is no stand-in, whatever is done.
  case unanswered(cut: String, type: String)
  /// A trace names an action that the subject does not have.
  case unknownAction(String, known: [String])
}

extension SubjectProblem: CustomStringConvertible {
  /// What must hold, and what is there instead.
  public var description: String {
    switch self {
    case .builderThrew(let error): "The subject's builder must not throw (threw \(error))."
    case .nothingOnStage:
      "A subject must set stage.window.rootViewController (was nil after its builder returned)."
    case .nothingLaunched:
      "An app must show a window when it is launched (its delegates were told, and there is none)."
    case .emptyScreen(let width, let height):
      "A stage's screen must have an area (was \(width) x \(height))."
    case .duplicateAction(let name):
      "An action's name must be its own ('\(name)' was declared twice)."
    case .unusableActionName(let name):
      "An action's name must be one line without blanks at its ends (was '\(name)')."
    case .unusableName(let reason): "\(reason)."
    case .neverReady:
      "A subject must come to rest within 60 virtual seconds of being built (something still goes on)."
    case .unanswered(let cut, let type):
      "Not judged here: the app comes to the cut \(cut), and there is no stand-in for a value of type "
        + "\(type). Write one: extension \(type): TurnstileAnswerable."
    case .unknownAction(let name, let known):
      "A trace can only do what the subject declares (was 'do \(name)', "
        + (known.isEmpty
          ? "and it declares no action)." : "actions are \(known.joined(separator: ", "))).")
    }
  }
}
