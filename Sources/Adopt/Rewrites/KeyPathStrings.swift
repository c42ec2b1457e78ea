/// Makes `#keyPath(CALayer.position)` the string `"position"`, which is what it is on a device.
///
/// Where Objective-C has another name for a property, the string has that one: `#keyPath(UIView.isHidden)` is `"hidden"`.
enum KeyPathStrings {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("#keyPath", at: index) {
        guard listing.says("(", at: index + 1) else { continue }
        let close = listing.partner[index + 1]
        let names = (index + 2..<max(close, index + 2)).filter { listing.isWord($0) }
          .map { listing.words[$0] }
          .drop { $0 == "self" || $0.first?.isUppercase == true }
          .map { objectiveCNames[$0] ?? $0 }
        guard !names.isEmpty else { continue }
        revision.replace(
          file, index..<close + 1, with: "\"\(names.joined(separator: "."))\"",
          "#keyPath made a string")
      }
    }
  }

  private static let objectiveCNames = [
    "isHidden": "hidden", "isOpaque": "opaque", "isEnabled": "enabled", "isSelected": "selected",
    "isHighlighted": "highlighted", "isUserInteractionEnabled": "userInteractionEnabled",
    "isScrollEnabled": "scrollEnabled", "isDragging": "dragging", "isTracking": "tracking",
    "isDecelerating": "decelerating", "isDoubleSided": "doubleSided",
  ]
}
