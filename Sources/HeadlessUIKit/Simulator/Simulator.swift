@_exported public import Foundation
public import VirtualTime

/// A simulated device: one screen, one application, and one run loop on virtual time.
///
/// On a device there is exactly one of these and it has no name; `UIScreen.main`,
/// `UIApplication.shared` and `DispatchQueue.main` are parts of it. Here it is an object, so that
/// every run can start a new one and a test can move its clock by hand.
///
/// ```swift
/// let simulator = Simulator.boot()
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = HomeViewController()
/// window.makeKeyAndVisible()
/// simulator.run(for: .seconds(1))
/// ```
///
/// Time passes only in calls of ``run(until:)`` and its siblings, and the result of a call depends
/// only on the calls before it.
@MainActor
public final class Simulator {
  /// A piece of main-thread work.
  public typealias Work = @MainActor () -> Void

  /// The simulator that `UIScreen.main` and similar properties refer to now.
  ///
  /// Unchecked: an exclusivity check at each use would cost time; `boot` holds the old world until
  /// after the change.
  @exclusivity(unchecked)
  public private(set) static var current = Simulator(screen: .phone, behavior: UIKitBehavior())

  /// The run loop of the main thread.
  public let loop: TurnLoop<Work>

  /// The model's behaviour where sources leave UIKit's behaviour open.
  ///
  /// Unchecked: an exclusivity check at each use would cost time, and a change sees only the values
  /// it is given.
  @exclusivity(unchecked)
  public private(set) var behavior: UIKitBehavior

  /// Changes the behaviour of the model from now on.
  package func suppose(_ change: (inout UIKitBehavior) -> Void) { change(&behavior) }

  /// The lines that UIKit would have printed to the console, in order.
  public private(set) var warnings: [UIKitWarning] = []

  /// The present shape of the screen.
  var screenShape: ScreenShape

  /// The tasks that have begun in this simulator.
  let tasks: StageTasks

  /// The objects that other folders of the module keep in this simulator, by ``Place``.
  ///
  /// Unchecked: an exclusivity check at each use would cost time; `kept` makes the content before
  /// it stores it.
  @exclusivity(unchecked)
  private var contents = [AnyObject?](repeating: nil, count: Place.allCases.count)

  /// The inert properties that the app has set, in the order in which they were first set.
  public private(set) var inertProperties: [String] = []
  /// The requests to the outside world that got no answer, each once, in the order in which they
  /// were first made.
  public private(set) var unanswered: [String] = []
  /// The guesses about UIKit on which this simulator has relied, in the order in which it first
  /// did.
  public internal(set) var leanings: [Leaning] = []
  /// The cuts that the app has passed.
  ///
  /// Unchecked: an exclusivity check at each cut would cost time, and noting a cut runs no code of
  /// the app.
  @exclusivity(unchecked) var cuts = CutsMet()
  /// The number of life-cycle calls of views and controllers that are running inside each other.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var tellingDepth = 0
  /// An estimate of the processor time used since the simulator was booted, in quarters of a
  /// microsecond.
  ///
  /// It is counted from the work done and never from a clock, so it is the same on every machine,
  /// as is all that depends on it.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) package var effort = 0
  /// The answers that stand-ins of cuts return.
  public package(set) var cutAnswers = CutAnswers.plain
  /// The number of times that an animator was reversed, or was told that it ended at its start.
  package internal(set) var animatorReversals = 0
  /// The last pause of a property animator; `nil` if an animator has continued since.
  package internal(set) var animatorPause: AnimatorPause?
  /// The number of dynamic animators that are moving an item.
  package internal(set) var runningDynamics = 0 {
    didSet { lastDynamics = now }
  }
  /// The instant at which a dynamic animator last began or stopped moving items.
  private var lastDynamics: VirtualInstant?

  /// Returns true if a dynamic animator has moved an item since an instant.
  package func dynamicsHaveRun(since instant: VirtualInstant) -> Bool {
    runningDynamics > 0 || lastDynamics.map { $0 >= instant } ?? false
  }

  /// True once the turn's layout pass and commit have been queued.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) private var commitIsQueued = false

  // Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  // no other code.
  @exclusivity(unchecked) private var nextSerial = 0

  /// True if there is a listener. Most runs have none, so events are built only if this is true.
  ///
  /// Unchecked: an exclusivity check at each access would cost time, and setting a plain value runs
  /// no other code.
  @exclusivity(unchecked) var isHeard = false

  private init(screen: ScreenShape, behavior: UIKitBehavior) {
    self.loop = TurnLoop()
    self.tasks = StageTasks(loop: loop)
    self.behavior = behavior
    self.screenShape = screen
  }

  /// Discards the present simulator and starts a new one at time zero.
  @discardableResult
  public static func boot(
    screen: ScreenShape = .phone,
    behavior: UIKitBehavior = UIKitBehavior()
  ) -> Simulator {
    // Objects that die with the old simulator may ask for the present one, so the new one has to be
    // in place by then.
    let old = current
    old.endTasks()
    old.duties.tearDown()
    current = Simulator(screen: screen, behavior: behavior)
    withExtendedLifetime(old) {}
    return current
  }

