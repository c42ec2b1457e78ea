/// Makes outlets, actions and classes accessible to the Swift code that is written for the app's
/// storyboards.
///
/// On a device, storyboards connect outlets and actions by name at run time, even `private` ones.
/// Here the code that connects them is Swift in another file. So an outlet or an action loses its
/// `private`, and so does a private extension that contains it. A storyboard finds a private class
/// too, if `@objc(Name)` gives the class a name in Objective-C.
enum InterfaceAccess {
  private static let attributes: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction",
  ]

  static func run(_ revision: inout Revision) {
    for (file, outline) in revision.program.outlines.enumerated() {
      var opened: Set<Int> = []
      for declaration in outline.declarations {
        let isConnected = declaration.attributes.contains {
          let word = outline.listing.word($0.lowerBound + 1)
          let isNamed = word == "objc" && outline.listing.says("(", at: $0.lowerBound + 2)
          return attributes.contains(word) || declaration.kind == .class && isNamed
        }
        guard isConnected else { continue }
        open(declaration, file, outline, &revision)
        // The members of a private extension are private, so an extension with outlets or actions
        // loses its `private` as well.
        if let parent = declaration.parent, outline.declarations[parent].kind == .extension,
          opened.insert(parent).inserted
        {
          open(outline.declarations[parent], file, outline, &revision)
        }
      }
    }
  }

  private static func open(
    _ declaration: Declaration, _ file: Int, _ outline: Outline, _ revision: inout Revision
  ) {
    let listing = outline.listing
    for index in declaration.modifiers
    where ["private", "fileprivate"].contains(listing.words[index]) {
      // If the modifier is `private(set)`, its parentheses are removed together with it.
      let isSetter = listing.says("(", at: index + 1)
      let end = isSetter ? listing.partner[index + 1] + 1 : index + 1
      revision.remove(
        file, index..<end, "\(listing.words[index]) left out, for a storyboard or nib connects it")
    }
  }
}
