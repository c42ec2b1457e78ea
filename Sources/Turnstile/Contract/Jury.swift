/// The judges of one run, and what they need between them.
@MainActor
struct Jury {
  /// Which clauses they judge by, in the order of the contract.
  let names: [ClauseName]
  /// What any of them asks for.
  let needs: Clause.Needs
  private let judges: [any Judge]
  /// What each of them is to be told of.
  private let hears: [Occurrence.Kinds]
  private let watchers: [any Judge]
  private let probers: [any Judge]

  init(_ clauses: [Clause]) {
    names = clauses.map(\.name)
    needs = clauses.reduce(into: []) { $0.formUnion($1.needs) }
    let sworn = clauses.map { (needs: $0.needs, judge: $0.judge()) }
    judges = sworn.map(\.judge)
    hears = judges.map(\.hears)
    watchers = sworn.filter { $0.needs.contains(.frames) }.map(\.judge)
    probers = sworn.filter { $0.needs.contains(.probe) }.map(\.judge)
  }

  func hear(_ occurrence: Occurrence, in world: World) {
    let kind = occurrence.kind
    for index in hears.indices where hears[index].contains(kind) {
      judges[index].heard(occurrence, in: world)
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
