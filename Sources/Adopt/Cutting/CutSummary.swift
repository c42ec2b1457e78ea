/// What `init` says at its end about cuts.
struct CutSummary {
  private var cuts: [Cut] = []
  private var types: [StandInType] = []
  private var missing: [String] = []
  private var remarks: [String] = []

  /// Takes in something else that is to be said at the end.
  mutating func add(_ remark: String) { remarks.append(remark) }

  /// Takes in the cuts of one target, and the modules that it imports and that are not here.
  mutating func add(_ list: CutList, missing modules: [String]) {
    cuts += list.cuts
    types += list.types
    for module in modules where !missing.contains(module) { missing.append(module) }
  }

  /// Three lines: how much, what would help, and what stands in transitions.
  var lines: [String] {
    let declarations = cuts.count { $0.kind == .declaration || $0.kind == .body }
    let statements = cuts.count { $0.kind == .statement }
    let smaller = cuts.count { $0.kind.isSmall }
    let inTransition = cuts.count(where: \.isInTransition)
    var lines = [
      "Cuts: \(cuts.count) (\(declarations) declarations, \(statements) statements, \(smaller) smaller)"
        + "; \(types.count) missing types have a stand-in."
    ]
    if !missing.isEmpty {
      lines.append("Not here, so that it was cut: \(missing.sorted().joined(separator: ", ")).")
    }
    lines.append(
      inTransition == 0
        ? "No cut stands in transition code."
        : "In transition code: \(inTransition); those transitions are not judged.")
    return lines + remarks
  }
}
