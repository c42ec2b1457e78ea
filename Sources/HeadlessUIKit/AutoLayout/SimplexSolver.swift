/// Finds values for variables so that all required equations and inequalities hold, and optional
/// ones as well as their priorities allow.
///
/// This is the simplex method in the form that Badros, Borning and Stuckey gave it for user
/// interfaces ("The Cassowary linear arithmetic constraint solving algorithm", 2001). It keeps a
/// solved system, and repairs it when a constraint is added, is removed, or changes its constant. A
/// repair takes a few exchanges of variables instead of a solution from scratch. The cheapest case
/// is a constant that changes, as when a constraint follows a finger.
///
/// ```swift
/// var solver = SimplexSolver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// // left + width = 100, and width ≥ 30; left should be 80 if that can be had.
/// ```
///
/// ## How it works
///
/// Every constraint becomes an equation. An inequality gets a *slack*: a variable for the
/// difference between its sides, which must not be negative. An optional constraint gets *errors*:
/// variables for the amounts by which it is missed, which must not be negative either. In the
/// solved system some variables, the *basic* ones, are each written as a sum of multiples of the
/// other variables, and these others are zero. The sum of the errors, which is to be as small as
/// possible, is written in the same way. If the sum would fall when some variable grows, that
/// variable is exchanged for the basic variable that reaches zero first.
///
/// ## Priorities
///
/// A priority counts infinitely more than all lower ones: a thousand optional constraints of
/// priority 250 do not outweigh one of 251. So there is one sum of errors for each priority. Of two
/// solutions, the better one has the smaller sum at the highest priority at which they differ. The
/// usual way, floating-point weights, would lose the lower priorities by rounding.
///
/// ## Repeatability
///
/// Variables are numbered in the order in which they are created, and rows and terms are kept in
/// that order. If several variables could be exchanged, the one with the lowest number is taken
/// (Bland's rule, which also keeps the method from running in circles). Nothing depends on hashes.
struct SimplexSolver {
  /// The role of a variable in the solver's system of equations, such as a layout value or an
  /// error.
  private enum Kind: UInt8 {
    /// A variable for a layout value, such as a position. It may be negative.
    case value
    /// A variable for the difference between the two sides of an inequality. It must not be
    /// negative.
    case slack
    /// A variable for the amount by which an optional constraint is missed.
    case error
    /// A variable that marks a required equation in the system and is always zero.
    case dummy
  }

  /// The relation to zero that a constraint demands of an expression: equal, at most, or at least.
  enum Relation: Equatable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// A reference to a constraint in the solver, by which it can be removed or changed.
  struct Handle {
    /// The variable that the solver made only for this constraint. `factor` is its factor in the
    /// constraint's equation.
    fileprivate var marker: Int
    fileprivate var factor: Double
    /// The error variable of an optional inequality, or the second error variable of an optional
    /// equation; `nil` for other constraints.
    fileprivate var other: Int?
    fileprivate var priority: Float
  }

  /// The error that is thrown for a required constraint that contradicts the other required
  /// constraints.
  struct Conflict: Error {}

  /// The priority with which the solver must satisfy a constraint.
  static let required: Float = 1000

  private var kinds: [Kind] = []
  /// The expressions of the basic variables, each at the index that is its variable's number; `nil`
  /// at the indices of all other variables.
  private var rows: [LinearExpression?] = []
  /// The sums of error variables, one for each priority, the highest priority first.
  private var objectives: [(priority: Float, sum: LinearExpression)] = []
  /// An array that ``substitute(_:for:)`` writes into, kept so that none is made for each row.
  private var spare: [LinearExpression.Term] = []
  /// True if the value of a layout variable may have changed since the layout engine set this
  /// property to false.
  var valuesMayDiffer = true
  /// The basic variables of the solved system that have become negative although they must not, and
  /// have yet to be repaired.
  private var infeasible: [Int] = []

