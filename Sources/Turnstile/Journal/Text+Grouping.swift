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

  /// Returns a number with the thing that it counts, such as "1 run" or "1,024 runs".
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns the first items of a list with commas between them, and the number of the others, as
  /// in "a, b, c and 4 more".
  ///
  /// - Parameter limit: The number of items that are shown.
  package static func list(_ items: [String], upTo limit: Int) -> String {
    let more = items.count > limit ? " and \(items.count - limit) more" : ""
    return items.prefix(limit).joined(separator: ", ") + more
  }
}
