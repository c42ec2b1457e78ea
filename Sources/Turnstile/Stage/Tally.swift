public import HeadlessUIKit

/// How often what happened in a run, or in many: what makes a green result mean something.
public struct Tally: Hashable, Sendable, Codable {
  /// One count for each kind of transition and each of the things that can happen to it.
  private var counts: [[Int]] = Array(
    repeating: Array(repeating: 0, count: Column.allCases.count),
    count: UIKitTransition.Kind.allCases.count)
  /// How many transitions of each kind finished after a finger had driven them.
  private var finishedByFinger = Array(repeating: 0, count: UIKitTransition.Kind.allCases.count)
  /// How many transitions of each kind a finger drove.
  private var drivenByFinger = Array(repeating: 0, count: UIKitTransition.Kind.allCases.count)
  /// How often each clause had something to judge, in the order of the contract.
  public private(set) var clauses: [Exercise] = []
  /// What the app set from which nothing follows in the model, by class and name.
  public private(set) var inertProperties: [String] = []
  /// What the app asked of the world outside in vain.
  public private(set) var unanswered: [String] = []
  /// The app's own animators, interactors and presentation controllers that took part, by class.
  public private(set) var ranClasses: [String] = []
  /// The cuts that were passed; `nil` if there was none.
  public private(set) var cuts: CutTally?
  /// How many runs were counted.
  public private(set) var runs = 0

  /// How often one clause had something to judge.
  public struct Exercise: Hashable, Sendable, Codable {
    public var clause: ClauseName
    public var count: Int
  }

  /// Something that can happen to a transition.
  public enum Column: Int, Sendable, CaseIterable {
    case requested, animator, interactor, interactive, finished, cancelled, stuck
  }

  /// Creates a tally of nothing.
  public init() {}

  /// How often something happened to transitions of a kind.
  public subscript(kind: UIKitTransition.Kind, column: Column) -> Int {
    counts[Self.row(kind)][column.rawValue]
  }

  private static func row(_ kind: UIKitTransition.Kind) -> Int {
    UIKitTransition.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  @MainActor
  mutating func add(_ world: World) {
    runs += 1
    for (clause, count) in world.exercise { exercise(clause, count) }
    Self.note(world.simulator.inertProperties, in: &inertProperties)
    Self.note(world.simulator.unanswered, in: &unanswered)
    add(CutTally(of: world))
    for record in world.transitions {
      let row = Self.row(record.kind)
      for part in record.parts { Self.note(OwnClasses.names(of: part), in: &ranClasses) }
      func count(_ column: Column, _ holds: Bool) {
        if holds { counts[row][column.rawValue] += 1 }
      }
      count(.requested, true)
      count(.animator, record.hasCustomAnimator)
      count(.interactor, record.interactorWasHandedOut)
      count(.interactive, record.startedInteractively)
      count(.finished, record.outcome == true)
      count(.cancelled, record.outcome == false)
      count(.stuck, record.isInFlight)
      guard record.startedInteractively, record.wasDrivenByFinger else { continue }
      drivenByFinger[row] += 1
      if record.outcome == true { finishedByFinger[row] += 1 }
    }
  }

  /// Adds another tally's counts to this one's.
  public mutating func add(_ other: Tally) {
    runs += other.runs
    for exercise in other.clauses { self.exercise(exercise.clause, exercise.count) }
    Self.note(other.inertProperties, in: &inertProperties)
    Self.note(other.unanswered, in: &unanswered)
    Self.note(other.ranClasses, in: &ranClasses)
    add(other.cuts)
    for row in counts.indices {
      for column in counts[row].indices { counts[row][column] += other.counts[row][column] }
      finishedByFinger[row] += other.finishedByFinger[row]
      drivenByFinger[row] += other.drivenByFinger[row]
    }
  }

  /// Whether it has a count for everything that can be counted, and none that cannot be: one from a
  /// report may have neither.
  package var isSound: Bool {
    let all = counts.joined() + finishedByFinger + drivenByFinger + clauses.map(\.count) + [runs]
    return counts.count == UIKitTransition.Kind.allCases.count
      && counts.allSatisfy { $0.count == Column.allCases.count }
      && finishedByFinger.count == UIKitTransition.Kind.allCases.count
      && drivenByFinger.count == UIKitTransition.Kind.allCases.count
      && all.allSatisfy { (0...1 << 40).contains($0) } && cuts?.isSound != false
  }

  /// Adds the cuts of a run, or of many.
  mutating func add(_ other: CutTally?) {
    guard let other else { return }
    var all = cuts ?? CutTally()
    all.add(other)
    cuts = all
  }

  /// Adds what is new; an app that asks for something else every time is told of its first 200.
  private static func note(_ texts: [String], in list: inout [String]) {
    for text in texts where list.count < 200 && !list.contains(text) { list.append(text) }
  }

  private mutating func exercise(_ clause: ClauseName, _ count: Int) {
    if let index = clauses.firstIndex(where: { $0.clause == clause }) {
      clauses[index].count += count
    } else {
      clauses.append(Exercise(clause: clause, count: count))
    }
  }

  /// The kinds of transitions that were asked for.
  var kindsAskedFor: [UIKitTransition.Kind] {
    UIKitTransition.Kind.allCases.filter { self[$0, .requested] > 0 }
  }

  /// What happened, by kind of transition and column, for programs.
  package var byKind: [String: [String: Int]] {
    var all: [String: [String: Int]] = [:]
    for kind in kindsAskedFor {
      var row: [String: Int] = [:]
      for column in Column.allCases { row["\(column)"] = self[kind, column] }
      row["driven_by_finger"] = drivenByFinger(kind)
      row["finished_by_finger"] = finishedByFinger(kind)
      all["\(kind.rawValue)"] = row
    }
    return all
  }

  /// How many transitions were asked for, of all kinds.
  package var transitions: Int {
    counts.reduce(0) { $0 + $1[Column.requested.rawValue] }
  }

  /// How many transitions of a kind finished after a finger had driven them.
  public func finishedByFinger(_ kind: UIKitTransition.Kind) -> Int {
    finishedByFinger[Self.row(kind)]
  }

  /// How many transitions of a kind a finger drove: one that began as interactive and that no
  /// finger ever touched is not among them.
  public func drivenByFinger(_ kind: UIKitTransition.Kind) -> Int {
    drivenByFinger[Self.row(kind)]
  }
}
