@_exported public import Foundation
public import VirtualTime

/// The world UIKit lives in: one screen, one application, one run loop on virtual time.
///
/// On a device there is exactly one of these and it has no name; `UIScreen.main`,
/// `UIApplication.shared` and `DispatchQueue.main` are windows into it. Here it is an object, so
/// that a fresh one can be booted for every run and so that a test can move its clock by hand.
///
/// ```swift
/// let simulator = Simulator.boot()
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = HomeViewController()
/// window.makeKeyAndVisible()
/// simulator.run(for: .seconds(1))
/// ```
///
/// Nothing moves unless ``run(until:)`` or one of its siblings is called, and what happens between
/// two calls depends on nothing but the calls before it.
@MainActor
public final class Simulator {
  /// One piece of main-thread work.
  public typealias Work = @MainActor () -> Void

  /// The world that `UIScreen.main` and its like refer to at the moment.
  @exclusivity(unchecked)
  public private(set) static var current = Simulator(screen: .phone, behavior: UIKitBehavior())

  /// The run loop of the main thread.
  public let loop: TurnLoop<Work>

  /// How the model behaves where sources leave UIKit's behaviour open.
  @exclusivity(unchecked)
  public private(set) var behavior: UIKitBehavior

  /// Behaves in another way from now on.
  package func suppose(_ change: (inout UIKitBehavior) -> Void) { change(&behavior) }

  /// What UIKit would have printed to the console, in order.
  public private(set) var warnings: [UIKitWarning] = []

  /// The screen, as it is now.
  var screenShape: ScreenShape

  /// The tasks that have begun in this world.
  let tasks: StageTasks

  /// What folders above keep in this world, by ``Place``.
  @exclusivity(unchecked)
  private var contents = [AnyObject?](repeating: nil, count: Place.allCases.count)

  /// What the app has set that is kept and from which nothing follows, in the order in which it was
  /// first set.
  public private(set) var inertProperties: [String] = []
  /// What the app has asked of the world outside in vain, each once, in the order in which it was
  /// first asked.
  public private(set) var unanswered: [String] = []
  /// The guesses about UIKit on which this world has leaned, in the order in which it first did.
  public internal(set) var leanings: [Leaning] = []
  /// The cuts that the app has passed.
  @exclusivity(unchecked) var cuts = CutsMet()
  /// How many views and controllers are being told of their own life, one inside another.
  @exclusivity(unchecked) var tellingDepth = 0
  /// How much was done since this world was booted: an estimate of what that costs a processor, in
  /// quarters of a microsecond, counted by what was done and never by a clock. It is the same on
  /// every machine, so that what depends on it is as well.
  @exclusivity(unchecked) package var effort = 0
  /// What stand-ins give back.
  public package(set) var cutAnswers = CutAnswers.plain
  /// How often an animator was turned round, or told that it ended at its start.
  package internal(set) var animatorReversals = 0
  /// The last pause of a property animator after which none went on.
  package internal(set) var animatorPause: AnimatorPause?
  /// How many dynamic animators have something that moves.
  package internal(set) var runningDynamics = 0 {
    didSet { lastDynamics = now }
  }
  /// When a dynamic animator began or ceased to move something.
  private var lastDynamics: VirtualInstant?

  /// Whether a dynamic animator has moved something since an instant.
  package func dynamicsHaveRun(since instant: VirtualInstant) -> Bool {
    runningDynamics > 0 || lastDynamics.map { $0 >= instant } ?? false
  }

  /// Set once work has been queued that ends the turn with a layout pass and a commit.
  @exclusivity(unchecked) private var commitIsQueued = false

  @exclusivity(unchecked) private var nextSerial = 0

  /// Whether there is a listener: what is observable is published all the time, mostly without a
  /// listener.
  @exclusivity(unchecked) var isHeard = false

  private init(screen: ScreenShape, behavior: UIKitBehavior) {
    self.loop = TurnLoop()
    self.tasks = StageTasks(loop: loop)
    self.behavior = behavior
    self.screenShape = screen
  }

  /// Throws the present world away and starts a fresh one at time zero.
  @discardableResult
  public static func boot(
    screen: ScreenShape = .phone,
    behavior: UIKitBehavior = UIKitBehavior()
  ) -> Simulator {
    // What dies with the old world may ask for the present one, so the new one has to be in place
    // by then.
    let old = current
    old.endTasks()
    old.duties.tearDown()
    current = Simulator(screen: screen, behavior: behavior)
    withExtendedLifetime(old) {}
    return current
  }

