/// Leaves out the attributes that speak to Objective-C, to Interface Builder and to the launcher of an app.
///
/// Off Apple's runtime the compiler refuses them. What they promise is kept otherwise: a selector is made of the method
/// itself, a nib is loaded by nobody, and an app is started by the test.
enum Attributes {
  private static let leftOut: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain",
    "NSApplicationMain", "main",
  ]

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
      leaveOutAttributes(file, outline.listing, &revision)
      leaveOutDynamic(file, outline, &revision)
    }
  }

  private static func leaveOutAttributes(
    _ file: Int, _ listing: Listing, _ revision: inout Revision
  ) {
    for index in listing.tokens.indices where listing.says("@", at: index) {
      let name = listing.word(index + 1)
      let end = listing.endOfAttribute(index)
      if name == "NSManaged" {
        revision.report(
          file, index, "Core Data makes this property at run time, and there is no Core Data here.",
          "Give the type a plain stored property, or leave the file out.")
      }
      if leftOut.contains(name) {
        revision.remove(file, index..<end, "\(listing.line(index..<end)) left out")
      } else if name == "convention", listing.line(index + 2..<end) == "(block)" {
        revision.remove(file, index..<end, "@convention(block) left out")
      }
    }
  }

  private static func leaveOutDynamic(
    _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    for declaration in outline.declarations {
      for index in declaration.modifiers where outline.listing.words[index] == "dynamic" {
        revision.remove(file, index..<index + 1, "dynamic left out")
      }
    }
  }
}
