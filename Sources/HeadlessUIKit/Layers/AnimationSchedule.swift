internal import VirtualTime

/// Everything in flight in one world: what begins at the next commit, and what ends when.
///
/// No animation is stepped. The commit gives it a begin time and plans one event at its end; in
/// between it is a function that somebody may evaluate. Only what upsets the plan is looked at
/// again: a layer's clock that was changed, a layer that left the window, an app that went to the
/// background.
@MainActor
final class AnimationSchedule {
  typealias Member = (layer: CALayer, animation: LayerAnimation)

  /// Everything attached and not ended, in no particular order.
  private(set) var inFlight: [Member] = []
  /// What begins at the next commit.
  private var pending: [Member] = []
  private var treeHasChanged = false
  private var clocksHaveChanged = false

  /// Whether any layer has ever had a clock of its own.
  private(set) var timeIsWarped = false
  /// How many commits there have been.
  private(set) var commits = 0
  /// Layers that are not what the last commit said.
  @exclusivity(unchecked) var changedLayers: [CALayer] = []
  /// Layers without views that asked for layout.
  var layersToLayOut: [CALayer] = []
  /// Layers without views that make their contents at the end of the turn.
  var layersToDraw: [CALayer] = []
  /// The innermost open transaction.
  var transaction: TransactionLevel?
  /// The innermost view animation block being run, or begun and not yet committed.
  @exclusivity(unchecked) var context: AnimationContext?
  /// Joins the next view animation that is begun outside of any other.
  var companion: (() -> Void)?
  /// Whether view animation blocks animate.
  var isEnabled = true
  /// Whether a layer is being made only to show what another one looks like.
  var isPresenting = false
  private var nextSerial = 0
  /// The timelines that take over view animations inside some layers at this moment, the innermost
  /// last.
  var captures: [(timeline: ScrubbedTimeline, roots: [CALayer])] = []
  /// Whether the app is in the background, where nothing is animated.
  var isInBackground = false
  /// How many commits in a row, and at which instant, ended what had just been added.
  private var endedAtOnce: (commits: Int, instant: VirtualInstant) = (0, .zero)
  /// After how many of them what is added begins with the next frame.
  private static let mostEndedAtOnce = 8
  /// Set when the world has been thrown away.
  private(set) var isOver = false

  // MARK: - Joining and leaving

  /// Takes note of an animation that has just been attached to a layer.
  func add(_ animation: LayerAnimation, on layer: CALayer) {
    animation.place = inFlight.count
    animation.serial = nextSerial
    nextSerial += 1
    inFlight.append((layer, animation))
    if animation.state == .pending {
      pending.append((layer, animation))
      Simulator.current.setNeedsCommit()
    }
  }

  /// Forgets an animation.
  func remove(_ animation: LayerAnimation) {
    if let token = animation.ending.take() { Simulator.current.loop.cancel(token) }
    guard inFlight.indices.contains(animation.place),
      inFlight[animation.place].animation === animation
    else { return }
    let last = inFlight.removeLast()
    if last.animation !== animation {
      last.animation.place = animation.place
      inFlight[animation.place] = last
    }
    animation.place = -1
  }

  /// Layers were put in or taken out.
  func treeChanged() {
    if inFlight.isEmpty { return }
    treeHasChanged = true
    if timeIsWarped { clocksHaveChanged = true }
    Simulator.current.setNeedsCommit()
  }

  /// The clock of a layer was changed.
  func timeWasWarped() {
    timeIsWarped = true
    if inFlight.isEmpty { return }
    clocksHaveChanged = true
    Simulator.current.setNeedsCommit()
  }

  // MARK: - Commit

  /// Lets begin what was added in this turn.
  func commit() {
    while let layer = layersToLayOut.popLast() { layer.layoutIfNeeded() }
    commits += 1
    for layer in changedLayers { layer.isUncommitted = false }
    changedLayers.removeAll(keepingCapacity: true)
    if treeHasChanged { dropWhatLeftTheWindow() }
    if !pending.isEmpty { beginPending() }
    if clocksHaveChanged { replanEndings() }
  }

  private func beginPending() {
    let starting = pending
    pending = []
    let now = Simulator.current.now
    if endedAtOnce.instant != now { endedAtOnce = (0, now) }
    let isChain = endedAtOnce.commits >= Self.mostEndedAtOnce
    var anyEnds = false
    for (layer, animation) in starting where animation.state == .pending {
      if !isInBackground, layer.isInWindow {
        begin(animation, on: layer)
      } else if isChain {
        beginWithNextFrame(animation, on: layer)
      } else {
        anyEnds = true
        layer.end(animation, finished: !isInBackground)
      }
    }
    if anyEnds { endedAtOnce.commits += 1 }
  }

  /// Commits take time on a device, so animations that nobody sees and that start each other do not
  /// stop the clock.
  private func beginWithNextFrame(_ animation: LayerAnimation, on layer: CALayer) {
    let loop = Simulator.current.loop
    animation.ending = loop.schedule(
      { [unowned self] in
        animation.ending = nil
        pending.append((layer, animation))
        Simulator.current.setNeedsCommit()
      }, at: loop.frames.instant(ofFrame: loop.frames.frame(at: loop.now) + 1))
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
    let timing = animation.timing
    guard let local = timing.outerTime(at: timing.speed < 0 ? 0 : timing.activeDuration),
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
    for (layer, animation) in inFlight where animation.state == .running {
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
  private var inOrder: [Member] {
    inFlight.sorted { $0.animation.serial < $1.animation.serial }
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
    for (layer, animation) in inFlight {
      layer.attached = []
      animation.block?.silence()
      animation.timeline?.abandon()
      animation.source = nil
      animation.latch = nil
    }
    inFlight = []
    pending = []
    changedLayers = []
    layersToLayOut = []
    transaction = nil
    (context, companion) = (nil, nil)
  }
}

extension Simulator {
  /// Everything in flight.
  var animations: AnimationSchedule { kept(at: .animations) { AnimationSchedule() } }

  /// How many animations are attached to layers and have not ended.
  package var animationsInFlight: Int { animations.inFlight.count }

  /// Ends all animations in flight, as Core Animation does when the app goes to the background
  /// (R119).
  ///
  /// Model values stay where the blocks put them, completions hear `finished: false` in the next
  /// turn, and what is started in the background ends at once in the same way.
  func dropAnimations() { animations.dropAll() }
}
