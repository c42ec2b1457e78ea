import HeadlessUIKit

/// The number of runs that passed cuts, with the cuts: app code that does not compile here and was
/// taken out. A report shows it, because a green result says less about an app with cuts.
public struct CutTally: Hashable, Sendable, Codable {
  /// The number of runs that passed a cut, that is, a place where app code was taken out because it
  /// does not compile here.
  public internal(set) var runs = 0
  /// The cuts that runs passed, that is, the removed app code, in the order in which runs first
  /// reached them.
  public internal(set) var cuts: [Count] = []
  /// The number of transitions with a cut, that is, with removed code, in their own code. They were
  /// not judged.
  var marked = 0
  /// The number of transitions with removed code in their own code that used an animator of the
  /// app.
  var markedAnimators = 0
  /// The cuts, that is, the removed app code, without a stand-in value, each with the number of
  /// runs that reached it and could therefore not be judged.
  public internal(set) var notJudged: [Count] = []

  /// A cut, that is, a piece of removed app code, with the number of runs that passed it.
  public struct Count: Hashable, Sendable, Codable {
    /// The name of the cut, that is, of the removed code: the file, the line and the function.
    public var cut: String
    /// The number of runs that passed the cut, that is, the removed code.
    public var runs: Int
    /// True if the removed code belongs to a transition itself, such as its animator; `nil` if it
    /// does not.
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

  /// True if all numbers of the tally are possible as counts. A tally that was read from another
  /// process's report may contain any number.
  var isSound: Bool {
    ([runs, marked, markedAnimators] + (cuts + notJudged).map(\.runs))
      .allSatisfy { (0...1 << 40).contains($0) }
  }
}

extension CutTally {
  /// Counts the cuts of one run, that is, the removed app code that it passed; `nil` if it passed
  /// none.
  @MainActor
  init?(of world: World) {
    guard let trail = world.cutTrail else { return nil }
    runs = 1
    cuts = trail.passages.map {
      Count(cut: $0.cut, runs: 1, isInTransition: $0.isInTransition ? true : nil)
    }
    marked = world.transitions.count { $0.hasOwnCut }
    markedAnimators = world.transitions.count { $0.hasOwnCut && $0.setup.hasCustomAnimator }
  }

  /// Counts one run that was not judged, because it came to a cut, that is, to removed app code,
  /// without a stand-in value.
  init(notJudged cut: String) { notJudged = [Count(cut: cut, runs: 1)] }
}

extension Tally {
  /// True if any transition used an animator of the app's.
  var hasAnimators: Bool {
    UIKitTransition.Kind.allCases.contains { self[$0, .animator] > 0 }
  }

  /// True if there were transitions, and each that used the app's animator had removed code in its
  /// own code, so that nothing was judged.
  package var isAllCut: Bool {
    guard let cuts else { return false }
    let animators = UIKitTransition.Kind.allCases.reduce(0) { $0 + self[$1, .animator] }
    return animators > 0
      ? cuts.markedAnimators == animators : transitions > 0 && cuts.marked == transitions
  }

  /// The text that says how many runs passed no cut, that is, no removed app code, and which cuts
  /// the other runs passed; `nil` if no run passed one.
  package var cutsText: String? {
    guard let cuts, cuts.runs > 0 else { return nil }
    let shown = Text.list(cuts.cuts.map(\.cut), upTo: 5)
    let count = cuts.cuts.count == 1 ? "1 cut" : "\(cuts.cuts.count) cuts"
    return "\(Text.grouped(runs - cuts.runs)) met no cut; \(count) met: \(shown)"
  }

  /// The text that says how many transitions were not judged because some of their own code was
  /// removed; `nil` if there was none.
  package var unjudgedTransitionsText: String? {
    guard let cuts, cuts.marked > 0 else { return nil }
    let own = cuts.cuts.filter { $0.isInTransition == true }.map(\.cut)
    return
      "\(Text.grouped(cuts.marked)) of \(Text.grouped(transitions)) transitions not judged, with "
      + "cuts in their own code: \(own.joined(separator: ", "))"
  }

  /// The lines of a report that say which cuts runs have passed, that is, which removed app code,
  /// and which transitions and runs could not be judged for that.
  package var cutLines: [String] {
    [cutsText, unjudgedTransitionsText, notJudgedText].compactMap { $0 }
  }

  /// The text that says how many runs were not judged because they came to removed app code without
  /// a stand-in value; `nil` if all runs were judged.
  package var notJudgedText: String? {
    guard let cuts, !cuts.notJudged.isEmpty else { return nil }
    let each = cuts.notJudged.map { "\(Text.count($0.runs, "run")) came to \($0.cut)" }
    return "not judged, for want of a stand-in: " + Text.list(each, upTo: 5)
  }
}
