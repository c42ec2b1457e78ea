public import Turnstile

/// The museum: transitions as people write them, each with a known bug and again without it.
///
/// Every folder has one kind of bugs. Every exhibit has a file that imports only UIKit and adds one
/// mistake to a correct transition from the folder CardsAndPages. The file named after the folder
/// makes the subjects that are checked.
///
/// - Articles: five transitions from tutorials, with the bugs they were published with
/// - Gestures: a transition that misunderstands the finger
/// - Outcome: a report that is not what happened
/// - Ownership: a view taken from the container that it belongs to
/// - Leftovers: changes made for the animation that are not undone
/// - Frames: frames that are set at the wrong time
/// - Timing: animations that end early, late, or not at all
/// - Overlaps: a transition that starts while another one is in progress
/// - Memory: objects that are kept too long or not long enough
/// - Appearance: controllers that are told of appearances that did not happen
/// - Sheets: the system's own sheet under a finger, with a delegate that misunderstands it
/// - Zooms: a page that the system zoomed in, pulled by a finger at any time
/// - LookAlikes: correct code that looks wrong
public enum Exhibits {
  /// The exhibits of all bugs in the table of known bugs, in the table's order.
  public static let rows: [Exhibit] = folders.flatMap { $0 }.sorted { $0.row! < $1.row! }

  private static let folders: [[Exhibit]] = [
    gestures, outcome, ownership, leftovers, frames, timing, overlaps, memory, appearance,
    sheets, zooms,
  ]

  /// All subjects of the museum. Their bugs are declared as known, so a check of all of them
  /// passes.
  public static var all: [Subject] {
    (articles + rows).flatMap { [$0.declared, $0.corrected] } + lookAlikes
  }
}
