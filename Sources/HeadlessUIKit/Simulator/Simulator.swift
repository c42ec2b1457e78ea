@_exported public import Foundation
public import VirtualTime

/// The world UIKit lives in: one screen, one application, one run loop on virtual time.
///
/// On a device there is exactly one of these and nobody names it; `UIScreen.main`, `UIApplication.shared`
/// and `DispatchQueue.main` are windows into it. Here it is an object, so that a fresh one can be booted
/// for every run and so that whoever drives it can hold the clock in their hands.
///
/// ```swift
/// let simulator = Simulator.boot()
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = HomeViewController()
/// window.makeKeyAndVisible()
/// simulator.run(for: .seconds(1))
/// ```
///
/// Nothing moves unless ``run(until:)`` or one of its siblings is called, and what happens between two calls
/// depends on nothing but the calls before it.
@MainActor
public final class Simulator {
  /// One piece of main-thread work.
  public typealias Work = @MainActor () -> Void

  /// The world that `UIScreen.main` and its like refer to at the moment.
  public private(set) static var current = Simulator(screen: .phone, behavior: UIKitBehavior())

  /// The run loop of the main thread.
  public let loop: TurnLoop<Work>

  /// How the model behaves where sources leave UIKit's behaviour open.
  public let behavior: UIKitBehavior

  /// What is heard of everything observable; `nil` costs nothing.
  public var listener: (@MainActor (SimulatorEvent) -> Void)?

  /// What UIKit would have printed to the console, in order.
  public private(set) var warnings: [UIKitWarning] = []

  /// The one screen.
  public let screen: UIScreen

  /// The one application.
  public let application: UIApplication

  /// The device.
  let device = UIDevice()
  /// The images that are being drawn.
  let drawing = ImageDrawing()
  /// The sizes of the images that the app has in its bundle.
  var imageSizes: [String: CGSize] = [:]

  /// Where the fingers are, and whom they concern.
  private(set) lazy var touches = TouchDelivery(simulator: self)

  /// What keeps work for later: queues, timers, display links.
  let clockwork = Clockwork()

  /// The tasks that have begun in this world.
  let tasks: StageTasks

  /// Everything in flight.
  let animations = AnimationSchedule()

  /// How many animations are attached to layers and have not ended.
  package var animationsInFlight: Int { animations.flights.count }

  /// Whether every transition asked for is taken to be asked for without animation.
  package var refusesToAnimate = false

  /// The recogniser whose action is being sent, if one is: who asks for what from here on.
  package internal(set) weak var gestureBeingDelivered: UIGestureRecognizer?

  /// The transitions that have been accepted and have not ended, in the order they were asked for.
  public internal(set) var transitionsInFlight: [UIKitTransition] = []
  /// What waits until there are none.
  var workAfterTransitions: [Work] = []
  /// The controllers that are to hear `viewIsAppearing` at the end of the turn.
  var appearingControllers: [UIViewController] = []
  /// The colours that the app has in its catalogue.
  var namedColors: [String: UIColor] = [:]
  /// What was copied.
  let pasteboard = UIPasteboard()
  /// What stands for all objects of a class.
  var appearances: [NSObject] = []
  /// The nibs that have been registered.
  var nibs: [(name: String, make: () -> NSObject)] = []
  /// The storyboards that have been registered.
  var storyboards: [UIStoryboard.Description] = []

  /// Set once work has been queued that ends the turn with a layout pass and a commit.
  private var commitIsQueued = false

  private var nextSerial = 0

  private init(screen: ScreenShape, behavior: UIKitBehavior) {
    self.loop = TurnLoop()
    self.tasks = StageTasks(loop: loop)
    self.behavior = behavior
    self.screen = UIScreen(shape: screen)
    self.application = UIApplication()
  }

  /// Throws the present world away and starts a fresh one at time zero.
  @discardableResult
  public static func boot(
    screen: ScreenShape = .phone,
    behavior: UIKitBehavior = UIKitBehavior()
  ) -> Simulator {
    // What dies with the old world may ask for the present one, so the new one has to be in place by then.
    let old = current
    old.endTasks()
    old.animations.tearDown()
    old.abandonTransitions()
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
    defer { clockwork.sweep() }
    return Self.onVirtualTime { loop.run(until: instant) { work in work() } }
  }

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
      commit()
    }
  }

  // MARK: - Names

  /// A number for a new object, counting from the boot: stable from run to run where an address is not.
  func makeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }

  // MARK: - Events

  /// Tells the listener, if there is one; the event is not even built if there is none.
  @inline(__always)
  func publish(_ event: @autoclosure () -> SimulatorEvent) {
    if let listener { listener(event()) }
  }

  /// Notes what UIKit would print to the console.
  func warn(_ warning: UIKitWarning) {
    warnings.append(warning)
    publish(.warning(warning))
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
