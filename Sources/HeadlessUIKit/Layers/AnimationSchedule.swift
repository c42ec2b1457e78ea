internal import VirtualTime

/// The animations of one simulator that have not ended, and for each the scheduled event at which
/// it ends.
///
/// No animation is stepped frame by frame. The Core Animation commit gives an animation its begin
/// time and schedules one event at its end. In between, the animated value is a function of time
/// that is evaluated on request. The event is scheduled anew only if the animation may end at
/// another time: if the clock of a layer was changed, or layers were moved while some layer has a
/// clock of its own.
@MainActor
final class AnimationSchedule {
  typealias Member = (layer: CALayer, animation: LayerAnimation)

  /// The animations that are attached to layers and have not ended, in no particular order.
  private(set) var inFlight: [Member] = []
  /// The animations that were added to layers in this turn of the run loop. They begin at the Core
  /// Animation commit that ends the turn.
  private var pending: [Member] = []
  private var treeHasChanged = false
  private var clocksHaveChanged = false

  /// True once the app has set the speed or the time offset of any layer, so that its local time
  /// differs from the simulator's.
  private(set) var timeIsWarped = false
  /// The number of Core Animation commits since the simulator's boot.
  private(set) var commits = 0
  /// The layers for which the commit at the end of this turn has work to do.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time at each change of a
  /// layer's value. Accesses cannot overlap, because a commit takes the layers out before it calls
  /// or releases any of them.
  @exclusivity(unchecked) var due = LayersDue()
  /// The layers of the last commit, while the commit releases them; empty at all other times. It is
  /// a property so that the array keeps its storage from commit to commit.
  private var committedLayers: [CALayer] = []
  /// The innermost open Core Animation transaction.
  var transaction: TransactionLevel?
  /// The state of `UIView`'s animation blocks: the block that is running now, and whether blocks
  /// animate at all.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because each of its values is only ever replaced as a whole.
  @exclusivity(unchecked) var blocks = AnimationBlocks()
  /// True while `presentation()` copies a layer. Layers that are created meanwhile get no serial
  /// number.
  var isPresenting = false
  private var nextSerial = 0
  /// The timelines that at present take view animations away from the clock, each with the layers
  /// for whose subtrees it does so. The innermost timeline is last.
  var captures: [(timeline: ScrubbedTimeline, roots: [CALayer])] = []
  /// True while the app is in the background, where nothing is animated.
  var isInBackground = false
  /// The number of Core Animation commits in a row, without any time passing between them, in which
  /// new animations ended at once because their layers were not in a window.
  private var endedAtOnce: (commits: Int, instant: VirtualInstant) = (0, .zero)
  /// The number of commits in one instant after which new animations of layers outside of a window
  /// no longer end at once, but wait for the next frame. An endless chain of animations would stop
  /// the clock otherwise.
  private static let mostEndedAtOnce = 8
  /// True once the simulator that owns this animation schedule has ended.
  private(set) var isOver = false

  // MARK: - Joining and leaving

  /// Adds an animation, which is now attached to a layer, to those that have not ended.
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

  /// Removes an ended animation from the schedule and cancels the event that was scheduled for its
  /// end.
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

  /// Records that layers were added or removed, so that the next commit ends the animations of
  /// layers that are no longer in a window.
  func treeChanged() {
    if inFlight.isEmpty { return }
    treeHasChanged = true
    if timeIsWarped { clocksHaveChanged = true }
    Simulator.current.setNeedsCommit()
  }

  /// Records that a layer's speed or time offset was changed, so that the next commit computes anew
  /// when each animation ends.
  func timeWasWarped() {
    timeIsWarped = true
    if inFlight.isEmpty { return }
    clocksHaveChanged = true
    Simulator.current.setNeedsCommit()
  }

  // MARK: - Commit

