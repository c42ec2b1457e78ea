/// Replaces `os(…)` and `canImport(…)` in `#if` by the values that they have on iOS.
///
/// On Linux `os(iOS)` is false, so the compiler would skip the code that is to be tested.
/// `canImport(Photos)` is false on Linux as well, and true on every phone. `canImport(Lottie)` is
/// true in the author's build, too, if a file of the app imports Lottie without a condition,
/// because that file would not compile without Lottie.
enum Conditions {
  static func run(_ revision: inout Revision) {
    let program = revision.program
    // Few apps ask for a module that is not Apple's, and only then the imports are read.
    lazy var imported = Imports.unconditional(in: program)
    func isOnDevice(_ module: String) -> Bool {
      AppleFrameworks.isOnPhone(module) || imported.contains(module)
    }
    for (file, outline) in revision.program.ownOutlines {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("#if", at: index) || listing.says("#elseif", at: index) {
        var next = index + 1
        while next + 3 < listing.count, !listing.beginsLine(next) {
          if listing.says("os", at: next), listing.says("(", at: next + 1),
            listing.says(")", at: next + 3)
          {
            let condition = listing.line(next..<next + 4)
            let answer = listing.words[next + 2] == "iOS" ? "true" : "false"
            revision.replace(
              file, next..<next + 4, with: answer, "\(condition) made \(answer)")
            next += 3
          } else if listing.says("canImport", at: next), listing.says("(", at: next + 1),
            listing.says(".", at: next + 3)
          {
            // `canImport(UIKit.UIViewController)` has the value of `canImport(UIKit)`, because the
            // submodule's contents belong to the module.
            let end = listing.partner[next + 1]
            let module = listing.words[next + 2]
            let condition = listing.line(next..<end + 1)
            let answer = isOnDevice(module) ? "true" : "canImport(\(module))"
            revision.replace(file, next..<end + 1, with: answer, "\(condition) made \(answer)")
            next = end
          } else if listing.says("canImport", at: next), listing.says("(", at: next + 1),
            listing.says(")", at: next + 3), isOnDevice(listing.words[next + 2])
          {
            // The branch behind `canImport` is compiled although its module may be missing on
            // Linux. Other rewrites remove only the code in the branch that uses the module.
            let condition = listing.line(next..<next + 4)
            revision.replace(file, next..<next + 4, with: "true", "\(condition) made true")
            next += 3
          }
          next += 1
        }
      }
    }
  }
}
