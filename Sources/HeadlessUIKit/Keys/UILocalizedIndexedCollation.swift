/// The sections of an alphabetical list: one for each letter, and a last one for all else.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = (65...90).map { String(UnicodeScalar($0)) } + ["#"]

  /// The sections for the language of the device, which in the model is English.
  open class func current() -> Self { Self() }
  public required override init() { super.init() }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters }
  /// The titles of the sections in the index at the side of a table.
  open var sectionIndexTitles: [String] { Self.letters }

  /// Returns the number of the section to which a title in the index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
  /// Returns the number of the section for an object, by the first letter of a text of it.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector).uppercased()
    guard let first = text.unicodeScalars.first, (65...90).contains(first.value) else {
      return Self.letters.count - 1
    }
    return Int(first.value) - 65
  }
  /// Returns objects in the alphabetical order of a text of each.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let texts = array.map { (text: Self.text(of: $0, selector).lowercased(), object: $0) }
    return texts.enumerated().sorted {
      ($0.element.text, $0.offset) < ($1.element.text, $1.offset)
    }.map(\.element.object)
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return (object as? NSObject)?.value(forKey: selector.description) as? String ?? ""
  }
}
