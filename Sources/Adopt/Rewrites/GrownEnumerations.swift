/// Adds a default to a switch over all cases that a UIKit enumeration had in an older system.
///
/// UIKit's enumerations grow: pointers added three phases to touches, for example. Xcode compiles
/// an older app against the SDK it was written for, while the model has only the newest system.
/// There the app's switch, without a default, would no longer be exhaustive.
///
/// ```swift
/// switch touch.phase { case .began: …; case .moved, .stationary: …; case .ended, .cancelled: … }
/// // gets
/// @unknown default: fatalError()
/// ```
enum GrownEnumerations {
  /// The UIKit enumerations that got new cases, each with the cases that it had in older systems.
  private static let former: [(name: String, cases: Set<String>)] = [
    ("UITouch.Phase", ["began", "moved", "stationary", "ended", "cancelled"]),
    ("UIUserInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay"]),
    ("UIUserInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay", "mac"]),
  ]

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices where listing.says("switch", at: index) {
        guard let open = brace(behind: index, listing), let cases = cases(in: open, listing),
          let grown = former.first(where: { $0.cases == cases })
        else { continue }
        revision.note(file, index, "\(grown.name) has more cases now")
        revision.insert(file, before: listing.partner[open], "@unknown default: fatalError() ")
      }
    }
  }

  /// Returns the opening brace of a `switch`, behind which its cases stand.
  private static func brace(behind index: Int, _ listing: Listing) -> Int? {
    var place = index + 1
    while place < listing.count {
      if listing.says("{", at: place) { return place }
      place = max(place, listing.partner[place]) + 1
    }
    return nil
  }

  /// Returns the names of a switch's cases, or `nil` if it has a default or a case that is not a
  /// simple name.
  private static func cases(in open: Int, _ listing: Listing) -> Set<String>? {
    var names: Set<String> = []
    var place = open + 1
    while place < listing.partner[open] {
      if listing.says("default", at: place), !listing.says(".", at: place - 1) { return nil }
      guard listing.says("case", at: place) else {
        place = max(place, listing.partner[place]) + 1
        continue
      }
      repeat {
        guard listing.says(".", at: place + 1), listing.isWord(place + 2) else { return nil }
        names.insert(listing.words[place + 2])
        place += 3
      } while listing.says(",", at: place)
      guard listing.says(":", at: place) else { return nil }
    }
    return names
  }
}
