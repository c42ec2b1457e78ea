package import HeadlessUIKit

/// How reports and journals spell values: the same on every machine, in every locale.
package enum Text {
  /// A number with at most three decimals and no more than it needs.
  package static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// A word with blanks behind it, so that what follows stands in a column.
  ///
  /// - Parameters:
  ///   - width: Where the column begins.
  ///   - gap: How many blanks there are at least, for a word that is too long.
  package static func column(_ word: String, _ width: Int, gap: Int = 2) -> String {
    word + String(repeating: " ", count: max(gap, width - word.count))
  }

  /// A point as two numbers.
  package static func point(_ point: CGPoint) -> String {
    "\(number(point.x)), \(number(point.y))"
  }

  /// A rectangle as origin and size.
  package static func rect(_ rect: CGRect) -> String {
    "\(point(rect.origin)) \(number(rect.width)) x \(number(rect.height))"
  }

  /// A progress in percent.
  package static func percent(_ fraction: CGFloat) -> String { "\(number(fraction * 100)) %" }

  /// A transform in words where it has some, else its affine part.
  package static func transform(_ value: CATransform3D) -> String {
    if CATransform3DIsIdentity(value) { return "identity" }
    let turned = value.m12 != 0 || value.m21 != 0 || value.m13 != 0 || value.m31 != 0
    if !turned, value.m11 == 1, value.m22 == 1, value.m34 == 0 {
      return "moved by \(number(value.m41)), \(number(value.m42))"
    }
    if !turned, value.m34 == 0 {
      let moved = value.m41 == 0 && value.m42 == 0
      let scale = "scaled by \(number(value.m11)), \(number(value.m22))"
      return moved ? scale : scale + " and moved by \(number(value.m41)), \(number(value.m42))"
    }
    let cells = [value.m11, value.m12, value.m21, value.m22, value.m34, value.m41, value.m42]
    return "[" + cells.map(number).joined(separator: " ") + "]"
  }
}

extension Text {
  /// Nanoseconds as whole milliseconds, rounded down.
  package static func milliseconds(_ nanoseconds: Int64) -> Int64 {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest < 0 ? whole - 1 : whole
  }
}
