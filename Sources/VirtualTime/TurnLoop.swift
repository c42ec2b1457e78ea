/// A run loop on virtual time.
///
/// An app is a loop: it waits until something is due, handles it, tidies up, shows a frame, and
/// waits again. Each time round is a *turn*, and much of what goes wrong in an app depends on which
/// turn a thing happens in. This loop keeps the turns of a real one and replaces only the waiting:
/// the clock jumps straight to the next thing that is due, so an hour in which nothing happens
/// costs nothing.
///
/// ```swift
/// let loop = TurnLoop<String>()
/// loop.schedule("later", at: .milliseconds(20))
/// loop.input("touch", at: .milliseconds(5))
/// loop.run(until: .milliseconds(100)) { work in
///   print(loop.now, work)
///   if work == "touch" { loop.nextTurn("respond") }
/// }
/// // 5 ms touch
/// // 5 ms respond
/// // 20 ms later
/// ```
///
/// ## What a turn does
///
/// 1. *Input* that is due, by time and then in the order it was given.
/// 2. Work that earlier turns queued for the *next turn*, in order.
/// 3. Scheduled *events* that are due, by time and then in the order they were scheduled.
/// 4. Work for *after the commit*, until there is none left.
/// 5. *Ticks*, if the display shows a new frame, in the order they were registered; then once more
///    what they left for after the commit.
///
/// A turn takes what was pending when it began. Whatever is added while it runs waits for a later
/// turn, though that one may come at the same instant; only after-commit work joins the turn that
/// is running. So `nextTurn` always means another turn, and an event scheduled for "now" does too.
///
/// ## Work is a value
///
/// The loop never runs anything itself. It hands each unit of work to the closure given to
/// ``run(until:perform:)``, which may call back into the loop as it likes: add, cancel, even run
/// the loop again. A nested run is an ordinary run. It takes what is pending, including what the
/// outer turn has not got to yet, and when it returns the outer turn goes on with what is left.
/// Being a plain class without isolation of its own, the loop lives wherever its owner lives: on
/// the main actor, for instance.
///
/// Work may also move the ``clock``, which stands for code that takes long. Everything that fell
/// due meanwhile is late: it is done in the next turns, in the order it was due, and missed frames
/// are lost.
///
/// ## No endless instant
///
/// Work that for ever queues more work for the same instant would hang the program. After
/// ``workLimit`` units of work at one instant the loop stops and says
/// ``TurnOutcome/hung(at:turns:performed:)``.
public final class TurnLoop<Work> {
  /// Names an event that is still pending.
  public typealias Token = EventToken
  /// How a run ended.
  public typealias Outcome = TurnOutcome

  /// The clock that the loop moves, and that work may move.
  public let clock: VirtualClock
  /// The instants at which the display shows a frame.
  public let frames: FrameGrid
  /// How many units of work one instant may take before the loop says it hangs.
  public let workLimit: Int

  // Nothing foreign runs while one of these is being changed: work is taken out first and handed
  // over after that. So the runtime has no overlapping accesses to look for, and looking would take
  // longer than the turn itself.
  @exclusivity(unchecked) @usableFromInline var inputs = EventQueue<Work>()
  @exclusivity(unchecked) @usableFromInline var events = EventQueue<Work>()
  @exclusivity(unchecked) @usableFromInline var nextTurnLine = WaitingLine<Work>()
  @exclusivity(unchecked) @usableFromInline var afterCommitLine = WaitingLine<Work>()
  @exclusivity(unchecked) @usableFromInline var ticks = DisplayTicks<Work>()

  /// How many runs are in progress, one inside the other.
  @exclusivity(unchecked) @usableFromInline var depth = 0
  /// The instant of the latest turn, and what has been done at it.
  @exclusivity(unchecked) @usableFromInline var instant = VirtualInstant.zero
  @exclusivity(unchecked) @usableFromInline var turnsAtInstant = 0
  @exclusivity(unchecked) @usableFromInline var performedAtInstant = 0

