import HeadlessUIKit
import VirtualTime

/// Clauses of the app's own, each written in one expression.
///
/// A condition looks at the ``World``, that is, at the observed run so far: its transitions, the
/// app's notes, the window and everything in it. The condition is evaluated after every event, so
/// it should be cheap, and it must not change anything.
///
/// ```swift
/// try check(card, .standard
///   .adding(.never("two cards at once") { $0.notes.filter { $0 == "card" }.count > 1 })
///   .adding(.leadsTo("opening is announced", within: .seconds(2),
///     from: { $0.transitions.contains { $0.completion?.finished == true } },
///     to: { $0.notes.contains("didOpen") })))
/// ```
extension Clause {
  /// A condition that a clause of the app's own sets on the observed state of a run.
  public typealias Condition = @MainActor @Sendable (World) -> Bool

  /// Returns a clause that is broken if a condition is false after any event of the run.
  public static func always(_ sentence: String, _ holds: @escaping Condition) -> Clause {
    let name = ClauseName(sentence: sentence)
    return Clause(name, promises: "always: \(sentence)") {
      Watcher { world in
        world.exercise(name)
        guard !holds(world) else { return }
        world.report(
          Finding(name), "'\(sentence)' does not hold.",
          evidence: ["promised  always", "observed  not now"])
      }
    }
  }

  /// Returns a clause that is broken if a condition is true after any event of the run.
  public static func never(_ sentence: String, _ holds: @escaping Condition) -> Clause {
    let name = ClauseName(sentence: sentence)
    return Clause(name, promises: "never: \(sentence)") {
      Watcher { world in
        world.exercise(name)
        guard holds(world) else { return }
        world.report(
          Finding(name), "'\(sentence)' holds.", evidence: ["promised  never", "observed  now"])
      }
    }
  }

  /// Returns a clause that is broken if a condition does not become true within a time, or before
  /// the end of the trace.
  public static func eventually(
    _ sentence: String, within limit: Duration, _ holds: @escaping Condition
  ) -> Clause {
    leadsTo(sentence, within: limit, from: { _ in true }, to: holds)
  }

  /// Returns a clause in which one condition must be followed by another within a time.
  ///
  /// - Parameters:
  ///   - from: The condition that starts the clock, each time it becomes true.
  ///   - to: The condition that stops the clock.
  public static func leadsTo(
    _ sentence: String, within limit: Duration, from: @escaping Condition, to: @escaping Condition
  ) -> Clause {
    let name = ClauseName(sentence: sentence)
    return Clause(name, promises: "within \(limit): \(sentence)") {
      Deadline(name, sentence, limit, from, to)
    }
  }

  /// Returns a clause whose condition must be true at least once in 256 runs or more; otherwise the
  /// check fails as "nothing ran".
  public static func sometimes(_ sentence: String, _ holds: @escaping Condition) -> Clause {
    let name = ClauseName(sentence: sentence)
    var clause = Clause(name, promises: "sometimes: \(sentence)") {
      Watcher { world in
        if holds(world) { world.exercise(name) }
      }
    }
    clause.mustBeExercised = true
    return clause
  }
}

extension ClauseName {
  /// Creates the name of a clause from a sentence: its letters and digits in lower case, with
  /// dashes between the words.
  public init(sentence: String) {
    let words = sentence.lowercased().utf8.split { byte in
      !((97...122).contains(byte) || (48...57).contains(byte))
    }
    let name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    self.init(rawValue: name.isEmpty ? "clause" : name)
  }
}

/// A judge that runs a closure after every event, at every rest and at the end.
private final class Watcher: Judge {
  private let look: @MainActor (World) -> Void

  init(_ look: @escaping @MainActor (World) -> Void) {
    self.look = look
  }

  func heard(_ occurrence: Occurrence, in world: World) { look(world) }
  func rested(in world: World) { look(world) }
  func concluded(in world: World) { look(world) }
}

/// A judge that starts a clock when one condition becomes true, and reports a violation if the
/// other condition does not become true within the time limit.
private final class Deadline: Judge {
  private let name: ClauseName
  private let sentence: String
  private let limit: Duration
  private let from: Clause.Condition
  private let to: Clause.Condition
  private var due: VirtualInstant?
  private var wasTrue = false

  init(
    _ name: ClauseName, _ sentence: String, _ limit: Duration, _ from: @escaping Clause.Condition,
    _ to: @escaping Clause.Condition
  ) {
    self.name = name
    self.sentence = sentence
    self.limit = limit
    self.from = from
    self.to = to
  }

  func heard(_ occurrence: Occurrence, in world: World) { look(at: world) }
  func rested(in world: World) { look(at: world) }

  func concluded(in world: World) {
    look(at: world)
    // After the end of the run the second condition can no longer become true, so a deadline that
    // is still open is missed.
    if due != nil { report(in: world) }
  }

  private func look(at world: World) {
    if let due, world.simulator.now > due { report(in: world) }
    if due != nil, to(world) { due = nil }
    let isTrue = from(world)
    if isTrue, !wasTrue {
      world.exercise(name)
      if !to(world) { due = world.simulator.now.advanced(by: limit) }
    }
    wasTrue = isTrue
  }

  private func report(in world: World) {
    due = nil
    world.report(
      Finding(name), "'\(sentence)' does not come true in time.",
      evidence: ["promised  within \(limit)", "observed  not by then"])
  }
}
