package import HeadlessUIKit

/// The spelling of values in reports and journals, which is the same on every machine and in every
/// locale.
package enum Text {
  /// Returns a number with at most three decimals, without trailing zeros.
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

  /// Returns a word followed by blanks, so that the next column of a table starts at the same place
  /// in every line.
  ///
  /// - Parameters:
  ///   - width: The number of characters before the next column.
  ///   - gap: The minimum number of blanks, for a word that is too long.
  package static func column(_ word: String, _ width: Int, gap: Int = 2) -> String {
    word + String(repeating: " ", count: max(gap, width - word.count))
  }

  /// Returns a point as text: its two coordinates.
  package static func point(_ point: CGPoint) -> String {
    "\(number(point.x)), \(number(point.y))"
  }

  /// Returns a rectangle as text: its origin and size.
  package static func rect(_ rect: CGRect) -> String {
    "\(point(rect.origin)) \(number(rect.width)) x \(number(rect.height))"
  }

  /// Returns the progress of a transition, from 0 to 1, in percent.
  package static func percent(_ fraction: CGFloat) -> String { "\(number(fraction * 100)) %" }

  /// Returns a transform in text: in words if it only moves or scales, else by its main
  /// coefficients.
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
  /// Returns nanoseconds as whole milliseconds, rounded down.
  package static func milliseconds(_ nanoseconds: Int64) -> Int64 {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest < 0 ? whole - 1 : whole
  }
}
