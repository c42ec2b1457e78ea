/// Rewrites code that makes an object of an app's window class without an argument, if the class
/// has `init(frame:)` of its own.
///
/// A class inherits `init()` only if it has all initialisers that are not convenient. Before iOS 13
/// those of a window were `init(frame:)` and `init(coder:)`; now `init(windowScene:)` is one, too.
///
/// ```swift
/// static let shared = PopupWindow()
/// static let shared = PopupWindow(frame: UIScreen.main.bounds)
/// ```
///
/// The size is that of the screen, which a window without a frame gets.
enum PlainWindows {
  static func run(_ revision: inout Revision) {
    let program = revision.program
    for (file, outline) in program.outlines.enumerated() {
      let listing = outline.listing
      for index in listing.tokens.indices
      where listing.says("(", at: index) && listing.says(")", at: index + 1)
        && listing.isWord(index - 1) && listing.touchesNext(index - 1)
        && !listing.says(".", at: index - 2) && !listing.says("func", at: index - 2)
        && needsFrame(listing.words[index - 1], program)
      {
        revision.replace(
          file, index..<index + 1, with: "(frame: UIScreen.main.bounds",
          "\(listing.words[index - 1])() with the screen's frame")
      }
    }
  }

  /// Returns true if a name is that of a window class of the app that has `init(frame:)` of its
  /// own, but neither `init()` nor `init(windowScene:)`.
  private static func needsFrame(_ name: String, _ program: Program) -> Bool {
    guard let entry = program.types[name], entry.declaration != nil,
      program.ancestry(of: entry).contains("UIWindow")
    else { return false }
    let names = program.lineage(of: entry).flatMap { type in
      program.members(of: type).filter { program[$0].kind == .initializer }
        .map { program[$0].fullName }
    }
    return names.contains("init(frame:)") && !names.contains("init()")
      && !names.contains("init(windowScene:)")
  }
}