  /// Called whenever work is asked for, where somebody wants to know who asks: of an instant that
  /// does not end.
  @exclusivity(unchecked) public var willAsk: (() -> Void)?

  /// Creates a loop with nothing to do.
  ///
  /// - Parameters:
  ///   - clock: The clock to move; one that stands at zero unless given.
  ///   - framesPerSecond: The rate at which the display shows frames.
  ///   - workLimit: How many units of work one instant may take.
  /// - Precondition: The limit is at least 1.
  public init(
    clock: VirtualClock = VirtualClock(), framesPerSecond: Int = 60, workLimit: Int = 10_000
  ) {
    precondition(
      workLimit >= 1, "An instant must have room for at least one unit of work (was \(workLimit)).")
    self.clock = clock
    self.frames = FrameGrid(framesPerSecond: framesPerSecond)
    self.workLimit = workLimit
  }

  /// The instant the clock stands at.
  @inlinable public var now: VirtualInstant { clock.now }

  /// Whether work is being done at this moment, so that a run begun now would be a nested one.
  @inlinable public var isRunning: Bool { depth > 0 }
}

// MARK: - Adding work

extension TurnLoop {
  /// Adds input: work that comes first in its turn. What is due in the past is due now.
  @inlinable
  public func input(_ work: Work, at due: VirtualInstant) {
    inputs.insert(work, at: max(due, now))
  }

  /// Adds an event. What is due in the past is due now.
  @inlinable @discardableResult
  public func schedule(_ work: Work, at due: VirtualInstant) -> Token {
    willAsk?()
    return events.insert(work, at: max(due, now))
  }

  /// Adds an event that is due a while from now.
  @inlinable @discardableResult
  public func schedule(_ work: Work, after delay: Duration) -> Token {
    schedule(work, at: now.advanced(by: delay))
  }

  /// Removes a scheduled event.
  ///
  /// - Returns: Its work, or `nil` if that was done or cancelled before.
  @inlinable @discardableResult
  public func cancel(_ token: Token) -> Work? {
    events.cancel(token)
  }

  /// Adds work to the next turn, which comes at this same instant unless something moves the clock.
  @inlinable
  public func nextTurn(_ work: Work) {
    willAsk?()
    nextTurnLine.append(work)
  }

  /// Adds work to the end of the running turn, or of the next one if none is running.
  @inlinable
  public func afterCommit(_ work: Work) {
    willAsk?()
    afterCommitLine.append(work)
  }

  /// Adds work that is done once for every frame, or for every *n*th, from the next such frame on.
  ///
  /// - Precondition: The stride is at least 1.
  @inlinable
  public func addTick(_ work: Work, everyFrames stride: Int = 1) -> TickToken {
    precondition(
      stride >= 1, "A tick must be at least one frame apart from the next (was \(stride)).")
    return ticks.add(work, everyFrames: stride, after: frames.frame(at: now))
  }

  /// Stops work that is done on every frame.
  ///
  /// - Returns: The work, or `nil` if it was stopped before.
  @inlinable @discardableResult
  public func removeTick(_ token: TickToken) -> Work? {
    ticks.remove(token)
  }
}

// MARK: - What is pending

extension TurnLoop {
  /// How much of each kind is pending.
  public struct Pending: Hashable, Sendable {
    public var input, events, nextTurn, afterCommit, ticks: Int

    // Inlinable, as what follows: it is asked in each turn, and generic code is slow in another
    // module.
    @inlinable
    init(of loop: TurnLoop) {
      input = loop.inputs.count
      events = loop.events.count
      nextTurn = loop.nextTurnLine.count
      afterCommit = loop.afterCommitLine.count
      ticks = loop.ticks.entries.count
    }
  }

  /// How much of each kind is pending.
  @inlinable public var pending: Pending { Pending(of: self) }

  /// Whether there is anything left to do, now or later, apart from ticks, which never end.
  @inlinable
  public var hasPendingWork: Bool {
    !(inputs.isEmpty && events.isEmpty && nextTurnLine.isEmpty && afterCommitLine.isEmpty)
  }

