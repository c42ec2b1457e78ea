/// Finds the variations by size class that a storyboard's element has for a phone held upright,
/// whose width is compact and whose height is regular.
enum SizeClass {
  /// Returns the size-class variations of a storyboard's element that apply to a phone held
  /// upright, the more specific ones last.
  static func variations(of element: XMLElement) -> [XMLElement] {
    let keys = [
      "default", "widthClass=compact", "heightClass=regular",
      "heightClass=regular-widthClass=compact",
    ]
    return keys.flatMap { key in
      element.children.filter { $0.name == "variation" && $0["key"] == key }
    }
  }

  /// Returns the ids of the subviews or constraints that a storyboard leaves out on a phone held
  /// upright.
  static func leftOut(of element: XMLElement, _ list: String) -> Set<String> {
    var left: Set<String> = []
    for variation in variations(of: element) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == list {
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { left.insert(id) } else { left.remove(id) }
        }
      }
    }
    return left
  }
}
