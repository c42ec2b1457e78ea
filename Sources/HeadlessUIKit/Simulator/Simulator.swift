@_exported public import Foundation
public import VirtualTime

/// A simulated device: one screen, one application, and one run loop on virtual time.
///
/// On a device there is exactly one of these and it has no name; `UIScreen.main`,
/// `UIApplication.shared` and `DispatchQueue.main` are parts of it. Here it is an object, so that
/// every run can begin with a new one and a test can move its clock by hand.
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
  /// A closure that the main run loop runs in a turn of its own.
  public typealias Work = @MainActor () -> Void

  /// The simulator whose parts `UIScreen.main` and similar properties return at present.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Replacing the
  /// simulator runs no other code, because `boot` holds the old one until after the change.
  @exclusivity(unchecked)
  public private(set) static var current = Simulator(screen: .phone, behavior: UIKitBehavior())

  /// The run loop of the simulator's main thread, on virtual time.
  public let loop: TurnLoop<Work>

  /// The settings of the model for the points that public sources about UIKit leave open.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because a change sees only the values it is given.
  @exclusivity(unchecked)
  public private(set) var behavior: UIKitBehavior

  /// Changes the settings of the model for points that public sources about UIKit leave open, from
  /// now on.
  package func suppose(_ change: (inout UIKitBehavior) -> Void) { change(&behavior) }

  /// The notes that the model has made for the reader of a report.
  var notes = SimulatorNotes()

  /// The warnings that UIKit would have printed to the console, in order.
  public var warnings: [UIKitWarning] { notes.warnings }

  /// The present size, safe area and scale of the simulator's screen.
  var screenShape: ScreenShape

  /// The Swift tasks that the app has begun in this simulator.
  let tasks: StageTasks

  /// The objects that other parts of the module store in this simulator, by ``Place``, for example
  /// the keyboard.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because `kept` makes an object before it stores it.
  @exclusivity(unchecked)
  private var contents = [AnyObject?](repeating: nil, count: Place.allCases.count)

  /// The inert properties that the app has set, in the order in which they were first set.
  public var inertProperties: [String] { notes.inertProperties }
  /// The app's requests to parts of a device that are not there, such as the network, that got no
  /// answer. Each is listed once, in the order of the first requests.
  public var unanswered: [String] { notes.unanswered }
  /// The guesses about UIKit (rules without a public source) on which this simulator has relied, in
  /// the order of first use.
  public var leanings: [Leaning] { notes.leanings }
  /// The uses of views that were made while an earlier simulator was current, in the order of the
  /// first uses. A global or static variable keeps such a view.
  package var outliving: [OutlivingView] { notes.outliving }
  /// The cuts that the app has passed, that is, the places of code that was left out because it
  /// does not compile here.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time at each cut.
  /// Accesses cannot overlap, because recording a cut runs no code of the app.
  @exclusivity(unchecked) var cuts = CutsMet()
  /// The nesting depth of the life-cycle calls of views and controllers that are running now.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) var tellingDepth = 0
  /// An estimate of the processor time that the simulator has used since its boot, in quarters of a
  /// microsecond.
  ///
  /// The estimate counts pieces of work and reads no clock. So it is the same on every machine, and
  /// so is everything that depends on it.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) package var effort = 0
  /// A function that is called around each piece of work that the app has planned before, such as
  /// an animation's completion, so that a caller can compare the screen before and after it; `nil`
  /// if nobody compares. The function gets the ``lastSerial`` of the moment at which the work was
  /// planned, and learns if the work is done again and again, such as a display link's.
  package var watchPlannedWork: ((_ planned: Int, _ repeats: Bool, _ work: Work) -> Void)?
  /// The values that stand-ins for left-out app code return in this simulator.
  public package(set) var cutAnswers = CutAnswers.plain
  /// The activity of property animators and dynamic animators since the simulator's boot.
  package internal(set) var animators = AnimatorActivity()

  /// True if a layout pass and a Core Animation commit are planned for the end of the present turn
  /// of the run loop.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) private var commitIsQueued = false

  /// The serial number of the newest object, such as a view or a transition. Compared with an
  /// object's number, it tells if something was planned before the object was made.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) package private(set) var lastSerial = 0

  /// True if somebody listens to the simulator's events. In most runs nobody does, so events are
  /// created only if this property is true.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) var isHeard = false

  /// The number of the current simulator, counted from the start of the process. An object that
  /// notes it when it is made can later be told from objects of the current simulator.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting this value runs no other code.
  @exclusivity(unchecked) private(set) static var generation = 0

  private init(screen: ScreenShape, behavior: UIKitBehavior) {
    self.loop = TurnLoop()
    self.tasks = StageTasks(loop: loop)
    self.behavior = behavior
    self.screenShape = screen
  }

  /// Ends the current simulator and starts a new one, which becomes the current one, at virtual
  /// time zero.
  @discardableResult
  public static func boot(
    screen: ScreenShape = .phone,
    behavior: UIKitBehavior = UIKitBehavior()
  ) -> Simulator {
    // Objects that are released with the old simulator may use the current one. So the new
    // simulator becomes current before the old one is released.
    let old = current
    old.endTasks()
    old.duties.tearDown()
    generation += 1
    current = Simulator(screen: screen, behavior: behavior)
    withExtendedLifetime(old) {}
    return current
  }

  /// The virtual time that has passed since the simulator was booted.
  public var now: VirtualInstant { loop.now }

  /// The virtual time since the simulator was booted, in seconds, as `CACurrentMediaTime()` returns
  /// it.
  public var seconds: TimeInterval { TimeInterval(loop.now.nanoseconds) / 1e9 }

  // MARK: - Running

  /// Lets virtual time pass up to an instant, and does the work that falls due until then. Time in
  /// which nothing is due is skipped.
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

  /// The estimated processor time of one closure that the run loop runs, or of the layout of one
  /// view, in quarters of a microsecond.
  static let effortOfWork = 8

  /// Lets virtual time pass for a duration, and does the work that falls due meanwhile.
  @discardableResult
  public func run(for duration: Duration) -> TurnLoop<Work>.Outcome {
    run(until: now.advanced(by: duration))
  }

  // MARK: - Commit

  /// Runs work that the app planned when ``lastSerial`` was the given number: at once, or as the
  /// function ``watchPlannedWork`` runs it.
  func runPlannedWork(of planned: Int, repeats: Bool = false, _ work: Work) {
    if let watchPlannedWork { watchPlannedWork(planned, repeats, work) } else { work() }
  }

  /// Requests a layout pass and a Core Animation commit at the end of the present turn of the run
  /// loop, or of the next turn if none is running.
  func setNeedsCommit() {
    guard !commitIsQueued else { return }
    commitIsQueued = true
    loop.afterCommit { [unowned self] in
      commitIsQueued = false
      duties.commit()
    }
  }

  // MARK: - Names

  /// Returns a serial number for a new object. Numbers are counted from the simulator's boot, so
  /// that, unlike an address, an object's number is the same in every run.
  func makeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  // MARK: - Warnings

  /// Records that the app has set an inert property (one without effect in the model). The first
  /// time, the simulator's listener is told.
  func noteInert(_ property: String) {
    guard !notes.inertProperties.contains(property) else { return }
    notes.inertProperties.append(property)
    duties.announceInert(property)
  }

  /// Records a request of the app to a part of a device that the model lacks, such as the network.
  ///
  /// - Parameters:
  ///   - question: The request, as the summary of a check words it.
  ///   - answer: The model's answer to the request, as the list of the run's events words it.
  package func noteOutside(_ question: String, answer: String, isAnswered: Bool) {
    if !isAnswered, !notes.unanswered.contains(question) { notes.unanswered.append(question) }
    duties.announceOutside("\(question): \(answer)")
  }

  /// Records the use of a view that was made while an earlier simulator was current. The
  /// simulator's listener is not told, because whether there was an earlier one is no event of this
  /// run.
  func noteOutliving(_ use: OutlivingView) {
    if !notes.outliving.contains(use) { notes.outliving.append(use) }
  }

  /// Records a warning that UIKit would print to the console, and reports it to the simulator's
  /// listener.
  func warn(_ warning: UIKitWarning) {
    notes.warnings.append(warning)
    duties.announce(warning)
  }
}

