/// Adds a default to a switch over all cases that an enumeration once had.
///
/// UIKit's enumerations grow: a touch has had three more phases since there are pointers. Xcode
/// compiles an older package against the system it was written for. Here there is one system, the
/// newest. So a switch over all cases of an older system, without a default, gets a default for
/// unknown cases.
///
/// ```swift
/// switch touch.phase { case .began: …; case .moved, .stationary: …; case .ended, .cancelled: … }
/// // gets
/// @unknown default: fatalError()
/// ```
enum GrownEnumerations {
  /// The cases that UIKit's enumerations had in older systems.
  private static let former: [(name: String, cases: Set<String>)] = [
    ("UITouch.Phase", ["began", "moved", "stationary", "ended", "cancelled"]),
    ("UIUserInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay"]),
    ("UIUserInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay", "mac"]),
  ]

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
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

  /// Returns the brace of a `switch` behind which its cases begin.
  private static func brace(behind index: Int, _ listing: Listing) -> Int? {
    var place = index + 1
    while place < listing.count {
      if listing.says("{", at: place) { return place }
      place = max(place, listing.partner[place]) + 1
    }
    return nil
  }

  /// Returns the names of a switch's cases, if all of them are plain names and there is no default.
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