  /// Performs the Core Animation commit at the end of a turn of the run loop: lays out layers that
  /// have requested it, and begins the animations that were added in the turn.
  func commit() {
    while let layer = due.toLayOut.popLast() { layer.layoutIfNeeded() }
    commits += 1
    swap(&due.changed, &committedLayers)
    for layer in committedLayers { layer.isUncommitted = false }
    // This may release the last reference to a layer, whose deinitialiser may change another layer.
    committedLayers.removeAll(keepingCapacity: true)
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

  /// Makes an animation of a layer outside of any window begin with the next frame.
  ///
  /// Such an animation normally ends in the commit that begins it, and a commit takes no virtual
  /// time. An app whose animations start each other without end would therefore stop the clock for
  /// ever. (On a device each commit takes some time.)
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

  /// Makes an animation run by the clock, whose progress a timeline has set so far. It goes on from
  /// its present position.
  func release(_ animation: LayerAnimation, on layer: CALayer, elapsed: Double) {
    animation.timeline = nil
    animation.curve = .linear
    animation.state = .running
    animation.timing.beginTime =
      layer.localTime(at: Simulator.current.seconds) - (elapsed - animation.timing.beginTime)
    planEnding(of: animation, on: layer)
  }

  /// Schedules the event at which an animation ends, unless it never ends.
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

  /// Ends the running animations of layers that are outside of any window at the end of a turn of
  /// the run loop, as Core Animation does.
  private func dropWhatLeftTheWindow() {
    treeHasChanged = false
    for (layer, animation) in inOrder where animation.state == .running {
      if !layer.isInWindow { layer.end(animation, finished: false) }
    }
  }

  // MARK: - Dropping everything

  /// The animations that are attached to layers and have not ended, in the order in which they were
  /// added.
  private var inOrder: [Member] {
    inFlight.sorted { $0.animation.serial < $1.animation.serial }
  }

  /// Ends all running animations at once, as UIKit does when the app goes to the background (rule
  /// R119 of UIKit's behaviour).
  func dropAll() {
    var timelines: [ScrubbedTimeline] = []
    for (layer, animation) in inOrder where animation.state != .ended {
      if let timeline = animation.timeline {
        if !timelines.contains(where: { $0 === timeline }) { timelines.append(timeline) }
      } else {
        layer.end(animation, finished: false)
      }
    }
    // All of them are dropped at one moment. So a completion of the first may release what holds
    // the others, such as a group of paused property animators.
    for timeline in timelines { timeline.isToBeDropped = true }
    for timeline in timelines {
      timeline.isToBeDropped = false
      timeline.drop()
    }
  }

  /// Releases all animations without calling their completions, because the simulator is ended.
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
    due.changed = []
    due.toLayOut = []
    transaction = nil
    (blocks.context, blocks.companion) = (nil, nil)
  }
}

/// The layers for which the commit at the end of a turn of the run loop has work to do.
struct LayersDue {
  /// The layers whose values were changed since the last commit.
  var changed: [CALayer] = []
  /// The layers without views whose layout was requested in this turn.
  var toLayOut: [CALayer] = []
  /// The layers without views that have requested to draw their contents at the end of the turn.
  var toDraw: [CALayer] = []
}

/// The state of `UIView`'s animation blocks in one simulator.
struct AnimationBlocks {
  /// The context of the innermost view animation block that is running, or that `beginAnimations`
  /// has begun and `commitAnimations` not yet ended.
  var context: AnimationContext?
  /// The closure of `animate(alongsideTransition:)` that waits for the transition's view animation
  /// to begin; it then runs inside that animation's block. `nil` if none waits.
  var companion: (() -> Void)?
  /// True if view animation blocks animate changes. False after
  /// `UIView.setAnimationsEnabled(false)`.
  var isEnabled = true
}

extension Simulator {
  /// The schedule of this simulator's animations, which is created when it is first needed.
  var animations: AnimationSchedule { kept(at: .animations) { AnimationSchedule() } }

  /// The number of animations that are attached to layers and have not ended.
  package var animationsInFlight: Int { animations.inFlight.count }

  /// The layers that have running animations, in no particular order. A layer with several
  /// animations occurs several times.
  package var animatingLayers: [CALayer] { animations.inFlight.map(\.layer) }

  /// True if all running animations belong to property animators. At rest, these are paused.
  package var animatesByAnimatorsAlone: Bool {
    animations.inFlight.allSatisfy { $0.animation.timeline != nil }
  }

  /// Ends all running animations, as Core Animation does when the app goes to the background (rule
  /// R119 of UIKit's behaviour).
  ///
  /// Model values stay as the animation blocks set them, and completions get `finished: false` in
  /// the next turn. An animation that is started in the background ends in the same way at once.
  func dropAnimations() { animations.dropAll() }
}