// MARK: - Duties and contents of other folders

/// The simulator's duties that need UIKit's classes. They are a protocol, because this code is
/// below those classes in the module and must not use them.
@preconcurrency @MainActor
protocol SimulatorDuties {
  /// Performs the layout pass and the Core Animation commit at the end of a turn in which anything
  /// has changed.
  func commit()
  /// Releases all objects that could keep an ended simulator alive.
  func tearDown()
  /// Releases associated values (`objc_setAssociatedObject`) whose owners no longer exist. Called
  /// after each call of ``Simulator/run(until:)``.
  func releaseAssociations()
  /// Reports a warning of UIKit to the simulator's listener.
  func announce(_ warning: UIKitWarning)
  /// Reports to the simulator's listener that the app has set a property without effect in the
  /// model.
  func announceInert(_ property: String)
  /// Reports to the simulator's listener that the app has reached a cut, that is, a place where
  /// code was left out.
  func announceCut(_ cut: CutPassing)
  /// Reports to the simulator's listener the app's request to a part of a device that the model
  /// lacks, with the model's answer.
  func announceOutside(_ text: String)
}

extension Simulator {
  /// The simulator, seen only as ``SimulatorDuties``, so that this code uses none of UIKit's
  /// classes.
  @inline(__always) var duties: any SimulatorDuties { self }

