extension Text {
  /// Returns a whole number with commas between thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = String(abs(number))
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return number < 0 ? "-" + grouped : grouped
  }
}
