public import HeadlessUIKit

/// The environment of one run: a window on a fresh model of UIKit, a virtual clock, and a journal.
///
/// A subject's builder gets a stage and puts its app on it. UIKit's globals, such as
/// `UIScreen.main` and `DispatchQueue.main`, belong to this stage until the next one is created, so
/// there is one stage at a time.
@MainActor
public final class Stage {
  /// The window of the app; it becomes visible when the subject is built.
  ///
  /// An app that is launched (``launch(_:)``) brings its own.
  public private(set) var window: UIWindow
  /// The simulated UIKit on which the app runs.
  public let simulator: Simulator

  /// The actions that the subject has declared for its traces, in the order of the declarations.
  public private(set) var actions: [Action] = []

  /// An action that a trace can call by name: code that acts on the app, such as opening a screen.
  public struct Action {
    /// The name by which traces call the action, such as "open".
    public var name: String
    /// The closure that performs the action in the app.
    public var perform: @MainActor () throws -> Void
  }

  /// A closure that receives every event on this stage.
  var listener: (@MainActor (Occurrence) -> Void)?

  /// The reason why the subject cannot be checked, such as two actions with one name; `nil` if its
  /// builder and its actions have made no mistake.
  var problem: SubjectProblem?

  /// Creates a stage: a fresh model of UIKit with one empty window.
  init(screen: ScreenShape, behavior: UIKitBehavior) {
    simulator = Simulator.boot(screen: screen, behavior: behavior)
    window = UIWindow(frame: UIScreen.main.bounds)
    host.window = window
    UIApplication.shared.delegate = host
  }

  /// The application delegate of an app that is not launched. Many apps ask it for the window, to
  /// put a view into it or to find the controller in front.
  private final class Host: NSObject, UIApplicationDelegate {
    weak var window: UIWindow?
  }

  private let host = Host()

  /// Declares an action that code performs in the app: open, close, select a tab.
  ///
  /// Traces call the action by its name, at any moment and any number of times, so it must tolerate
  /// being called twice.
  public func action(_ name: String, _ perform: @escaping @MainActor () throws -> Void) {
    if actions.contains(where: { $0.name == name }) {
      problem = problem ?? .duplicateAction(name)
    } else if !Self.isOneLine(name) {
      problem = problem ?? .unusableActionName(name)
    }
    actions.append(Action(name: name, perform: perform))
  }

  /// Returns true if an action's name can stand at the end of a line of a trace and be read back
  /// from there unchanged.
  private static func isOneLine(_ name: String) -> Bool {
    let blank = UInt8(ascii: " ")
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    // Names of printable ASCII characters are checked by a fast path, because every run checks the
    // names of its actions, and nearly all names are of this kind.
    if name.utf8.allSatisfy({ (blank...126).contains($0) }) {
      return first != blank && last != blank
    }
    return !name.contains(where: \.isNewline)
      && ![name.first, name.last].contains { $0?.isWhitespace == true }
  }

  /// Launches an app as a phone does. From then on the stage uses the window that the app shows.
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

  /// Follows the app to the window that it shows now, if it has hidden the one of its launch.
  ///
  /// Some apps show their launch screen in a window of its own above the app's window, and take it
  /// away when they are ready.
  func followWindow() {
    guard !isSeen(window) else { return }
    let seen = simulator.application.windows.filter {
      isSeen($0) && $0.rootViewController != nil
    }
    if let next = seen.first(where: \.isKeyWindow) ?? seen.last { window = next }
  }

  private func isSeen(_ window: UIWindow) -> Bool { !window.isHidden && window.alpha > 0.01 }

  /// Adds a note of the app to the journal, where clauses can count it.
  ///
  /// ```swift
  /// card.onDismissed = { stage.note("didDismiss") }
  /// ```
  public func note(_ text: String) {
    listener?(.note(text))
  }

  /// Keeps an object alive for as long as another one, as an app's coordinator or screen would.
  ///
  /// UIKit holds delegates weakly. A subject without another owner for a delegate can hand it to
  /// the controller that uses it. As with a stored property, an object that holds its owner
  /// strongly keeps both alive until the end of the run.
  public func keep(_ object: AnyObject, with owner: NSObject) {
    let kept = objc_getAssociatedObject(owner, &Self.keptKey) as? [AnyObject] ?? []
    objc_setAssociatedObject(
      owner, &Self.keptKey, kept + [object], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    if kept.isEmpty { keepers.append(Keeper(owner: owner)) }
  }

  // Unchecked: the variable needs no isolation, because only its address is used, as a key, and
  // nothing reads or writes its value.
  private nonisolated(unsafe) static var keptKey: UInt8 = 0

  /// The owners for which the stage keeps objects alive. Their references to the objects are
  /// removed at the end of the run, so that no cycle outlives it.
  private var keepers: [Keeper] = []

  private struct Keeper {
    weak var owner: NSObject?
  }

  /// Ends the run: events are no longer delivered, and the app's window and controllers are
  /// released.
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

/// An error for a subject that cannot be checked, with the reason.
public enum SubjectProblem: Error, Hashable, Sendable, Codable {
  /// The closure that builds the subject threw an error with this description.
  case builderThrew(String)
  /// The builder left the window without a root view controller.
  case nothingOnStage
  /// The app was launched, but showed no window.
  case nothingLaunched
  /// The screen of the subject's device has no area.
  case emptyScreen(width: String, height: String)
  /// Two actions of the subject have the same name.
  case duplicateAction(String)
  /// An action's name cannot be written in a trace.
  case unusableActionName(String)
  /// The app does not come to rest after it is built, so no trace can begin.
  case neverReady
  /// The subject's name cannot be stored in a file and read back.
  case unusableName(String)
  /// The app always reaches a cut, that is, a piece of removed code, for which there is no stand-in
  /// value.
  case unanswered(cut: String, type: String)
  /// A trace calls an action that the subject does not declare.
  case unknownAction(String, known: [String])
}

extension SubjectProblem: CustomStringConvertible {
  /// The problem as a sentence, with the requirement and the actual value.
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
        + "\(type). \(Unanswered.advice(for: type))."
    case .unknownAction(let name, let known):
      "A trace can only do what the subject declares (was 'do \(name)', "
        + (known.isEmpty
          ? "and it declares no action)." : "actions are \(known.joined(separator: ", "))).")
    }
  }
}