  /// The number of rows into which an expression was substituted since ``takeEffort()``, a measure
  /// of the solver's work.
  private var effort = 0

  /// Returns the number of rows into which an expression was substituted since the last call, as a
  /// measure of the solver's work.
  mutating func takeEffort() -> Int {
    defer { effort = 0 }
    return effort
  }

  /// The number of variables that the solver has made so far, including those for constraints.
  var variableCount: Int { kinds.count }

  /// Makes a solver variable for a layout value, such as a position, and returns its number.
  mutating func makeVariable() -> Int { make(.value) }

  private mutating func make(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    return kinds.count - 1
  }

  /// Returns the present value of one of the solver's variables.
  subscript(variable: Int) -> Double { rows[variable]?.constant ?? 0 }
}

// MARK: - Constraints

extension SimplexSolver {
  /// Adds to the solver the constraint that an expression is equal to zero, at most zero or at
  /// least zero.
  ///
  /// - Throws: ``Conflict`` if the constraint is required and cannot hold. Then it is not part of
  ///   the system.
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Float
  ) throws(Conflict) -> Handle {
    var row = LinearExpression(expression.constant)
    for term in expression.terms {
      if let basic = rows[term.variable] {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.coefficient, of: term.variable)
      }
    }
    let handle = mark(&row, relation, priority)
    if row.constant < 0 { row.scale(by: -1) }

    if let subject = subject(of: row, handle) {
      if kinds[subject] == .value { valuesMayDiffer = true }
      row.solve(for: subject)
      substitute(row, for: subject)
      rows[subject] = row
    } else if row.terms.allSatisfy({ kinds[$0.variable] == .dummy }) {
      // An equation without variables either follows from the equations in the system or
      // contradicts them. If it contradicts them, the constraint cannot be added.
      guard row.constant.isNegligible else { throw Conflict() }
      row.solve(for: handle.marker)
      substitute(row, for: handle.marker)
      rows[handle.marker] = row
    } else {
      guard addByArtificialVariable(row) else { throw Conflict() }
    }
    optimize()
    return handle
  }

  /// Removes a constraint from the solver's system of equations.
  mutating func remove(_ handle: Handle) {
    forgetError(handle.marker, of: handle)
    if let other = handle.other { forgetError(other, of: handle) }
    if rows[handle.marker] != nil {
      rows[handle.marker] = nil
    } else if let leaving = rowToLeave(for: handle.marker) {
      if kinds[leaving] == .value { valuesMayDiffer = true }
      var row = rows[leaving]!
      rows[leaving] = nil
      row.solve(for: handle.marker, insteadOf: leaving)
      substitute(row, for: handle.marker)
    }
    optimize()
  }

  /// Adds a difference to the constant of a constraint that is in the solver.
  ///
  /// - Throws: ``Conflict`` if the required constraints cannot all hold any more. The system must
  ///   then be discarded.
  mutating func shift(_ handle: Handle, by difference: Double) throws(Conflict) {
    valuesMayDiffer = true
    let step = difference / handle.factor
    infeasible.removeAll()
    if rows[handle.marker] != nil {
      rows[handle.marker]!.constant -= step
      noteIfInfeasible(handle.marker)
      if kinds[handle.marker] == .dummy, !rows[handle.marker]!.constant.isNegligible {
        throw Conflict()
      }
    } else {
      for variable in rows.indices where rows[variable] != nil {
        let coefficient = rows[variable]![handle.marker]
        guard coefficient != 0 else { continue }
        rows[variable]!.constant += coefficient * step
        noteIfInfeasible(variable)
        if kinds[variable] == .dummy, !rows[variable]!.constant.isNegligible { throw Conflict() }
      }
    }
    try restoreFeasibility()
  }

  /// Adds to the equation of a constraint the slack, error or dummy variables that its relation and
  /// its priority need.
  private mutating func mark(
    _ row: inout LinearExpression, _ relation: Relation, _ priority: Float
  ) -> Handle {
    let isRequired = priority >= SimplexSolver.required
    if relation == .equal {
      if isRequired {
        let dummy = make(.dummy)
        row.add(1, of: dummy)
        return Handle(marker: dummy, factor: 1, other: nil, priority: priority)
      }
      let (above, below) = (make(.error), make(.error))
      row.add(-1, of: above)
      row.add(1, of: below)
      minimize([above, below], priority)
      return Handle(marker: above, factor: -1, other: below, priority: priority)
    }
    let factor: Double = relation == .lessThanOrEqual ? 1 : -1
    let slack = make(.slack)
    row.add(factor, of: slack)
    guard !isRequired else {
      return Handle(marker: slack, factor: factor, other: nil, priority: priority)
    }
    let error = make(.error)
    row.add(-factor, of: error)
    minimize([error], priority)
    return Handle(marker: slack, factor: factor, other: error, priority: priority)
  }

  private mutating func minimize(_ errors: [Int], _ priority: Float) {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert((priority, LinearExpression()), at: index)
    }
    for error in errors { objectives[index].sum.add(1, of: error) }
  }

  /// Removes an error variable of a removed constraint from the sum of errors at the constraint's
  /// priority.
  private mutating func forgetError(_ variable: Int, of handle: Handle) {
    guard kinds[variable] == .error,
      let index = objectives.firstIndex(where: { $0.priority == handle.priority })
    else { return }
    if let row = rows[variable] {
      objectives[index].sum.add(row, times: -1)
    } else {
      objectives[index].sum.add(-1, of: variable)
    }
  }
}

