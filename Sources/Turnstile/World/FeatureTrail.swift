import HeadlessUIKit

/// The kinds of events in a run, each paired with the event before it: the coverage that guides the
/// search.
///
/// A feature is a pair of consecutive kinds, hashed to a number. The search keeps and varies a
/// trace that shows a pair which is new in its block.
@MainActor
struct FeatureTrail {
  private(set) var features: [UInt64] = []
  private var seen: Set<UInt64> = []
  private var previous: UInt64 = 0
  private var state: UInt64 = 0

  /// The numbers by which two kinds of events are combined to one feature. Two different primes
  /// keep a pair of events apart from a pair of a state and an event; the offset is needed because
  /// the state may be zero.
  private static let (pairFactor, stateFactor, stateOffset): (UInt64, UInt64, UInt64) = (
    1_000_003, 998_244_353, 7
  )
  /// The lowest number of the event kinds from each source, such as gestures or warnings, so that
  /// kinds from different sources never share a number. The hash of a text, such as a note of the
  /// app, starts from it.
  private enum Base {
    static let gestures: UInt64 = 10
    static let notes: UInt64 = 100
    static let actions: UInt64 = 200
    static let warnings: UInt64 = 300
    static let appearances: UInt64 = 400
    static let transitions: UInt64 = 1_000
    /// The distance between the numbers of two kinds of transitions, such as push and pop. It is
    /// above 18, the number of stages that each kind has.
    static let stages: UInt64 = 32
  }

  mutating func add(_ occurrence: Occurrence, in world: World) {
    guard let kind = kind(of: occurrence) else { return }
    add(previous &* Self.pairFactor &+ kind)
    add((state &+ Self.stateOffset) &* Self.stateFactor &+ kind)
    previous = kind
    state = UInt64(world.transitions.inFlight.count) << 2 | (world.isTouched ? 1 : 0)
  }

  private mutating func add(_ feature: UInt64) {
    // The features are kept twice: a set tells quickly if a feature is known, and the list keeps
    // the order of the run, because the order of a set differs between processes.
    if seen.insert(feature).inserted { features.append(feature) }
  }

  private func kind(of occurrence: Occurrence) -> UInt64? {
    switch occurrence {
    case .note(let text): number(of: text, from: Base.notes)
    case .step(let step): kind(of: step.act)
    case .harness(let act): kind(of: act)
    case .event(let event): kind(of: event)
    }
  }

  private func kind(of act: Step.Act) -> UInt64? {
    switch act {
    case .action(let name): number(of: name, from: Base.actions)
    case .background: 1
    case .foreground: 2
    case .resize, .rotate: 3
    case .stall: 4
    case .suppose: 5
    case .down, .move, .up, .cancel, .tap, .settle: nil
    }
  }

  private func kind(of act: HarnessAct) -> UInt64? {
    switch act {
    case .foreground: 2
    case .resize: 3
    case .lift, .waitedForFinger, .tryWayBack: nil
    }
  }

  private func kind(of event: SimulatorEvent) -> UInt64? {
    switch event {
    case .gesture(_, let state): Base.gestures + UInt64(state.rawValue)
    case .transition(let event): kind(of: event)
    case .warning(let warning): number(of: warning.kind.rawValue, from: Base.warnings)
    case .appearance(_, let call, _): number(of: call.rawValue, from: Base.appearances)
    case .controllers, .queued, .unbalancedAppearance, .call, .moved, .touch, .animation,
      .application, .feedback, .inert, .outside, .cut:
      nil
    }
  }

  private func kind(of event: TransitionEvent) -> UInt64 {
    let stage: UInt64 =
      switch event.stage {
      case .requested: 0
      case .started(let interactive): interactive ? 1 : 2
      case .progress(let value): value <= 0 ? 3 : value >= 1 ? 4 : value < 0.5 ? 5 : 6
      case .paused: 7
      case .finishing: 8
      case .cancelling: 9
      case .completed(let outcome): outcome ? 10 : 11
      case .completedAgain: 12
      case .ended(let outcome): outcome ? 13 : 14
      case .late: 15
      case .early: 16
      case .abandoned: 17
      }
    let kind = UInt64(UIKitTransition.Kind.allCases.firstIndex(of: event.transition.kind) ?? 0)
    return Base.transitions + kind * Base.stages + stage
  }

  /// Returns the number of a text, such as a note of the app. Unlike `hashValue` it is the same in
  /// every process, so that a seed always leads to the same search.
  ///
  /// It belongs to no actor, because a closure of the main actor would ask for each byte whether it
  /// runs there.
  private nonisolated func number(of text: String, from start: UInt64) -> UInt64 {
    var text = text
    // The bytes are read through `withUTF8`, because the hash is computed several times in each
    // transition, and a loop over the string's UTF-8 view would take ten times as long.
    return text.withUTF8 { $0.reduce(start) { $0 &* 31 &+ UInt64($1) } }
  }
}
