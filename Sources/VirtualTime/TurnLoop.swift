/// A run loop on virtual time.
///
/// An app is a loop: it waits until something is due, handles it, does layout and drawing, shows a
/// frame, and waits again. Each pass is a *turn*, and many bugs of an app depend on the turn in
/// which things happen. This loop keeps the turns of a real one and replaces only the waiting: the
/// clock jumps straight to the next instant at which work is due, so an hour without work costs
/// nothing.
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
/// ## Order of a turn
///
/// 1. *Input* that is due, by time and then in the order it was given.
/// 2. Work that earlier turns queued for the *next turn*, in order.
/// 3. Scheduled *events* that are due, by time and then in the order they were scheduled.
/// 4. Work for *after the commit*, until there is none left.
/// 5. *Ticks*, if the display shows a new frame, in the order they were registered; then the work
/// for after the commit that the ticks added.
///
/// A turn does the work that was pending when it began. Work added while it runs waits for a later
/// turn, though that one may come at the same instant; only after-commit work joins the running
/// turn. So `nextTurn` always means another turn, and so does an event scheduled for "now".
///
/// ## Work as a value
///
/// The loop itself runs nothing. It hands each unit of work to the closure given to
/// ``run(until:perform:)``, which may call the loop in any way: add work, cancel it, even run the
/// loop again. A nested run is an ordinary run. It does the pending work, including work that the
/// outer turn has not done yet, and when it returns the outer turn continues with the rest. The
/// loop is a plain class without isolation of its own, so it has the isolation of its owner, such
/// as the main actor.
///
/// Work may also move the ``clock`` to simulate code that takes long. Work that fell due meanwhile
/// is late: it is done in the next turns, in the order it was due, and missed frames are lost.
///
/// ## Endless instants
///
/// Work that always queues more work for the same instant would hang the program. After
/// ``workLimit`` units of work at one instant the loop stops and returns
/// ``TurnOutcome/hung(at:turns:performed:)``.
public final class TurnLoop<Work> {
  /// A token for a pending event of the loop, with which the event can be cancelled.
  public typealias Token = EventToken
  /// The outcome of a run of the loop: it ended as intended, or hung.
  public typealias Outcome = TurnOutcome

  /// The virtual clock of the run loop. The loop moves it to the next due work, and work may move
  /// it, too.
  public let clock: VirtualClock
  /// The grid of the instants at which the display shows a frame.
  public let frames: FrameGrid
  /// The number of units of work at one instant after which the loop stops and reports a hang.
  public let workLimit: Int

  // Unchecked: Swift's run-time check for overlapping accesses would take longer than the turn
  // itself (328 ns instead of 122 ns). Accesses to a queue cannot overlap, because work is removed
  // from the queue first and performed after that.
  @exclusivity(unchecked) @usableFromInline var inputs = EventQueue<Work>()
  @exclusivity(unchecked) @usableFromInline var events = EventQueue<Work>()
  @exclusivity(unchecked) @usableFromInline var nextTurnLine = WaitingLine<Work>()
  @exclusivity(unchecked) @usableFromInline var afterCommitLine = WaitingLine<Work>()
  @exclusivity(unchecked) @usableFromInline var ticks = DisplayTicks<Work>()

  /// The number of runs of the loop in progress, one inside the other.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting a plain value runs no other code.
  @exclusivity(unchecked) @usableFromInline var depth = 0
  /// The instant of the loop's latest turn, with the numbers of turns and of units of work at that
  /// instant.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time. Accesses cannot
  /// overlap, because setting plain values runs no other code.
  @exclusivity(unchecked) @usableFromInline var instant = VirtualInstant.zero
  @exclusivity(unchecked) @usableFromInline var turnsAtInstant = 0
  @exclusivity(unchecked) @usableFromInline var performedAtInstant = 0

  /// A closure that the loop calls before work other than input is added. A caller uses it to find
  /// the code that keeps adding work to an endless instant.
  ///
  /// Unchecked: Swift's run-time check for overlapping accesses would cost time at each addition of
  /// work. Accesses cannot overlap, because the closure is only ever replaced as a whole.
  @exclusivity(unchecked) public var willAsk: (() -> Void)?

  /// Creates a run loop on virtual time, without work.
  ///
  /// - Parameters:
  ///   - clock: The clock to move; by default a new one that stands at zero.
  ///   - framesPerSecond: The number of frames that the display shows in a second.
  ///   - workLimit: The largest number of units of work at one instant. After more, the loop
  ///     reports a hang.
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

  /// The present instant on the loop's virtual clock.
  @inlinable public var now: VirtualInstant { clock.now }

  /// True while the loop runs. A run that begins now would be nested in that one.
  @inlinable public var isRunning: Bool { depth > 0 }
}

// MARK: - Adding work