// MARK: - Exchanging

extension SimplexSolver {
  /// Returns the variable that a new equation can define: one for a layout value, or one of the new
  /// constraint that would not be negative; `nil` if there is none.
  private func subject(of row: LinearExpression, _ handle: Handle) -> Int? {
    if let value = row.terms.first(where: { kinds[$0.variable] == .value }) {
      return value.variable
    }
    for candidate in [handle.marker, handle.other].compactMap({ $0 })
    where kinds[candidate] != .dummy && row[candidate] < 0 {
      return candidate
    }
    return nil
  }

  /// Adds an equation that can define no variable, by making the amount by which it is missed as
  /// small as possible.
  ///
  /// - Returns: `true` if that amount is zero, so that the equation holds.
  private mutating func addByArtificialVariable(_ row: LinearExpression) -> Bool {
    let artificial = make(.slack)
    rows[artificial] = row
    objectives.insert((.infinity, row), at: 0)
    optimize(upTo: 1)
    let holds = objectives.removeFirst().sum.constant.isNegligible

    if let left = rows[artificial] {
      // As long as the artificial variable is basic, no other row contains it, so its row can
      // simply be removed.
      guard holds,
        left.terms.isEmpty || left.terms.contains(where: { kinds[$0.variable] != .dummy })
      else {
        rows[artificial] = nil
        return false
      }
      if let entering = left.terms.first(where: { kinds[$0.variable] != .dummy }) {
        exchange(artificial, for: entering.variable)
      } else {
        rows[artificial] = nil
      }
    }
    for variable in rows.indices where rows[variable] != nil { rows[variable]!.remove(artificial) }
    for index in objectives.indices { objectives[index].sum.remove(artificial) }
    return true
  }

  /// Exchanges variables of the solved system until no exchange reduces the sum of errors any more.
  private mutating func optimize(upTo count: Int? = nil) {
    while let entering = variableToEnter(count ?? objectives.count) {
      guard let leaving = rowToLeave(whenGrowing: entering) else { return }
      exchange(leaving, for: entering)
    }
  }

  /// Returns the solver variable with the lowest number whose growth reduces the sum of errors;
  /// `nil` if there is none.
  private func variableToEnter(_ count: Int) -> Int? {
    var best: Int?
    for index in 0..<count {
      for term in objectives[index].sum.terms {
        if let best, term.variable >= best { break }
        guard term.coefficient < 0, kinds[term.variable] != .dummy else { continue }
        // A variable is passed over if its growth would change errors of a higher priority.
        let isForbidden = objectives[..<index].contains { !$0.sum[term.variable].isNegligible }
        if !isForbidden { best = term.variable }
      }
    }
    return best
  }