  /// The virtual time since the simulator was booted.
  public var now: VirtualInstant { loop.now }

  /// The virtual time in seconds, as `CACurrentMediaTime()` returns it.
  public var seconds: TimeInterval { TimeInterval(loop.now.nanoseconds) / 1e9 }

  // MARK: - Running

  /// Lets virtual time pass up to an instant, and jumps over stretches in which nothing is due.
  @discardableResult
  public func run(until instant: VirtualInstant) -> TurnLoop<Work>.Outcome {
    defer { duties.releaseAssociations() }
    return Self.onVirtualTime {
      loop.run(until: instant) { work in
        effort &+= Self.effortOfWork
        work()
      }
    }
  }

  /// The estimated effort of one piece of main-thread work or of the layout of one view.
  static let effortOfWork = 8

  /// Lets virtual time pass for a duration.
  @discardableResult
  public func run(for duration: Duration) -> TurnLoop<Work>.Outcome {
    run(until: now.advanced(by: duration))
  }

  // MARK: - Commit

  /// Requests a layout pass and a commit at the end of the present turn.
  func setNeedsCommit() {
    guard !commitIsQueued else { return }
    commitIsQueued = true
    loop.afterCommit { [unowned self] in
      commitIsQueued = false
      duties.commit()
    }
  }

  // MARK: - Names

  /// Returns a number for a new object, counted from the boot. Unlike an address it is the same in
  /// every run.
  func makeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }

  // MARK: - Warnings

  /// Notes that the app has set an inert property, and reports it the first time.
  func noteInert(_ property: String) {
    guard !inertProperties.contains(property) else { return }
    inertProperties.append(property)
    duties.announceInert(property)
  }

  /// Notes a request of the app to the outside world.
  ///
  /// - Parameters:
  ///   - question: The request, in the words of the summary.
  ///   - answer: The answer, in the words of the journal.
  package func noteOutside(_ question: String, answer: String, isAnswered: Bool) {
    if !isAnswered, !unanswered.contains(question) { unanswered.append(question) }
    duties.announceOutside("\(question): \(answer)")
  }

  /// Notes a warning that UIKit would print to the console.
  func warn(_ warning: UIKitWarning) {
    warnings.append(warning)
    duties.announce(warning)
  }
}

// MARK: - Duties and contents of other folders

/// The duties of the simulator that folders above this one implement.
@preconcurrency @MainActor
protocol SimulatorDuties {
  /// Performs the layout pass and the commit at the end of a turn that changed anything.
  func commit()
  /// Releases all objects that could keep a finished simulator alive.
  func tearDown()
  /// Releases the values associated with objects that are gone. Called after every run.
  func releaseAssociations()
  /// Reports a warning to the listener.
  func announce(_ warning: UIKitWarning)
  /// Reports to the listener that an inert property was set.
  func announceInert(_ property: String)
  /// Reports to the listener that the app passes a cut.
  func announceCut(_ cut: CutPassing)
  /// Reports a request to the outside world, and its answer, to the listener.
  func announceOutside(_ text: String)
}

extension Simulator {
  /// The simulator itself as a value of this protocol. Calls go through the protocol, so that this
  /// folder uses no declaration of the folders above it.
  @inline(__always) var duties: any SimulatorDuties { self }

  /// The names of the objects that other folders keep in a simulator, in the order in which a
  /// finished simulator releases them.
  enum Place: Int, CaseIterable {
    case listener, screen, application, device, surroundings, keyboard, drawing, touches, deferrals,
      defaults,
      statics,
      animations, resizing, transitions,
      assets, pasteboard, appearances, resources, nibs, storyboards, archives, associations
  }

  /// Returns the object kept at a place; creates it on the first request.
  ///
  /// The simulator knows the names of the places, but not the types of their contents. The folder
  /// that keeps an object there has a property for it:
  ///
  /// ```swift
  /// extension Simulator {
  ///   var deferrals: Deferrals { kept(at: .deferrals) { Deferrals() } }
  /// }
  /// ```
  @inline(__always)
  func kept<Content: AnyObject>(at place: Place, _ make: () -> Content) -> Content {
    if let content = contents[place.rawValue] {
      return unsafeDowncast(content, to: Content.self)
    }
    let content = make()
    contents[place.rawValue] = content
    return content
  }
}

/// The size of a screen and the safe area at its edges.
public struct ScreenShape: Sendable, Hashable {
  /// The size in points.
  public var size: CGSize
  /// The insets that the system reserves at the top, left, bottom and right.
  public var safeArea: UIEdgeInsets
  /// The number of pixels per point.
  public var scale: CGFloat

  /// Creates the shape of a screen.
  public init(size: CGSize, safeArea: UIEdgeInsets = .zero, scale: CGFloat = 3) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
  }

  /// The screen of a phone with 390 x 844 points.
  public static let phone = ScreenShape(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}

/// A pause of a property animator.
package struct AnimatorPause: Sendable {
  /// The instant of the pause.
  package var instant: VirtualInstant
  /// The class of the recogniser whose action paused the animator, if one did.
  package var gesture: String?

  package init(instant: VirtualInstant, gesture: String?) {
    self.instant = instant
    self.gesture = gesture
  }
}
