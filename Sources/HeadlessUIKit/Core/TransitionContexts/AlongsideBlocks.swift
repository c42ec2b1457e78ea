/// The app's blocks that run alongside a transition and after it.
///
/// The animations run once, within the transition's animation. A block that comes later is refused,
/// but its completion still runs at the end (R89). Handlers of interaction changes stay until the
/// end (R90).
@MainActor
struct AlongsideBlocks {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The views outside the container whose changes the finger scrubs as well (R67).
  private(set) var views: [UIView] = []
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var handlers: [(block: Block, once: Bool)] = []
  private var isTooLate = false

  /// Queues an alongside animation and its completion.
  ///
  /// - Returns: True if the animation will run.
  mutating func add(_ animation: Block?, in view: UIView?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !isTooLate else { return false }
    animations.append(animation)
    if let view { views.append(view) }
    return true
  }

  /// True if queued alongside animations have not been run.
  var hasAnimations: Bool { !animations.isEmpty }

  /// Removes and returns the queued alongside animations; `nil` if there are none.
  mutating func takeAnimations() -> [Block]? {
    guard !animations.isEmpty else { return nil }
    defer { animations = [] }
    return animations
  }

  /// Refuses all further alongside animations.
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

  /// Removes and returns the queued completions. Completions that are added while these run come
  /// with the next call.
  mutating func takeCompletions() -> [Block] {
    defer { completions = [] }
    return completions
  }
}
