/// Removes `NSObject` as an actor's superclass, because an actor with a superclass of Objective-C
/// ends the process on Linux when its type is first used.
enum ActorBases {
  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for declaration in outline.declarations where declaration.kind == .actor {
        let colon = declaration.keyword + 2
        guard listing.says(":", at: colon), listing.says("NSObject", at: colon + 1) else {
          continue
        }
        let hasOthers = listing.says(",", at: colon + 2)
        revision.remove(
          file, hasOthers ? colon + 1..<colon + 3 : colon..<colon + 2,
          "an actor's superclass NSObject left out")
      }
    }
  }
}
