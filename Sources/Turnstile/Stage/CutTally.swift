import HeadlessUIKit

/// How many runs passed cuts, and which: what a green result says of them.
public struct CutTally: Hashable, Sendable, Codable {
  /// How many runs passed a cut.
  public internal(set) var runs = 0
  /// The cuts, in the order in which they were first passed.
  public internal(set) var cuts: [Count] = []
  /// How many transitions had a cut in their own code.
  var marked = 0
  /// How many of those had an animator of the app's.
  var markedAnimators = 0
  /// Runs that were not judged, since they came to a cut without a stand-in.
  public internal(set) var notJudged: [Count] = []

  /// A cut, and how many runs passed it.
  public struct Count: Hashable, Sendable, Codable {
    public var cut: String
    public var runs: Int
    /// Whether it stands in a transition's own code; `nil` if it does not.
    public var isInTransition: Bool?
  }

  mutating func add(_ other: CutTally) {
    runs += other.runs
    marked += other.marked
    markedAnimators += other.markedAnimators
    for count in other.cuts { Self.add(count, to: &cuts) }
    for count in other.notJudged { Self.add(count, to: &notJudged) }
  }

  private static func add(_ count: Count, to list: inout [Count]) {
    if let index = list.firstIndex(where: { $0.cut == count.cut }) {
      list[index].runs += count.runs
    } else {
      list.append(count)
    }
  }

  /// Whether its numbers are such as can be counted: those from a report may be others.
  var isSound: Bool {
    ([runs, marked, markedAnimators] + (cuts + notJudged).map(\.runs))
      .allSatisfy { (0...1 << 40).contains($0) }
  }
}

extension CutTally {
  /// The cuts of one run; `nil` if it passed none.
  @MainActor
  init?(of world: World) {
    guard let trail = world.cutTrail else { return nil }
    runs = 1
    cuts = trail.passages.map {
      Count(cut: $0.cut, runs: 1, isInTransition: $0.isInTransition ? true : nil)
    }
    marked = world.transitions.count { $0.hasOwnCut }
    markedAnimators = world.transitions.count { $0.hasOwnCut && $0.hasCustomAnimator }
  }

  /// A run that was not judged.
  init(notJudged cut: String) { notJudged = [Count(cut: cut, runs: 1)] }
}

extension Tally {
  /// Whether an animator of the app's carried out a transition.
  var hasAnimators: Bool {
    UIKitTransition.Kind.allCases.contains { self[$0, .animator] > 0 }
  }

  /// Whether there were transitions, and each of the app's own had a cut in its code: nothing was
  /// judged.
  package var isAllCut: Bool {
    guard let cuts else { return false }
    let animators = UIKitTransition.Kind.allCases.reduce(0) { $0 + self[$1, .animator] }
    return animators > 0
      ? cuts.markedAnimators == animators : transitions > 0 && cuts.marked == transitions
  }

  /// How many runs passed no cut, and which cuts the others passed; `nil` if there was none.
  package var cutsText: String? {
    guard let cuts, cuts.runs > 0 else { return nil }
    let shown = cuts.cuts.prefix(5).map(\.cut).joined(separator: ", ")
    let more = cuts.cuts.count > 5 ? " and \(cuts.cuts.count - 5) more" : ""
    let count = cuts.cuts.count == 1 ? "1 cut" : "\(cuts.cuts.count) cuts"
    return "\(Text.grouped(runs - cuts.runs)) met no cut; \(count) met: \(shown)\(more)"
  }

  /// The transitions that were not judged, since their own code has cuts; `nil` if there was none.
  package var unjudgedTransitionsText: String? {
    guard let cuts, cuts.marked > 0 else { return nil }
    let own = cuts.cuts.filter { $0.isInTransition == true }.map(\.cut)
    return
      "\(Text.grouped(cuts.marked)) of \(Text.grouped(transitions)) transitions not judged, with "
      + "cuts in their own code: \(own.joined(separator: ", "))"
  }

  /// All there is to say of cuts, a line each.
  package var cutLines: [String] {
    [cutsText, unjudgedTransitionsText, notJudgedText].compactMap { $0 }
  }

  /// The runs that were not judged, by cut; `nil` if there was none.
  package var notJudgedText: String? {
    guard let cuts, !cuts.notJudged.isEmpty else { return nil }
    let each = cuts.notJudged.prefix(5).map {
      "\($0.runs == 1 ? "1 run" : "\(Text.grouped($0.runs)) runs") came to \($0.cut)"
    }
    let more = cuts.notJudged.count > 5 ? ", and \(cuts.notJudged.count - 5) cuts more" : ""
    return "not judged, for want of a stand-in: " + each.joined(separator: ", ") + more
  }
}
