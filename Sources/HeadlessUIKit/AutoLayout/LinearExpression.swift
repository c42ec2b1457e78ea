/// A sum of multiples of variables, plus a constant.
///
/// The terms are stored in the order of their variables. So code that iterates over them does so in
/// the same order in every run.
struct LinearExpression: Equatable {
  /// A term of a linear expression: a variable and the factor by which it is multiplied.
  struct Term: Equatable {
    var variable: Int
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  var constant: Double
  /// A bit set that tells quickly that two expressions share no variable. Each variable of a term
  /// sets the bit of its number modulo 64.
  private var traces: UInt64 = 0

  /// Creates a linear expression that is a constant.
  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Creates a linear expression that is one variable.
  init(variable: Int) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
    traces = Self.trace(of: variable)
  }

  static func == (one: LinearExpression, other: LinearExpression) -> Bool {
    one.constant == other.constant && one.terms == other.terms
  }

  private static func trace(of variable: Int) -> UInt64 { 1 << UInt64(variable & 63) }

  /// Returns false if a variable is certainly not in the linear expression, true if it may be.
  private func mayHave(_ variable: Int) -> Bool { traces & Self.trace(of: variable) != 0 }

  /// The factor of a variable in the linear expression; 0 if the variable does not occur.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of terms.
  subscript(variable: Int) -> Double {
    guard mayHave(variable) else { return 0 }
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms[index].coefficient
  }

  /// Adds a multiple of a variable to the linear expression, and removes the variable's term if it
  /// becomes zero.
  mutating func add(_ coefficient: Double, of variable: Int) {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      if !coefficient.isNegligible {
        traces |= Self.trace(of: variable)
        terms.insert(Term(variable: variable, coefficient: coefficient), at: index)
      }
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient.isNegligible { terms.remove(at: index) }
  }

  /// Adds a multiple of another linear expression to this one.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    if terms.isEmpty {
      traces = other.traces
      terms =
        factor == 1
        ? other.terms
        : other.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) }
      return
    }
    var sum: [Term] = []
    traces = merge(other.terms, times: factor, into: &sum)
    terms = sum
  }

  /// Removes a variable from the linear expression.
  ///
  /// - Returns: The factor that the variable had.
  @discardableResult
  mutating func remove(_ variable: Int) -> Double {
    guard mayHave(variable) else { return 0 }
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Multiplies all terms and the constant of the linear expression by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Replaces a variable in this linear expression by another expression.
  ///
  /// The solver does little else than this. So the new terms are written in one pass, into an array
  /// that is kept for it, and the two arrays change places.
  ///
  /// - Returns: `true` if the expression contained the variable.
  @discardableResult
  mutating func substitute(
    _ expression: LinearExpression, for variable: Int, by spare: inout [Term]
  ) -> Bool {
    guard mayHave(variable) else { return false }
    let place = index(of: variable)
    guard place < terms.count, terms[place].variable == variable else { return false }
    let factor = terms[place].coefficient
    guard !expression.terms.isEmpty, terms.count > 1 else {
      terms.remove(at: place)
      add(expression, times: factor)
      return true
    }
    constant += expression.constant * factor
    spare.removeAll(keepingCapacity: true)
    traces = merge(expression.terms, times: factor, without: place, into: &spare)
    swap(&terms, &spare)
    return true
  }

  /// Appends to an array the sum of this expression's terms and of multiples of other terms. The
  /// term at a given index is left out.
  ///
  /// - Returns: The traces of the sum.
  private func merge(
    _ others: [Term], times factor: Double, without place: Int? = nil, into sum: inout [Term]
  ) -> UInt64 {
    var traces: UInt64 = 0
    sum.reserveCapacity(terms.count + others.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < others.count {
      if mine == place {
        mine += 1
        continue
      }
      var term: Term
      if theirs == others.count
        || mine < terms.count && terms[mine].variable < others[theirs].variable
      {
        term = terms[mine]
        mine += 1
      } else {
        term = Term(
          variable: others[theirs].variable, coefficient: others[theirs].coefficient * factor)
        theirs += 1
        if mine < terms.count, terms[mine].variable == term.variable, mine != place {
          term.coefficient += terms[mine].coefficient
          mine += 1
        }
      }
      guard !term.coefficient.isNegligible else { continue }
      traces |= Self.trace(of: term.variable)
      sum.append(term)
    }
    return traces
  }

  /// Solves the equation `0 = self` for a variable, so that this expression becomes the variable's
  /// value.
  mutating func solve(for variable: Int) {
    let coefficient = remove(variable)
    scale(by: -1 / coefficient)
  }

  /// Solves the equation `old = self` for the variable `new`, so that this expression becomes the
  /// value of `new`.
  mutating func solve(for new: Int, insteadOf old: Int) {
    add(-1, of: old)
    solve(for: new)
  }

  private func index(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Double {
  /// True if the number counts as zero, because it is no larger than the rounding errors of a few
  /// thousand additions.
  var isNegligible: Bool { abs(self) < 1e-8 }
}
