/// All judges of one run, one for each clause of the contract, each of which watches the run for
/// violations of its clause.
@MainActor
final class Jury {
  /// The names of the judges' clauses, in the order of the contract.
  let names: [ClauseName]
  /// The extra calls, such as one after each frame, that at least one of the judges requests.
  let needs: Clause.Needs
  private let judges: [any Judge]
  /// For each kind of event, by its bit, the judges that receive such events, in the order of the
  /// contract. An event then costs only the calls of its receivers.
  private let audiences: [[any Judge]]
  private let watchers: [any Judge]
  private let probers: [any Judge]

  init(_ clauses: [Clause]) {
    // The arrays are filled in one pass and with reserved capacity, because every run creates a
    // jury.
    var names: [ClauseName] = []
    var needs: Clause.Needs = []
    var judges: [any Judge] = []
    var audiences = [[any Judge]](repeating: [], count: Occurrence.Kinds.count)
    var (watchers, probers): ([any Judge], [any Judge]) = ([], [])
    names.reserveCapacity(clauses.count)
    judges.reserveCapacity(clauses.count)
    for clause in clauses {
      let judge = clause.judge()
      names.append(clause.name)
      needs.formUnion(clause.needs)
      judges.append(judge)
      let hears = judge.hears.rawValue
      for bit in audiences.indices where hears & (1 << UInt16(bit)) != 0 {
        audiences[bit].append(judge)
      }
      if clause.needs.contains(.frames) { watchers.append(judge) }
      if clause.needs.contains(.probe) { probers.append(judge) }
    }
    (self.names, self.needs, self.judges, self.audiences) = (names, needs, judges, audiences)
    (self.watchers, self.probers) = (watchers, probers)
  }

  func hear(_ occurrence: Occurrence, in world: World) {
    for judge in audiences[occurrence.kind.rawValue.trailingZeroBitCount] {
      judge.heard(occurrence, in: world)
    }
  }

  func passFrame(in world: World) {
    for judge in watchers { judge.framePassed(in: world) }
  }

  func rest(in world: World) {
    for judge in judges { judge.rested(in: world) }
  }

  func conclude(in world: World) {
    for judge in judges { judge.concluded(in: world) }
  }

  func probe(_ attempt: WayBack, in world: World) {
    for judge in probers { judge.probed(attempt, in: world) }
  }
}
