public import HeadlessUIKit

/// The counts of events in one run or in many, such as transitions that finished. They show how
/// much a green result has covered.
public struct Tally: Hashable, Sendable, Codable {
  /// The numbers of transitions that reached each stage: a row for each kind of transition, a
  /// column for each ``Column``.
  private var counts: [[Int]] = Array(
    repeating: Array(repeating: 0, count: Column.allCases.count),
    count: UIKitTransition.Kind.allCases.count)
  /// The number of transitions of each kind that finished after a finger had driven them.
  private var finishedByFinger = Array(repeating: 0, count: UIKitTransition.Kind.allCases.count)
  /// For each kind of transition, the number of those that a finger drove.
  private var drivenByFinger = Array(repeating: 0, count: UIKitTransition.Kind.allCases.count)
  /// For each clause, the number of occasions on which it could have been broken, in the order of
  /// the contract.
  public private(set) var clauses: [Exercise] = []
  /// The names of the properties, with their classes, that the app set and that the simulated UIKit
  /// stores without effect.
  public private(set) var inertProperties: [String] = []
  /// The app's requests to the outside world, such as to a server, that got no answer in the run.
  public private(set) var unanswered: [String] = []
  /// The classes of the app's animators, interactors and presentation controllers that took part in
  /// a transition.
  public private(set) var ranClasses: [String] = []
  /// The cuts that the runs passed, that is, the removed app code; `nil` if they passed none.
  public private(set) var cuts: CutTally?
  /// The number of runs whose events are counted here.
  public private(set) var runs = 0

  /// A clause with the number of occasions on which it could have been broken.
  public struct Exercise: Hashable, Sendable, Codable {
    /// The name of the clause whose occasions are counted.
    public var clause: ClauseName
    /// The number of occasions on which the clause could have been broken.
    public var count: Int
  }

  /// A column in the table of transitions: an event in the life of a transition that is counted.
  public enum Column: Int, Sendable, CaseIterable {
    /// The columns count the transitions that were requested, used the app's animator, used the
    /// app's interactor, started interactively, finished, were cancelled, or got stuck.
    case requested, animator, interactor, interactive, finished, cancelled, stuck
  }

  /// Creates a tally of no runs, with all counts zero.
  public init() {}

  /// The number of transitions of a kind, such as pushes, with an event, such as a cancel.
  public subscript(kind: UIKitTransition.Kind, column: Column) -> Int {
    counts[Self.row(kind)][column.rawValue]
  }

  private static func row(_ kind: UIKitTransition.Kind) -> Int {
    UIKitTransition.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  @MainActor
  mutating func add(_ world: World) {
    runs += 1
    for (place, (clause, count)) in world.exercises.all.enumerated() {
      exercise(clause, count, at: place)
    }
    Self.note(world.simulator.inertProperties, in: &inertProperties)
    Self.note(world.simulator.unanswered, in: &unanswered)
    add(CutTally(of: world))
    for record in world.transitions {
      let row = Self.row(record.kind)
      for part in record.setup.classes { Self.note(OwnClasses.names(of: part), in: &ranClasses) }
      func count(_ column: Column, _ holds: Bool) {
        if holds { counts[row][column.rawValue] += 1 }
      }
      count(.requested, true)
      count(.animator, record.setup.hasCustomAnimator)
      count(.interactor, record.setup.hasInteractor)
      count(.interactive, record.start?.isInteractive == true)
      count(.finished, record.completion?.finished == true)
      count(.cancelled, record.completion?.finished == false)
      count(.stuck, record.isInFlight)
      guard record.start?.isInteractive == true, record.wasDrivenByFinger else { continue }
      drivenByFinger[row] += 1
      if record.completion?.finished == true { finishedByFinger[row] += 1 }
    }
  }

  /// Adds the counts of another tally, such as that of one more run, to this one's.
  public mutating func add(_ other: Tally) {
    runs += other.runs
    for (place, exercise) in other.clauses.enumerated() {
      self.exercise(exercise.clause, exercise.count, at: place)
    }
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

  /// True if the tally has a count for every kind of transition and every column, and all counts
  /// are possible. A tally that was read from another process's report may be malformed.
  package var isSound: Bool {
    let all = counts.joined() + finishedByFinger + drivenByFinger + clauses.map(\.count) + [runs]
    return counts.count == UIKitTransition.Kind.allCases.count
      && counts.allSatisfy { $0.count == Column.allCases.count }
      && finishedByFinger.count == UIKitTransition.Kind.allCases.count
      && drivenByFinger.count == UIKitTransition.Kind.allCases.count
      && all.allSatisfy { (0...1 << 40).contains($0) } && cuts?.isSound != false
  }

  /// Adds the cuts that other runs passed, that is, the removed app code; `nil` adds nothing.
  mutating func add(_ other: CutTally?) {
    guard let other else { return }
    var all = cuts ?? CutTally()
    all.add(other)
    cuts = all
  }

  /// Adds new texts to a list of at most 200, because an app may produce a different text every
  /// time.
  private static func note(_ texts: [String], in list: inout [String]) {
    for text in texts where list.count < 200 && !list.contains(text) { list.append(text) }
  }

  /// Adds occasions of a clause. Tallies of one contract have its clauses at the same places, so
  /// they are looked for at that place first.
  private mutating func exercise(_ clause: ClauseName, _ count: Int, at place: Int) {
    if clauses.indices.contains(place), clauses[place].clause == clause {
      clauses[place].count += count
    } else if let index = clauses.firstIndex(where: { $0.clause == clause }) {
      clauses[index].count += count
    } else {
      clauses.append(Exercise(clause: clause, count: count))
    }
  }

  /// The kinds of transitions that were requested in the runs at least once.
  var kindsAskedFor: [UIKitTransition.Kind] {
    UIKitTransition.Kind.allCases.filter { self[$0, .requested] > 0 }
  }

  /// The counts of transitions in the form of the JSON report: by kind of transition, then by
  /// event.
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

  /// The number of transitions of all kinds that were requested in the runs.
  package var transitions: Int {
    counts.reduce(0) { $0 + $1[Column.requested.rawValue] }
  }

  /// True if a transition by an animator of the app's own was completed in the runs, or any
  /// transition where no such animator ran.
  var hasCompleted: Bool {
    counts.contains { row in
      let completed = row[Column.finished.rawValue] + row[Column.cancelled.rawValue]
      let others = row[Column.requested.rawValue] - row[Column.animator.rawValue]
      return completed > (hasAnimators ? others : 0)
    }
  }

  /// True if any transition finished in the runs.
  var hasFinished: Bool { counts.contains { $0[Column.finished.rawValue] > 0 } }

  /// Returns the number of transitions of a kind that finished after a finger had driven them.
  public func finishedByFinger(_ kind: UIKitTransition.Kind) -> Int {
    finishedByFinger[Self.row(kind)]
  }

  /// Returns the number of transitions of a kind that a finger drove; an interactive transition
  /// without a finger does not count.
  public func drivenByFinger(_ kind: UIKitTransition.Kind) -> Int {
    drivenByFinger[Self.row(kind)]
  }
}