  /// The instant of the next turn: now, if anything is due or late, and `nil` if nothing is
  /// pending.
  @inlinable
  public var nextDue: VirtualInstant? {
    let now = self.now
    if !nextTurnLine.isEmpty || !afterCommitLine.isEmpty { return now }

    var due = VirtualInstant.distantFuture
    if let input = inputs.nextDue { due = min(due, input) }
    if let event = events.nextDue { due = min(due, event) }
    if let frame = ticks.nextFrame { due = min(due, frames.instant(ofFrame: frame)) }
    return due == .distantFuture ? nil : max(due, now)
  }
}

// MARK: - Running

extension TurnLoop {
  /// Runs turn after turn until nothing is due at or before an instant, and moves the clock there.
  ///
  /// Everything due at that instant is done as well. If the clock is past it already, nothing
  /// happens.
  @inlinable @discardableResult
  public func run(until end: VirtualInstant, perform: (Work) -> Void) -> Outcome {
    enter()
    defer { depth -= 1 }
    while let due = nextDue, due <= end {
      clock.move(to: due)
      let outcome = turn(perform)
      guard outcome == .reached else { return outcome }
    }
    clock.move(to: end)
    return .reached
  }

  /// Runs turn after turn until nothing is pending, but not past a limit.
  ///
  /// The clock is left at the last turn there was. While ticks are registered a loop is never idle
  /// and runs up to the limit; ``nextDue`` tells the two apart afterwards.
  @inlinable @discardableResult
  public func runUntilIdle(limit: VirtualInstant, perform: (Work) -> Void) -> Outcome {
    enter()
    defer { depth -= 1 }
    while let due = nextDue, due <= limit {
      clock.move(to: due)
      let outcome = turn(perform)
      guard outcome == .reached else { return outcome }
    }
    return .reached
  }

  /// Runs one turn at this instant, whether or not anything is due, and does not move the clock.
  @inlinable @discardableResult
  public func runTurn(perform: (Work) -> Void) -> Outcome {
    enter()
    defer { depth -= 1 }
    return turn(perform)
  }

  /// Notes that a run begins. The outermost one starts counting afresh.
  @inlinable
  func enter() {
    if depth == 0 {
      turnsAtInstant = 0
      performedAtInstant = 0
    }
    depth += 1
  }

  /// One turn, as the type's description has it.
  @inlinable
  func turn(_ perform: (Work) -> Void) -> Outcome {
    let now = self.now
    if now != instant {
      instant = now
      turnsAtInstant = 0
      performedAtInstant = 0
    }
    turnsAtInstant += 1
    let inputMark = inputs.nextSerial
    let lineMark = nextTurnLine.joined
    let eventMark = events.nextSerial

    while hasRoom, let work = inputs.popDue(by: now, before: inputMark) { carryOut(work, perform) }
    while hasRoom, let work = nextTurnLine.popFirst(before: lineMark) { carryOut(work, perform) }
    while hasRoom, let work = events.popDue(by: now, before: eventMark) { carryOut(work, perform) }
    while hasRoom, let work = afterCommitLine.popFirst() { carryOut(work, perform) }
    if !ticks.entries.isEmpty { tick(perform, at: now) }

    if hasRoom { return .reached }
    guard let due = nextDue, due <= now else { return .reached }
    return .hung(at: now, turns: turnsAtInstant, performed: performedAtInstant)
  }

  /// The part of a turn that belongs to the display.
  @inlinable
  func tick(_ perform: (Work) -> Void, at now: VirtualInstant) {
    let frame = frames.frame(at: now)
    var serial = -1
    while hasRoom, let due = ticks.takeDue(by: frame, after: serial) {
      serial = due.serial
      carryOut(due.work, perform)
    }
    while hasRoom, let work = afterCommitLine.popFirst() { carryOut(work, perform) }
  }

  /// Whether this instant may take another unit of work.
  @inlinable var hasRoom: Bool { performedAtInstant < workLimit }

  @inlinable
  func carryOut(_ work: Work, _ perform: (Work) -> Void) {
    performedAtInstant += 1
    perform(work)
  }
}
