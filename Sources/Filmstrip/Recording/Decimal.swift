package import HeadlessUIKit

/// Writes numbers for drawings, with two decimals by default. The text is the same on every
/// machine.
package enum Decimal {
  /// Returns a number as text, without zeros at the end of its decimals.
  ///
  /// Infinity, and any number beyond ±99999, becomes ±99999, far outside of a drawing. NaN becomes
  /// 0.
  package static func text(_ value: CGFloat, decimals: Int = 2) -> String {
    guard value.isFinite else { return value < 0 ? "-99999" : value > 0 ? "99999" : "0" }
    let unit = [1, 10, 100, 1_000, 10_000, 100_000][min(decimals, 5)]
    let bounded = min(max(Double(value), -99_999), 99_999)
    let parts = Int((bounded * Double(unit)).rounded())
    let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: unit)
    let sign = parts < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// Returns the six numbers of an affine transform as text, as SVG's `matrix` takes them.
  package static func matrix(_ t: CGAffineTransform) -> String {
    let turns = [t.a, t.b, t.c, t.d].map { text($0, decimals: 4) }
    return (turns + [text(t.tx), text(t.ty)]).joined(separator: " ")
  }

  /// Returns a colour in the notation of CSS, such as `#ff8800`.
  package static func color(_ color: CGColor) -> String {
    func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    let parts = color.components ?? [0, 0, 0, 1]
    func hex(_ byte: Int) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    let rgb = parts.prefix(3).map { hex(byte($0)) }.joined()
    return color.alpha >= 1 ? "#" + rgb : "#" + rgb + hex(byte(color.alpha))
  }
}
