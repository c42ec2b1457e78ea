/// Replaces `#keyPath(CALayer.position)` by the string that it stands for on a device,
/// `"position"`.
///
/// A property whose Objective-C name differs gives that name: `#keyPath(UIView.isHidden)` is
/// `"hidden"`.
enum KeyPathStrings {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("#keyPath", at: index) {
        guard listing.says("(", at: index + 1) else { continue }
        let close = listing.partner[index + 1]
        // The path is put together in several statements, because the compiler needs seconds to
        // check one long expression.
        let path: [String] = (index + 2..<max(close, index + 2)).filter { listing.isWord($0) }
          .map { String(listing.words[$0]) }
        let properties = path.drop { (word: String) -> Bool in
          word == "self" || word.first?.isUppercase == true
        }
        let names: [String] = properties.map(objectiveC)
        guard !names.isEmpty else { continue }
        revision.replace(
          file, index..<close + 1, with: "\"\(names.joined(separator: "."))\"",
          "#keyPath made a string")
      }
    }
  }

  /// Returns the name that a Swift property has in Objective-C, such as `hidden` for `isHidden`.
  static func objectiveC(_ name: String) -> String { objectiveCNames[name] ?? name }

  private static let objectiveCNames = [
    "isHidden": "hidden", "isOpaque": "opaque", "isEnabled": "enabled", "isSelected": "selected",
    "isHighlighted": "highlighted", "isUserInteractionEnabled": "userInteractionEnabled",
    "isScrollEnabled": "scrollEnabled", "isDragging": "dragging", "isTracking": "tracking",
    "isDecelerating": "decelerating", "isDoubleSided": "doubleSided",
  ]
}