  /// Returns the basic variable of the solved system that reaches zero first when another variable
  /// grows.
  private func rowToLeave(whenGrowing entering: Int) -> Int? {
    var best: (variable: Int, ratio: Double)?
    for variable in rows.indices where kinds[variable] != .value {
      guard let coefficient = rows[variable]?[entering], coefficient < 0 else { continue }
      let ratio = -rows[variable]!.constant / coefficient
      if best == nil || ratio < best!.ratio { best = (variable, ratio) }
    }
    return best?.variable
  }

  /// Returns the basic variable for which a removed constraint's marker variable is exchanged, so
  /// that the marker can be removed.
  private func rowToLeave(for marker: Int) -> Int? {
    var shrinking: (variable: Int, ratio: Double)?
    var growing: (variable: Int, ratio: Double)?
    var free: Int?
    for variable in rows.indices {
      guard let row = rows[variable] else { continue }
      let coefficient = row[marker]
      guard coefficient != 0 else { continue }
      if kinds[variable] == .value {
        free = variable
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if shrinking == nil || ratio < shrinking!.ratio { shrinking = (variable, ratio) }
      } else {
        let ratio = row.constant / coefficient
        if growing == nil || ratio < growing!.ratio { growing = (variable, ratio) }
      }
    }
    return shrinking?.variable ?? growing?.variable ?? free
  }

  private mutating func exchange(_ leaving: Int, for entering: Int) {
    if kinds[leaving] == .value || kinds[entering] == .value { valuesMayDiffer = true }
    var row = rows[leaving]!
    rows[leaving] = nil
    row.solve(for: entering, insteadOf: leaving)
    substitute(row, for: entering)
    rows[entering] = row
  }

  /// Replaces a variable by an expression in all rows of the solved system and in all sums of
  /// errors.
  private mutating func substitute(_ expression: LinearExpression, for variable: Int) {
    for basic in rows.indices where rows[basic] != nil {
      guard rows[basic]!.substitute(expression, for: variable, by: &spare) else { continue }
      effort &+= 1
      noteIfInfeasible(basic)
      if expression.constant != 0, kinds[basic] == .value { valuesMayDiffer = true }
    }
    for index in objectives.indices {
      objectives[index].sum.substitute(expression, for: variable, by: &spare)
    }
  }
}

// MARK: - Repairing

extension SimplexSolver {
  private mutating func noteIfInfeasible(_ variable: Int) {
    guard kinds[variable] != .value, rows[variable]!.constant < -1e-8 else { return }
    infeasible.append(variable)
  }

  /// Makes negative variables of the solved system non-negative again, by those exchanges that
  /// increase the errors least.
  private mutating func restoreFeasibility() throws(Conflict) {
    while let leaving = infeasible.popLast() {
      guard let row = rows[leaving], row.constant < -1e-8 else { continue }
      var entering: Int?
      for term in row.terms where term.coefficient > 0 && kinds[term.variable] != .dummy {
        if entering == nil || isCheaper(term.variable, than: entering!, in: row) {
          entering = term.variable
        }
      }
      guard let entering else {
        infeasible.removeAll()
        throw Conflict()
      }
      exchange(leaving, for: entering)
    }
  }

  /// Returns true if the growth of one variable of the solved system increases the errors less than
  /// the growth of another. The highest priority at which the two differ decides.
  private func isCheaper(_ variable: Int, than other: Int, in row: LinearExpression) -> Bool {
    for (_, sum) in objectives {
      let difference = sum[variable] / row[variable] - sum[other] / row[other]
      if !difference.isNegligible { return difference < 0 }
    }
    return false
  }
}
