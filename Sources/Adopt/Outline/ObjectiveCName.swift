/// Computes the name that a Swift method has in Objective-C.
///
/// `func tap(_ sender: UIButton)` is `tap:`, `func move(to point: CGPoint)` is `moveTo:`, and `func
/// show(page: Int, animated: Bool)` is `showWithPage:animated:`.
enum ObjectiveCName {
  static func of(_ method: Declaration, in listing: Listing) -> String {
    for attribute in method.attributes
    where listing.word(attribute.lowerBound + 1) == "objc" && attribute.count > 4 {
      return listing.words[attribute.lowerBound + 3..<attribute.upperBound - 1].joined()
    }
    let name = method.name.filter { $0 != "`" }
    guard let list = method.parameters?.list, let first = list.first else { return name }
    var selector = name
    if first.label != "_" {
      let begin = first.label.prefix(1).uppercased() + first.label.dropFirst()
      selector += startsWithPreposition(first.label) ? begin : "With\(begin)"
    }
    selector += ":"
    for parameter in list.dropFirst() {
      selector += parameter.label == "_" ? ":" : "\(parameter.label):"
    }
    return selector
  }

  private static let prepositions = [
    "about", "above", "after", "along", "at", "before", "between", "by", "during", "for", "from",
    "in", "into", "of", "off", "on", "onto", "over", "to", "toward", "under", "until", "up",
    "using", "with", "without",
  ]

  private static func startsWithPreposition(_ label: String) -> Bool {
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word))
  }
}