extension TurnLoop {
  /// Adds input, such as a touch, which a turn handles before all other work. Input due in the past
  /// is due now.
  @inlinable
  public func input(_ work: Work, at due: VirtualInstant) {
    inputs.insert(work, at: max(due, now))
  }

  /// Schedules an event, that is, work that is due at an instant. An event due in the past is due
  /// now.
  @inlinable @discardableResult
  public func schedule(_ work: Work, at due: VirtualInstant) -> Token {
    willAsk?()
    return events.insert(work, at: max(due, now))
  }

  /// Schedules an event, that is, work that is due after a delay.
  @inlinable @discardableResult
  public func schedule(_ work: Work, after delay: Duration) -> Token {
    schedule(work, at: now.advanced(by: delay))
  }

  /// Cancels a scheduled event of the loop, given by its token.
  ///
  /// - Returns: The event's work, or `nil` if the event was already done or cancelled.
  @inlinable @discardableResult
  public func cancel(_ token: Token) -> Work? {
    events.cancel(token)
  }

  /// Adds work that the loop does in its next turn. That turn comes at the same instant, unless
  /// work moves the clock.
  @inlinable
  public func nextTurn(_ work: Work) {
    willAsk?()
    nextTurnLine.append(work)
  }

  /// Adds work that the loop does at the end of the running turn, or of the next turn if none is
  /// running.
  @inlinable
  public func afterCommit(_ work: Work) {
    willAsk?()
    afterCommitLine.append(work)
  }

  /// Adds work that the loop does on every frame of the display, or every *n*th, beginning with the
  /// next such frame.
  ///
  /// - Precondition: The stride is at least 1.
  @inlinable
  public func addTick(_ work: Work, everyFrames stride: Int = 1) -> TickToken {
    precondition(
      stride >= 1, "A tick must be at least one frame apart from the next (was \(stride)).")
    return ticks.add(work, everyFrames: stride, after: frames.frame(at: now))
  }

  /// Stops work that the loop does on frames of the display, given by its token.
  ///
  /// - Returns: The work, or `nil` if it was stopped before.
  @inlinable @discardableResult
  public func removeTick(_ token: TickToken) -> Work? {
    ticks.remove(token)
  }
}

// MARK: - Pending work

extension TurnLoop {
  /// The numbers of a loop's pending units of work of each kind.
  public struct Pending: Hashable, Sendable {
    /// The number of pending units of work of each kind: input, events, work for the next turn and
    /// for after the commit, and ticks.
    public var input, events, nextTurn, afterCommit, ticks: Int

    // The members below are inlinable, because each turn uses them, and generic code of another
    // module is slow otherwise.
    @inlinable
    init(of loop: TurnLoop) {
      input = loop.inputs.count
      events = loop.events.count
      nextTurn = loop.nextTurnLine.count
      afterCommit = loop.afterCommitLine.count
      ticks = loop.ticks.entries.count
    }
  }

  /// The numbers of the loop's pending units of work of each kind, such as input or events.
  @inlinable public var pending: Pending { Pending(of: self) }

  /// True if the loop has any pending work, apart from ticks (work on frames of the display), which
  /// never end.
  @inlinable
  public var hasPendingWork: Bool {
    !(inputs.isEmpty && events.isEmpty && nextTurnLine.isEmpty && afterCommitLine.isEmpty)
  }

  /// The instant of the loop's next turn: now if work is due or late, `nil` if no work is pending.
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
  /// Runs the loop's turns until no work is due at or before an instant, and moves the clock to the
  /// instant.
  ///
  /// Work due at that very instant is done as well. If the clock is already past the instant,
  /// nothing happens.
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

  /// Runs the loop's turns until no work is pending, but not past a limit.
  ///
  /// The clock stays at the last turn. A loop with ticks (work on frames of the display) always has
  /// pending work and runs up to the limit. ``nextDue`` says afterwards if work is still pending.
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

  /// Runs one turn of the loop at the present instant, even if no work is due, and does not move
  /// the clock.
  @inlinable @discardableResult
  public func runTurn(perform: (Work) -> Void) -> Outcome {
    enter()
    defer { depth -= 1 }
    return turn(perform)
  }

  /// Begins a run of the loop. Unless the run is nested in another one, the counts of turns and of
  /// work at the present instant start at zero.
  @inlinable
  func enter() {
    if depth == 0 {
      turnsAtInstant = 0
      performedAtInstant = 0
    }
    depth += 1
  }

  /// Runs one turn of the loop, in the order that the documentation of ``TurnLoop`` gives.
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

  /// Does the ticks (work on frames of the display) that are due in a turn, and then the
  /// after-commit work that they have added.
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

  /// True if the loop may do another unit of work at this instant, because ``workLimit`` is not
  /// reached.
  @inlinable var hasRoom: Bool { performedAtInstant < workLimit }

  @inlinable
  func carryOut(_ work: Work, _ perform: (Work) -> Void) {
    performedAtInstant += 1
    perform(work)
  }
}