  /// Virtual time since the world was booted.
  public var now: VirtualInstant { loop.now }

  /// Virtual time in seconds, as `CACurrentMediaTime()` reports it.
  public var seconds: TimeInterval { TimeInterval(loop.now.nanoseconds) / 1e9 }

  // MARK: - Running

  /// Lets virtual time pass up to an instant, jumping over stretches in which nothing is due.
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

  /// What one piece of main-thread work and the layout of one view are taken to cost.
  static let effortOfWork = 8

  /// Lets a stretch of virtual time pass.
  @discardableResult
  public func run(for duration: Duration) -> TurnLoop<Work>.Outcome {
    run(until: now.advanced(by: duration))
  }

  // MARK: - Commit

  /// Asks for a layout pass and a commit at the end of the present turn.
  func setNeedsCommit() {
    guard !commitIsQueued else { return }
    commitIsQueued = true
    loop.afterCommit { [unowned self] in
      commitIsQueued = false
      duties.commit()
    }
  }

  // MARK: - Names

  /// A number for a new object, counting from the boot: stable from run to run where an address is
  /// not.
  func makeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }

  // MARK: - Warnings

  /// Notes that the app has set something from which nothing follows: the first time it is told.
  func noteInert(_ property: String) {
    guard !inertProperties.contains(property) else { return }
    inertProperties.append(property)
    duties.announceInert(property)
  }

  /// Notes that the app has asked something of the world outside.
  ///
  /// - Parameters:
  ///   - question: What is asked, in the words of the summary.
  ///   - answer: What it is told, in the words of the journal.
  package func noteOutside(_ question: String, answer: String, isAnswered: Bool) {
    if !isAnswered, !unanswered.contains(question) { unanswered.append(question) }
    duties.announceOutside("\(question): \(answer)")
  }

  /// Notes what UIKit would print to the console.
  func warn(_ warning: UIKitWarning) {
    warnings.append(warning)
    duties.announce(warning)
  }
}

// MARK: - What folders above do and keep

/// What this folder leaves to the folders above it.
@preconcurrency @MainActor
protocol SimulatorDuties {
  /// What ends every turn that changed anything.
  func commit()
  /// Lets go of what could keep a world alive that is over.
  func tearDown()
  /// Releases what was associated with objects that are gone; comes after every run.
  func releaseAssociations()
  /// Tells the listener of a warning.
  func announce(_ warning: UIKitWarning)
  /// Tells the listener of a property from which nothing follows.
  func announceInert(_ property: String)
  /// Tells the listener of a cut that the app passes.
  func announceCut(_ cut: CutPassing)
  /// Tells the listener of what was asked of the world outside, and what that said.
  func announceOutside(_ text: String)
}

extension Simulator {
  /// The world itself, as the duties that the folders above fulfil for it: calls go through the
  /// protocol, so this folder uses no declaration of theirs.
  @inline(__always) var duties: any SimulatorDuties { self }

  /// Where folders above keep their part of a world, in the order in which a world that is over
  /// lets go of it.
  enum Place: Int, CaseIterable {
    case listener, screen, application, device, surroundings, keyboard, drawing, touches, deferrals,
      defaults,
      statics,
      animations, resizing, transitions,
      assets, pasteboard, appearances, resources, nibs, storyboards, archives, associations
  }

  /// What is kept at a place; made when the world is first asked for it.
  ///
  /// The world knows the names of the places and nothing of what is kept there. The part of the
  /// model that keeps it has a property for it:
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

/// The size of a screen and what its edges keep for themselves.
public struct ScreenShape: Sendable, Hashable {
  /// Size in points.
  public var size: CGSize
  /// What the system keeps at the top, left, bottom and right.
  public var safeArea: UIEdgeInsets
  /// Pixels per point.
  public var scale: CGFloat

  /// Describes a screen.
  public init(size: CGSize, safeArea: UIEdgeInsets = .zero, scale: CGFloat = 3) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
  }

  /// A phone of 390 x 844 points.
  public static let phone = ScreenShape(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}

/// A pause of a property animator.
package struct AnimatorPause: Sendable {
  /// When it was paused.
  package var instant: VirtualInstant
  /// The class of the recogniser whose action paused it, if one did.
  package var gesture: String?

  package init(instant: VirtualInstant, gesture: String?) {
    self.instant = instant
    self.gesture = gesture
  }
}