  /// The names under which other parts of the module store their objects in a simulator. A
  /// simulator that ends releases the objects in the order of the names.
  enum Place: Int, CaseIterable {
    case listener, screen, application, device, surroundings, keyboard, drawing, touches, deferrals,
      defaults,
      statics,
      animations, resizing, transitions,
      assets, pasteboard, appearances, resources, nibs, storyboards, archives, associations
  }

  /// Returns the object that is stored in the simulator under a name. On the first call, creates
  /// and stores it.
  ///
  /// The simulator knows the names, but not the types of the objects. The code that stores an
  /// object has a property for it:
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

/// The size of a simulated screen, the safe area at its edges and its scale.
public struct ScreenShape: Sendable, Hashable {
  /// The size of the screen in points.
  public var size: CGSize
  /// The screen's safe area: the insets that the system reserves at the top, left, bottom and
  /// right.
  public var safeArea: UIEdgeInsets
  /// The number of the screen's pixels per point.
  public var scale: CGFloat

  /// Creates the description of a screen from its size, safe area and scale.
  public init(size: CGSize, safeArea: UIEdgeInsets = .zero, scale: CGFloat = 3) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
  }

  /// The screen of a phone with 390 x 844 points, the default of a simulator.
  public static let phone = ScreenShape(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}

/// The notes of one simulator for the reader of a report, each list in the order of first entries.
struct SimulatorNotes {
  /// The warnings that UIKit would have printed to the console.
  var warnings: [UIKitWarning] = []
  /// The inert properties that the app has set.
  var inertProperties: [String] = []
  /// The app's requests to missing parts of a device that got no answer.
  var unanswered: [String] = []
  /// The guesses about UIKit on which the simulator has relied.
  var leanings: [Leaning] = []
  /// The uses of views that were made while an earlier simulator was current.
  var outliving: [OutlivingView] = []
}

/// A use of a view that was made while an earlier simulator was current: the view, or the one to
/// which it was added, is older than the simulator.
package struct OutlivingView: Sendable, Hashable, Codable {
  /// The class of the older view.
  package var name: String
  /// The class of the view to which it was added, or that was added to it.
  package var other: String
}

/// A record of what an app's property animators and dynamic animators have done in one simulator.
package struct AnimatorActivity {
  /// The number of times that a property animator was reversed, or has ended at its start.
  package internal(set) var reversals = 0
  /// The most recent pause of a property animator; `nil` if an animator has continued since.
  package internal(set) var pause: AnimatorPause?
  /// The instant at which a property animator that had run before was last started again without
  /// new animations, so that it moved nothing; `nil` if none was.
  package internal(set) var emptyRestart: VirtualInstant?
  /// The instant at which a property animator was last made active that had been given neither
  /// animations nor a completion; `nil` if none was.
  package internal(set) var emptyStart: VirtualInstant?
  /// The last property animator that was given a completion and has not been started since: its
  /// number, and the instant at which it got the completion; `nil` if it was started.
  private var idle: (number: Int, instant: VirtualInstant)?
  /// The count of the property animators that were given a completion before their start, from
  /// which each gets its number.
  private var idleCount = 0
  /// The number of dynamic animators (UIKit Dynamics) that are moving an item at present.
  package private(set) var runningDynamics = 0
  /// The instant at which a dynamic animator last began moving items or stopped.
  private var lastDynamics: VirtualInstant?

  /// The instant at which the last property animator with a completion was made ready that nobody
  /// has started; `nil` if it was started.
  package var idleSince: VirtualInstant? { idle?.instant }

  /// Records a property animator that was given its first completion and is not started yet, and
  /// returns its number.
  mutating func addIdle(at instant: VirtualInstant) -> Int {
    idleCount += 1
    idle = (idleCount, instant)
    return idleCount
  }

  /// Records that the property animator with a number was started.
  mutating func start(idle number: Int?) {
    if let number, idle?.number == number { idle = nil }
  }

  /// Stores that a dynamic animator has begun to move items, or has stopped.
  mutating func dynamicsChanged(running: Bool, at now: VirtualInstant) {
    runningDynamics += running ? 1 : -1
    lastDynamics = now
  }

  /// Returns true if a dynamic animator was moving an item at an instant or since then.
  package func dynamicsHaveRun(since instant: VirtualInstant) -> Bool {
    runningDynamics > 0 || lastDynamics.map { $0 >= instant } ?? false
  }
}

/// A record of a property animator's pause.
package struct AnimatorPause: Sendable {
  /// The instant at which the property animator was paused.
  package var instant: VirtualInstant
  /// The class of the gesture recogniser whose action paused the property animator; `nil` if none
  /// did.
  package var gesture: String?

  package init(instant: VirtualInstant, gesture: String?) {
    self.instant = instant
    self.gesture = gesture
  }
}
