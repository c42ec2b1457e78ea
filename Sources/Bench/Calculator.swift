import Choices

/// An arithmetic expression of sums and quotients, for a challenge of test-case shrinking. The
/// generator makes no division by a literal zero, but it may make a division by a computed zero.
indirect enum Expression: CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  var description: String {
    switch self {
    case .number(let value): "\(value)"
    case .sum(let left, let right): "(\(left)+\(right))"
    case .quotient(let left, let right): "(\(left)/\(right))"
    }
  }

  /// The value of the arithmetic expression, or `nil` if it divides by zero.
  var value: Int? {
    switch self {
    case .number(let value): return value
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  /// True if the arithmetic expression contains a division by the literal zero.
  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .quotient(_, .number(0)): true
    case .sum(let left, let right), .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  static var codec: Codec<Expression> {
    let number = Codec.int.map(Expression.number) { expression in
      if case .number(let value) = expression { value } else { nil }
    }
    return .recursive(leaf: number) { part in
      let pair = Codec.zip(part, part)
      return .oneOf(
        pair.map(Expression.sum) { expression in
          if case .sum(let left, let right) = expression { (left, right) } else { nil }
        },
        pair.map(Expression.quotient) { expression in
          if case .quotient(let left, let right) = expression { (left, right) } else { nil }
        })
    }
  }
}

extension Challenge<Void> {
  static var calculator: Challenge<Expression> {
    Challenge<Expression>(
      "calculator", of: Expression.codec, minimum: "(0/(0+0))", "(1/(0+0))"
    ) { expression in
      guard !expression.dividesByLiteralZero else { return .discarded }
      return Outcome(expression.value != nil)
    }
  }
}
