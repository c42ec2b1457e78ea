import Testing

@testable import HeadlessUIKit

@Suite("Simplex solver")
struct SimplexSolverTests {
  private func sum(_ terms: [(Double, Int)], _ constant: Double = 0) -> LinearExpression {
    var expression = LinearExpression(constant)
    for (coefficient, variable) in terms { expression.add(coefficient, of: variable) }
    return expression
  }

  @Test("Required equations hold exactly")
  func equations() throws {
    var solver = SimplexSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(sum([(1, x), (1, y)], -100), .equal, priority: 1000)
    _ = try solver.add(sum([(1, x), (-3, y)]), .equal, priority: 1000)

    #expect(solver[x] == 75)
    #expect(solver[y] == 25)
  }

  @Test("Of two wishes that contradict each other the one of the higher priority is kept")
  func priorities() throws {
    var solver = SimplexSolver()
    let x = solver.makeVariable()
    for _ in 0..<20 { _ = try solver.add(sum([(1, x)], -10), .equal, priority: 250) }
    _ = try solver.add(sum([(1, x)], -20), .equal, priority: 251)

    #expect(solver[x] == 20)
  }

  @Test("A wish gives way to a required inequality as far as it must and no further")
  func inequality() throws {
    var solver = SimplexSolver()
    let x = solver.makeVariable()
    let wish = try solver.add(sum([(1, x)], -10), .equal, priority: 999)
    let bound = try solver.add(sum([(1, x)], -30), .greaterThanOrEqual, priority: 1000)
    #expect(solver[x] == 30)
    try solver.shift(wish, by: -50)
    #expect(solver[x] == 60)
    solver.remove(bound)
    try solver.shift(wish, by: 55)

    #expect(solver[x] == 5)
  }

  @Test("A required constraint that cannot hold is refused, and the rest still holds")
  func conflict() throws {
    var solver = SimplexSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(sum([(1, x), (-1, y)]), .equal, priority: 1000)
    _ = try solver.add(sum([(1, x)], -10), .lessThanOrEqual, priority: 1000)
    #expect(throws: SimplexSolver.Conflict.self) {
      _ = try solver.add(sum([(1, y)], -11), .greaterThanOrEqual, priority: 1000)
    }
    _ = try solver.add(sum([(1, y)], -50), .equal, priority: 500)

    #expect(solver[x] == 10)
    #expect(solver[y] == 10)
  }

  @Test("A repaired system is the one that would be found from scratch", arguments: 1...40)
  func repairs(seed: Int) throws {
    var state = UInt64(seed)
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var solver = SimplexSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    var lines: [(LinearExpression, SimplexSolver.Relation, Float, SimplexSolver.Handle)] = []
    for (index, variable) in variables.enumerated() {
      let line = sum([(1, variable)], -Double(draw(100)))
      let priority = Float(100 + index)
      lines.append((line, .equal, priority, try solver.add(line, .equal, priority: priority)))
    }
    for index in 0..<12 {
      let (one, other) = (variables[draw(4)], variables[draw(4)])
      guard one != other else { continue }
      let line = sum([(1, one), (-1, other)], Double(draw(40) - 20))
      let relation: SimplexSolver.Relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][
        draw(3)]
      let priority = Float(200 + index)
      lines.append((line, relation, priority, try solver.add(line, relation, priority: priority)))
    }
    for _ in 0..<20 {
      let index = draw(lines.count)
      let difference = Double(draw(60) - 30)
      try solver.shift(lines[index].3, by: difference)
      lines[index].0.constant += difference
    }
    let removed = lines.remove(at: 4 + draw(lines.count - 4))
    solver.remove(removed.3)

    var fresh = SimplexSolver()
    let same = (0..<4).map { _ in fresh.makeVariable() }
    for line in lines { _ = try fresh.add(line.0, line.1, priority: line.2) }
    for (one, other) in zip(variables, same) { #expect(abs(solver[one] - fresh[other]) < 1e-6) }
  }
}
