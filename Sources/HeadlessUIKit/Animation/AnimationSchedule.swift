internal import VirtualTime

/// Everything in flight in one world: what begins at the next commit, and what ends when.
///
/// No animation is stepped. The commit gives it a begin time and plans one event at its end; in between it is a function
/// that somebody may evaluate. Only what upsets the plan is looked at again: a layer's clock that was changed, a layer that
/// left the window, an app that went to the background.
@MainActor
final class AnimationSchedule {
  typealias Flight = (layer: CALayer, animation: LayerAnimation)

  /// Everything attached and not ended, in no particular order.
  private(set) var flights: [Flight] = []
  /// What begins at the next commit.
  private var pending: [Flight] = []
  private var treeHasChanged = false
  private var clocksHaveChanged = false

  /// Whether any layer has ever had a clock of its own.
  private(set) var timeIsWarped = false
  /// How many commits there have been.
  private(set) var commits = 0
  /// Layers without views that asked for layout.
  var layersToLayOut: [CALayer] = []
  /// The innermost open transaction.
  var transaction: TransactionLevel?
  /// Whether view animation blocks animate.
  var isEnabled = true
  /// Whether a layer is being made only to show what another one looks like.
  var isPresenting = false
  private var nextSerial = 0
  /// Set when the world has been thrown away.
  private(set) var isOver = false

  // MARK: - Joining and leaving

  /// Takes note of an animation that has just been attached to a layer.
  func add(_ animation: LayerAnimation, on layer: CALayer) {
    animation.flight = flights.count
    animation.serial = nextSerial
    nextSerial += 1
    flights.append((layer, animation))
    if animation.state == .pending {
      pending.append((layer, animation))
      Simulator.current.setNeedsCommit()
    }
  }

  /// Forgets an animation.
  func remove(_ animation: LayerAnimation) {
    if let token = animation.ending.take() { Simulator.current.loop.cancel(token) }
    guard flights.indices.contains(animation.flight),
      flights[animation.flight].animation === animation
    else { return }
    let last = flights.removeLast()
    if last.animation !== animation {
      last.animation.flight = animation.flight
      flights[animation.flight] = last
    }
    animation.flight = -1
  }

  /// Layers were put in or taken out.
  func treeChanged() {
    if flights.isEmpty { return }
    treeHasChanged = true
    if timeIsWarped { clocksHaveChanged = true }
    Simulator.current.setNeedsCommit()
  }

  /// The clock of a layer was changed.
  func timeWasWarped() {
    timeIsWarped = true
    if flights.isEmpty { return }
    clocksHaveChanged = true
    Simulator.current.setNeedsCommit()
  }

  // MARK: - Commit

  /// Lets begin what was added in this turn.
  func commit() {
    while let layer = layersToLayOut.popLast() { layer.layoutIfNeeded() }
    commits += 1
    if treeHasChanged { dropWhatLeftTheWindow() }
    if !pending.isEmpty { beginPending() }
    if clocksHaveChanged { replanEndings() }
  }

  private func beginPending() {
    let isInBackground = Simulator.current.application.applicationState == .background
    let starting = pending
    pending = []
    for (layer, animation) in starting where animation.state == .pending {
      if isInBackground {
        layer.end(animation, finished: false)
      } else if !layer.isInWindow {
        layer.end(animation, finished: true)
      } else {
        begin(animation, on: layer)
      }
    }
  }

  private func begin(_ animation: LayerAnimation, on layer: CALayer) {
    animation.state = .running
    if !animation.beginIsGiven {
      animation.timing.beginTime += layer.localTime(at: Simulator.current.seconds)
    }
    planEnding(of: animation, on: layer)
    if let source = animation.source { source.delegate?.animationDidStart(source) }
  }

  /// Lets an animation that a timeline has driven go on by the clock, from where it is.
  func release(_ animation: LayerAnimation, on layer: CALayer, elapsed: Double) {
    animation.timeline = nil
    animation.curve = .linear
    animation.state = .running
    animation.timing.beginTime =
      layer.localTime(at: Simulator.current.seconds) - (elapsed - animation.timing.beginTime)
    planEnding(of: animation, on: layer)
  }

  /// Plans the event at the end, if the end ever comes.
  private func planEnding(of animation: LayerAnimation, on layer: CALayer) {
    let loop = Simulator.current.loop
    if let token = animation.ending.take() { loop.cancel(token) }
    guard let local = animation.timing.outerTime(at: animation.timing.activeDuration),
      local.isFinite, let world = layer.worldTime(at: local)
    else { return }
    animation.ending = loop.schedule(
      {
        animation.ending = nil
        layer.reachEnd(of: animation)
      }, at: VirtualInstant(seconds: world))
  }

  private func replanEndings() {
    clocksHaveChanged = false
    for (layer, animation) in flights where animation.state == .running {
      planEnding(of: animation, on: layer)
    }
  }

  /// An animation ends when its layer is out of the window at the end of a turn.
  private func dropWhatLeftTheWindow() {
    treeHasChanged = false
    for (layer, animation) in inOrder where animation.state == .running {
      if !layer.isInWindow { layer.end(animation, finished: false) }
    }
  }

  // MARK: - Dropping everything

  /// What is in flight, in the order it was added.
  private var inOrder: [Flight] {
    flights.sorted { $0.animation.serial < $1.animation.serial }
  }

  /// Ends everything in flight where it is (R119).
  func dropAll() {
    var timelines: [ScrubbedTimeline] = []
    for (layer, animation) in inOrder where animation.state != .ended {
      if let timeline = animation.timeline {
        if !timelines.contains(where: { $0 === timeline }) { timelines.append(timeline) }
      } else {
        layer.end(animation, finished: false)
      }
    }
    for timeline in timelines { timeline.drop() }
  }

  /// Lets go of everything without telling anybody: the world is over.
  func tearDown() {
    isOver = true
    for (layer, animation) in flights {
      layer.attached = []
      animation.block?.silence()
      animation.timeline?.abandon()
      animation.source = nil
      animation.latch = nil
    }
    flights = []
    pending = []
    layersToLayOut = []
    transaction = nil
  }
}

extension Simulator {
  /// Ends all animations in flight, as Core Animation does when the app goes to the background (R119).
  ///
  /// Model values stay where the blocks put them, completions hear `finished: false` in the next turn, and what
  /// is started in the background ends at once in the same way.
  func dropAnimations() { animations.dropAll() }
}
