public import Turnstile

/// The museum: transitions as people write them, right and wrong.
///
/// Every folder is one kind of fault, and every exhibit a file in it that needs nothing but
/// `import UIKit`: a careful transition from the folder CardsAndPages with one thing done wrong.
/// The file named after the folder builds the subjects.
///
/// - Articles: five systems from tutorials, with the quirks they were published with
/// - Gestures: a finger says one thing, the transition hears another
/// - Outcome: what is reported is not what happened
/// - Ownership: a view is taken from the one it belongs to
/// - Leftovers: what was changed for the animation stays changed
/// - Frames: the right size at the wrong time
/// - Timing: the animation ends early, late, or not at all
/// - Overlaps: one thing starts while another is under way
/// - Memory: something is kept for too long, or not for long enough
/// - Appearance: controllers are told what did not happen
/// - Sheets: a finger pulls the system's own sheet, and the delegate mishears
/// - Zooms: a finger pulls a page that the system zoomed in, at any time
/// - LookAlikes: right code that looks wrong
public enum Exhibits {
  /// One exhibit for every row of the table of known bugs, in its order.
  public static let rows: [Exhibit] = folders.flatMap { $0 }.sorted { $0.row! < $1.row! }

  private static let folders: [[Exhibit]] = [
    gestures, outcome, ownership, leftovers, frames, timing, overlaps, memory, appearance,
    sheets, zooms,
  ]

  /// Every subject there is. The faults are declared, so a gate over all of them is content.
  public static var all: [Subject] {
    (articles + rows).flatMap { [$0.declared, $0.corrected] } + lookAlikes
  }
}
