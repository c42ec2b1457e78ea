/// The places in an app's code where objects of its types are created by a call of the type's name,
/// such as `FadeAnimator(`.
///
/// The program is read once, because subjects ask for the places of many types.
struct Creations {
  /// A place where an object is created: a file of the app, and the token that names the object's
  /// type.
  private struct Place {
    var file: Int
    var token: Int
  }

  private let program: Program
  private let places: [String: [Place]]

  init(_ program: Program) {
    self.program = program
    let names = Set(program.types.values.map(\.name))
    var places: [String: [Place]] = [:]
    for (file, outline) in program.outlines.enumerated() {
      let listing = outline.listing
      for token in listing.tokens.indices
      where listing.says("(", at: token + 1) && names.contains(listing.words[token]) {
        places[listing.words[token], default: []].append(Place(file: file, token: token))
      }
    }
    self.places = places
  }

  /// For each call that creates an object of a given type, returns the type that contains the call,
  /// the full names of the functions and types around it, and the variable that keeps the object.
  func callers(
    of entry: Program.TypeEntry
  ) -> [(type: String?, functions: [String], variable: String?)] {
    (places[entry.name] ?? []).map { place in
      let outline = program.outlines[place.file]
      return (
        outline.enclosingType(place.token).map(outline.path),
        outline.enclosing(place.token).map { outline.declarations[$0].fullName },
        Self.variable(before: place.token, outline.listing)
      )
    }
  }

  /// Returns true if a call that creates an object of a given type has an argument with a given
  /// label, as in `Slide(reverse: true)`.
  func pass(_ label: String, to entry: Program.TypeEntry) -> Bool {
    (places[entry.name] ?? []).contains { place in
      let listing = program.outlines[place.file].listing
      let close = listing.partner[place.token + 1]
      var index = place.token + 2
      while index < close {
        if listing.says(label, at: index), listing.says(":", at: index + 1) { return true }
        index = max(index, listing.partner[index]) + 1
      }
      return false
    }
  }

  /// Returns the name of the variable to which the result of a call is assigned, as in `fade =
  /// Fade()`, `self.fade = Fade()` and `let fade: Fade = Fade()`.
  private static func variable(before call: Int, _ listing: Listing) -> String? {
    guard listing.says("=", at: call - 1), listing.isWord(call - 2) else { return nil }
    return listing.word(listing.says(":", at: call - 3) ? call - 4 : call - 2)
  }
}
