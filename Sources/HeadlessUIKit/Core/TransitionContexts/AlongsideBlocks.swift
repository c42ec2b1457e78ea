/// The app's blocks that a transition's coordinator runs: animations, completions and handlers.
///
/// The animation blocks run once, within the transition's own animation. An animation that the app
/// adds after the animator has started is refused, but its completion still runs when the
/// transition ends (rule R89 of UIKit's behaviour). Handlers of interaction changes stay registered
/// until the transition ends (rule R90 of UIKit's behaviour).
@MainActor
struct AlongsideBlocks {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The views outside the transition's container in which the app animates alongside. A
  /// percent-driven interactor scrubs their animations together with the container's (rule R67 of
  /// UIKit's behaviour).
  private(set) var views: [UIView] = []
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var handlers: [(block: Block, once: Bool)] = []
  private var isTooLate = false

  /// Queues an animation that runs alongside the transition, and its completion.
  ///
  /// - Returns: False if the transition's animator has started, so that the animation is refused.
  mutating func add(_ animation: Block?, in view: UIView?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !isTooLate else { return false }
    animations.append(animation)
    if let view { views.append(view) }
    return true
  }

  /// True if the app has queued alongside animations that have not run yet.
  var hasAnimations: Bool { !animations.isEmpty }

  /// Removes and returns the queued alongside animations; `nil` if there are none.
  mutating func takeAnimations() -> [Block]? {
    guard !animations.isEmpty else { return nil }
    defer { animations = [] }
    return animations
  }

  /// Refuses every animation that the app adds alongside the transition from now on.
  mutating func close() { isTooLate = true }

  mutating func addHandler(_ block: @escaping Block, once: Bool) {
    handlers.append((block, once))
  }

  /// Returns the handlers to call when the finger lets go or takes hold, and removes those that are
  /// called only once.
  mutating func takeHandlers() -> [Block] {
    guard !handlers.isEmpty else { return [] }
    defer { handlers.removeAll { $0.once } }
    return handlers.map(\.block)
  }

  /// Removes and returns the completions that are queued for the end of the transition. A
  /// completion that is added while these run is returned by the next call.
  mutating func takeCompletions() -> [Block] {
    defer { completions = [] }
    return completions
  }
}
