/// A sum of multiples of variables, and a constant.
///
/// The terms are kept in the order of their variables, so whatever walks over them does so in the
/// same order in every run.
struct LinearExpression: Equatable {
  /// A multiple of a variable.
  struct Term: Equatable {
    var variable: Int
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  var constant: Double

  /// A constant.
  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// One variable.
  init(variable: Int) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  /// Whether no variable has a say.
  var isConstant: Bool { terms.isEmpty }

  /// The multiple of one variable.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of terms.
  subscript(variable: Int) -> Double {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms[index].coefficient
  }

  /// Adds a multiple of a variable; what cancels out is gone.
  mutating func add(_ coefficient: Double, of variable: Int) {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      if !coefficient.isNegligible {
        terms.insert(Term(variable: variable, coefficient: coefficient), at: index)
      }
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient.isNegligible { terms.remove(at: index) }
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    if terms.isEmpty {
      terms =
        factor == 1
        ? other.terms
        : other.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) }
      return
    }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      let left = mine < terms.count ? terms[mine].variable : .max
      let right = theirs < other.terms.count ? other.terms[theirs].variable : .max
      var term = Term(variable: min(left, right), coefficient: 0)
      if left <= right {
        term.coefficient += terms[mine].coefficient
        mine += 1
      }
      if right <= left {
        term.coefficient += other.terms[theirs].coefficient * factor
        theirs += 1
      }
      if !term.coefficient.isNegligible { sum.append(term) }
    }
    terms = sum
  }

  /// Removes a variable.
  ///
  /// - Returns: The multiple there was.
  @discardableResult
  mutating func remove(_ variable: Int) -> Double {
    // Most rows have nothing to do with most variables.
    guard let last = terms.last, variable <= last.variable, terms[0].variable <= variable else {
      return 0
    }
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Puts what a variable is in its place.
  ///
  /// - Returns: Whether the variable was there.
  @discardableResult
  mutating func substitute(_ expression: LinearExpression, for variable: Int) -> Bool {
    let coefficient = remove(variable)
    guard coefficient != 0 else { return false }
    add(expression, times: coefficient)
    return true
  }

  /// Rearranges `0 = self` so that it reads `variable = self`.
  mutating func solve(for variable: Int) {
    let coefficient = remove(variable)
    scale(by: -1 / coefficient)
  }

  /// Rearranges `old = self` so that it reads `new = self`.
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
  /// Whether the number is as good as zero, after the roundings of a few thousand additions.
  var isNegligible: Bool { abs(self) < 1e-8 }
}
