/// What others have asked to be run along with a transition and after it.
///
/// The changes run once, in the animation of the transition; a block that comes later is refused,
/// but its completion still runs at the end (R89). Handlers of interaction changes stay until the
/// end (R90).
@MainActor
struct AlongsideBlocks {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Views outside the container in which changes are to be scrubbed too (R67).
  private(set) var views: [UIView] = []
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var handlers: [(block: Block, once: Bool)] = []
  private var isTooLate = false

  /// Queues a change and what follows it.
  ///
  /// - Returns: Whether the change will run.
  mutating func add(_ animation: Block?, in view: UIView?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !isTooLate else { return false }
    animations.append(animation)
    if let view { views.append(view) }
    return true
  }

  /// Whether changes wait to be run.
  var hasAnimations: Bool { !animations.isEmpty }

  /// Hands out the changes that wait; `nil` if there are none.
  mutating func takeAnimations() -> [Block]? {
    guard !animations.isEmpty else { return nil }
    defer { animations = [] }
    return animations
  }

  /// From here on it is too late to run along.
  mutating func close() { isTooLate = true }

  mutating func addHandler(_ block: @escaping Block, once: Bool) {
    handlers.append((block, once))
  }

  /// Hands out the handlers to tell that the finger let go or took hold.
  mutating func takeHandlers() -> [Block] {
    guard !handlers.isEmpty else { return [] }
    defer { handlers.removeAll { $0.once } }
    return handlers.map(\.block)
  }

  /// Hands out those who wait for the end; those who ask meanwhile come with the next call.
  mutating func takeCompletions() -> [Block] {
    defer { completions = [] }
    return completions
  }
}
